import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { ChallengeError } from '../../shared/challenge/challenge-error.ts';
import type { Captcha } from '../../shared/challenge/use-captcha.ts';
import { compileRules } from '../../shared/rules/compile.ts';
import type { RegisterValues } from './check.ts';
import type { RegisterFailure } from './failure.ts';
import { registerFieldNames } from './fields.ts';
import { type PlanOptions, planFields } from './plan.ts';
import type { RegisterViewProps } from './RegisterView.tsx';

const nothing = () => undefined;

const noCaptcha: Captcha = {
  id: undefined,
  imageSrc: undefined,
  status: 'off',
  refresh: nothing,
  refreshDisabled: false,
};

/** A sample of the server's captcha picture. */
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="128" height="48"%3E%3Crect width="128" height="48" fill="%23eaf1ec"/%3E%3Cpath d="M0 34C30 10 60 44 128 14" stroke="%237fa79b" stroke-width="2" fill="none"/%3E%3Cg fill="none" stroke="%23155e57" stroke-width="4"%3E%3Cpath d="M18 16h14L22 36M46 14v22M58 14 47 25l12 11M74 36V14l-10 15h15M94 14l12 22M106 14 94 36"/%3E%3C/g%3E%3C/svg%3E';
const captcha: Captcha = { ...noCaptcha, id: 'c1', imageSrc: picture, status: 'ready' };

const rule = (order: number, rest: Record<string, unknown> = {}) => ({
  enabled: true,
  order,
  ...rest,
});

/** Rules of a typical site. */
const usual: Readonly<Record<string, unknown>> = {
  username: rule(1, { required: true, minLength: 4, maxLength: 16, patternId: 'lettersFirst' }),
  password: rule(2, {
    required: true,
    minLength: 8,
    maxLength: 20,
    patternId: 'upperLowerDigitSpecial',
  }),
  confirmPassword: rule(3, { required: true }),
  mobileNum: rule(4, { required: true, minLength: 10, maxLength: 10, patternId: 'digits' }),
  birthday: rule(5, { required: true }),
  referralCode: rule(6, { minLength: 4, maxLength: 12, patternId: 'lettersOrDigits' }),
};

/** A site that requires every known field, and an unknown one. */
const everything: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    registerFieldNames.map((name, order) => [name, rule(order, { minLength: 2, maxLength: 40 })]),
  ),
  ...usual,
  preferredGreeting: rule(90, { maxLength: 30, patternId: 'unheardOf' }),
};

const switches = {
  byUsername: true,
  byMobile: true,
  smsCode: true,
  mobilePassword: true,
  referralCode: true,
};

const plan = (raw: unknown, options: Partial<PlanOptions> = {}) =>
  planFields({
    rules: compileRules(raw, registerFieldNames),
    tab: 'register',
    switches,
    captchaAsked: false,
    linkCodeValid: false,
    ...options,
  });

const filled: RegisterValues = {
  username: 'rafid_dhaka',
  password: 'Padma#2026',
  confirmPassword: 'Padma#2026',
  mobileNum: '1712345678',
  birthday: '1998-04-14',
  agreement: true,
};

/** Every state of the registration form (REG-01 … REG-06). */
export const registerStates = defineStates<RegisterViewProps>()((say) => {
  const ready: RegisterViewProps = {
    status: 'ready',
    tabs: ['register', 'registerMobile'],
    tab: 'register',
    onTab: nothing,
    fields: plan(usual),
    minAge: 21,
    agreementTexts: ['terms', 'privacy'],
    today: '2026-11-20',
    countries: [
      { code: 'BD', dialCode: '880', name: 'Bangladesh' },
      { code: 'IN', dialCode: '91', name: 'India' },
    ],
    country: 'BD',
    onCountry: nothing,
    captcha: noCaptcha,
    sms: { secondsLeft: 0, sent: null, sending: false },
    onSendCode: nothing,
    confirmedCode: null,
    failure: null,
    busy: false,
    initialValues: {},
    onLogin: nothing,
    onRetry: nothing,
    onSubmit: nothing,
  };
  const mobile: RegisterViewProps = {
    ...ready,
    tab: 'registerMobile',
    fields: plan(usual, { tab: 'registerMobile' }),
  };
  const refused = (error: unknown): RegisterFailure => ({ error });
  const failed = (error: unknown): RegisterViewProps => ({
    ...ready,
    initialValues: filled,
    failure: refused(error),
  });
  const withCaptcha = plan(usual, { captchaAsked: true });
  return {
    loading: { ...ready, status: 'loading' },
    failed: { ...ready, status: 'failed', loadError: new ApiError('NETWORK') },
    closed: { ...ready, status: 'closed' },
    withoutTexts: { ...ready, agreementTexts: [] },
    username: ready,
    mobile,
    oneTab: { ...ready, tabs: ['register'] },
    smsSending: {
      ...mobile,
      initialValues: filled,
      sms: { secondsLeft: 0, sent: null, sending: true },
    },
    smsCountdown: {
      ...mobile,
      initialValues: filled,
      sms: {
        secondsLeft: 47,
        sent: { to: { countryDialingCode: '880', number: '1712345678' }, validMinutes: 3 },
        sending: false,
      },
    },
    captcha: { ...ready, fields: withCaptcha, captcha, initialValues: filled },
    captchaWrong: {
      ...ready,
      fields: withCaptcha,
      captcha,
      initialValues: filled,
      failure: refused(new ApiError('CAPTCHA_WRONG')),
    },
    captchaFailed: {
      ...ready,
      fields: withCaptcha,
      captcha: { ...noCaptcha, status: 'failed' },
      initialValues: filled,
    },
    linkCode: {
      ...ready,
      confirmedCode: 'PADMA7',
      initialValues: { referralCode: 'PADMA7' },
    },
    linkCodeUnknown: {
      ...ready,
      fields: plan({ ...usual, affiliateCode: rule(9) }),
      rejectedCode: 'NOBODY',
      initialValues: { affiliateCode: 'NOBODY' },
    },
    offered: { ...ready, offered: { username: 'rafid_dhaka', mobileNum: '1712345678' } },
    checking: { ...ready, initialValues: filled, busy: true, checking: true },
    submitting: { ...ready, initialValues: filled, busy: true },
    botFailed: failed(new ChallengeError('BOT_FAILED')),
    botTimeout: failed(new ChallengeError('BOT_TIMEOUT')),
    phoneDomain: {
      ...mobile,
      initialValues: filled,
      failure: refused(new ChallengeError('PHONE_DOMAIN')),
    },
    smsCodeWrong: {
      ...mobile,
      initialValues: { ...filled, verificationCode: '000000' },
      failure: refused(new ApiError('SMS_CODE_WRONG')),
    },
    smsCodeExpired: {
      ...mobile,
      initialValues: { ...filled, verificationCode: '000000' },
      failure: refused(new ApiError('SMS_CODE_EXPIRED')),
    },
    phoneInvalid: {
      ...mobile,
      initialValues: filled,
      failure: refused(new ApiError('PHONE_INVALID')),
    },
    tooLong: {
      ...ready,
      fields: plan({ ...usual, nickname: rule(9, { required: true, minLength: 2, maxLength: 8 }) }),
      initialValues: { ...filled, nickname: say('sample.longLabel').slice(0, 12) },
    },
    serverErrors: failed(
      new ApiError('VALIDATION', {
        fields: {
          referralCode: say('validation.invitationCode'),
          confirmPassword: say('validation.passwordMismatch'),
        },
      }),
    ),
    network: failed(new ApiError('NETWORK')),
    serverSentence: failed(
      new ApiError('UNKNOWN', { serverMessage: `<b>${say('error.forbidden')}</b>` }),
    ),
    everyField: { ...ready, fields: plan(everything) },
    longTexts: {
      ...ready,
      fields: plan({
        ...usual,
        motto: rule(9, {
          required: true,
          minLength: 2,
          label: `${say('error.network')} ${say('error.network')}`.slice(0, 80),
        }),
      }),
      initialValues: { ...filled, referralCode: 'PADMA7' },
      failure: refused(
        new ApiError('VALIDATION', {
          fields: { referralCode: `${say('error.network')} ${say('error.unknown')}` },
        }),
      ),
    },
  };
});

/** The states whose screenshots are compared. */
export const registerFaces = [
  'username',
  'serverErrors',
  'closed',
] as const satisfies readonly StateId<typeof registerStates>[];
