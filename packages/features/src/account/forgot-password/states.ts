import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { ForgotPasswordViewProps } from './ForgotPasswordView.props.ts';
import { type ForgotFailure, passwordRule } from './forgot-password-model.ts';

const nothing = () => undefined;

const rule = passwordRule({
  password: {
    enabled: true,
    required: true,
    minLength: 8,
    maxLength: 20,
    patternId: 'upperLowerDigitSpecial',
  },
});

/** Every state of the window for a forgotten password (PWD-01). */
export const forgotPasswordStates = defineStates<ForgotPasswordViewProps>()(() => {
  const rest: ForgotPasswordViewProps = {
    methods: ['email', 'mobileNum'],
    method: 'email',
    username: '',
    email: '',
    mobile: '',
    rule,
    failure: null,
    busy: false,
    sms: { secondsLeft: 0, sent: null, sending: false },
    countries: [
      { code: 'BD', dialCode: '880', name: 'Bangladesh' },
      { code: 'IN', dialCode: '91', name: 'India' },
    ],
    sentTo: null,
    canRegister: true,
    onMethod: nothing,
    onType: nothing,
    onEmail: nothing,
    onSendCode: nothing,
    onPhone: nothing,
    onLogin: nothing,
    onRegister: nothing,
    onDismiss: nothing,
  };
  const sent = { to: { countryDialingCode: '880', number: '1712345678' }, validMinutes: 3 };
  const filled = { ...rest, username: 'rafid_dhaka', email: 'rafid@example.com' };
  const phone = { ...rest, method: 'mobileNum', mobile: '1712345678' } as const;
  const failed = (
    code: ConstructorParameters<typeof ApiError>[0],
    part: Partial<ForgotFailure> = {},
    detail = {},
  ): ForgotFailure => ({
    method: 'email',
    attempt: 1,
    error: new ApiError(code, detail),
    ...part,
  });
  const byPhone = { method: 'mobileNum' } as const;
  return {
    email: rest,
    emailFilled: filled,
    emailOnly: { ...rest, methods: ['email'] },
    emailBusy: { ...filled, busy: true },
    emailSent: { ...filled, sentTo: 'rafid@example.com' },
    emailUnknown: { ...filled, failure: failed('ACCOUNT_NOT_FOUND') },
    emailUnknownClosed: {
      ...filled,
      canRegister: false,
      failure: failed('ACCOUNT_NOT_FOUND'),
    },
    emailRateLimited: {
      ...filled,
      failure: failed('RATE_LIMITED', {}, { retryAfterSeconds: 42 }),
    },
    emailNetwork: { ...filled, failure: failed('NETWORK') },
    phone,
    phoneWithoutRule: { ...phone, rule: null },
    phoneSending: { ...phone, sms: { ...rest.sms, sending: true } },
    phoneSent: { ...phone, sms: { ...rest.sms, sent, secondsLeft: 47 } },
    phoneTooMany: {
      ...phone,
      failure: failed('RATE_LIMITED', byPhone, { retryAfterSeconds: 300 }),
    },
    phoneInvalid: {
      ...phone,
      failure: failed('PHONE_INVALID', byPhone),
    },
    phoneCodeWrong: {
      ...phone,
      sms: { ...rest.sms, sent },
      failure: failed('SMS_CODE_WRONG', byPhone),
    },
    phoneCodeExpired: {
      ...phone,
      sms: { ...rest.sms, sent },
      failure: failed('SMS_CODE_EXPIRED', byPhone),
    },
    phoneUnknown: { ...phone, failure: failed('ACCOUNT_NOT_FOUND', byPhone) },
    phoneBusy: { ...phone, sms: { ...rest.sms, sent }, busy: true },
  };
});

/** The states whose screenshots are compared. */
export const forgotPasswordFaces = [
  'email',
  'phoneSent',
  'phoneCodeWrong',
] as const satisfies readonly StateId<typeof forgotPasswordStates>[];
