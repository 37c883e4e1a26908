import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { fallbackCountry } from '../../shared/challenge/phone-number.ts';
import { compileRules } from '../../shared/rules/compile.ts';
import type { AuthenticatorViewProps } from './AuthenticatorView.tsx';
import { toKey } from './authenticator.ts';
import type { ContactViewProps } from './ContactView.tsx';
import type { PaymentPasswordViewProps } from './PaymentPasswordView.tsx';

const because = (error: unknown) => ({ error, attempt: 1 });
const network = because(new ApiError('NETWORK'));

/** Every state of the window "transaction password" (SBK-01). */
export const paymentPasswordStates = defineStates<PaymentPasswordViewProps>()((say) => {
  const rules = compileRules(
    { paymentPassword: { enabled: true, minLength: 6, maxLength: 6, patternId: 'digits' } },
    ['paymentPassword'] as const,
  );
  const first = { isSet: false, rule: rules.fields[0] ?? null, failure: null, busy: false };
  return {
    first,
    change: { ...first, isSet: true },
    rulesUnknown: { ...first, rule: null },
    busy: { ...first, busy: true },
    wrongLogin: { ...first, failure: because(new ApiError('CREDENTIALS_WRONG')) },
    refused: {
      ...first,
      failure: because(
        new ApiError('VALIDATION', { fields: { paymentPassword: say('sample.longHint') } }),
      ),
    },
    network: { ...first, failure: network },
  };
});

/** Every state of the window for a mobile number or an e-mail address (SBK-01). */
export const contactStates = defineStates<ContactViewProps>()(() => {
  const unsent = { secondsLeft: 0, validMinutes: null, sending: false };
  const mobile = {
    channel: 'mobile',
    current: null,
    countries: [fallbackCountry, { code: 'IN', dialCode: '91', name: 'IN' }],
    code: unsent,
    failure: null,
    busy: false,
  } as const;
  const email = { ...mobile, channel: 'email' } as const;
  return {
    mobile,
    /** Text typed before the session expired. */
    left: { ...mobile, draft: { contact: '98300 12345', country: 'IN' } },
    mobileChange: { ...mobile, current: '+880 17** *** 678' },
    email,
    emailChange: { ...email, current: 'ra***@example.com' },
    sending: { ...email, code: { ...unsent, sending: true } },
    sent: { ...email, code: { secondsLeft: 172, validMinutes: 3, sending: false } },
    busy: { ...mobile, busy: true },
    codeWrong: { ...mobile, failure: because(new ApiError('SMS_CODE_WRONG')) },
    codeExpired: { ...email, failure: because(new ApiError('SMS_CODE_EXPIRED')) },
    numberWrong: { ...mobile, failure: because(new ApiError('PHONE_INVALID')) },
    tooSoon: {
      ...mobile,
      failure: because(new ApiError('RATE_LIMITED', { retryAfterSeconds: 180 })),
    },
    network: { ...email, failure: network },
  };
});

/** Every state of the window for two-step verification (SBK-01). */
export const authenticatorStates = defineStates<AuthenticatorViewProps>()(() => {
  const secret = toKey({
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Parlour:rafid77?secret=JBSWY3DPEHPK3PXP&issuer=Parlour',
  });
  const begin = { isOn: false, secret: null, failure: null, busy: false } as const;
  const learned = { ...begin, secret };
  return {
    begin,
    beginning: { ...begin, busy: true },
    beginFailed: { ...begin, failure: network },
    learned,
    /** The address does not belong to an app: shows the key alone. */
    withoutAddress: { ...learned, secret: { ...secret, uri: null } },
    codeWrong: { ...learned, failure: because(new ApiError('CHALLENGE_WRONG')) },
    saving: { ...learned, busy: true },
    on: { ...begin, isOn: true },
    onCodeWrong: { ...begin, isOn: true, failure: because(new ApiError('CHALLENGE_WRONG')) },
    onNetwork: { ...begin, isOn: true, failure: network },
  };
});

/** The states whose screenshots are compared. */
export const paymentPasswordFaces = ['first', 'wrongLogin'] as const satisfies readonly StateId<
  typeof paymentPasswordStates
>[];
export const contactFaces = ['sent', 'mobileChange'] as const satisfies readonly StateId<
  typeof contactStates
>[];
export const authenticatorFaces = ['learned', 'on'] as const satisfies readonly StateId<
  typeof authenticatorStates
>[];
