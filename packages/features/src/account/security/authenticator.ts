import { oneTimeCode } from '../../shared/challenge/one-time-code.ts';
import { formSchema, textThat } from '../../shared/form/schema.ts';

/** The key of an authenticator app, shown once. */
export interface AuthenticatorKey {
  /** In groups of four, as apps show it. */
  readonly spelled: string;
  readonly secret: string;
  /** For a QR code and for an app on this device; `null` when it is no address of such an app. */
  readonly uri: string | null;
}

/** Wire → view model. An address that is not meant for an authenticator is never a link. */
export const toKey = ({ secret, uri }: { secret: string; uri: string }): AuthenticatorKey => ({
  secret,
  spelled: (secret.match(/.{1,4}/g) ?? []).join(' '),
  uri: uri.startsWith('otpauth://totp/') ? uri : null,
});

export const codeNames = ['code'] as const;

/** A code of an app has six digits; what is missing is said, what is wrong too. */
export const codeSchema = formSchema(['required', 'digits'] as const, {
  code: textThat((typed) => {
    const bare = oneTimeCode(typed);
    if (bare === '') return 'required';
    return /^\d{6}$/.test(bare) ? null : 'digits';
  }),
});
