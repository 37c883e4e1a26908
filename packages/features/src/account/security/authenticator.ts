import { oneTimeCode } from '../../shared/challenge/one-time-code.ts';
import { formSchema, textThat } from '../../shared/form/schema.ts';

/** The key of an authenticator app, shown once. */
export interface AuthenticatorKey {
  /** In groups of four, as apps display it. */
  readonly spelled: string;
  readonly secret: string;
  /** Address for a QR code and for an app on this device; `null` if it does not belong to an authenticator app. */
  readonly uri: string | null;
}

/** Converts the API's key to the view model. An address that does not belong to an authenticator is never a link. */
export const toKey = ({ secret, uri }: { secret: string; uri: string }): AuthenticatorKey => ({
  secret,
  spelled: (secret.match(/.{1,4}/g) ?? []).join(' '),
  uri: uri.startsWith('otpauth://totp/') ? uri : null,
});

export const codeNames = ['code'] as const;

/** Schema of an app's code: it has six digits. */
export const codeSchema = formSchema(['required', 'digits'] as const, {
  code: textThat((typed) => {
    const bare = oneTimeCode(typed);
    if (bare === '') return 'required';
    return /^\d{6}$/.test(bare) ? null : 'digits';
  }),
});
