import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { ChallengeError } from '../../shared/challenge/challenge-error.ts';
import type { Captcha } from '../../shared/challenge/use-captcha.ts';
import type { SmsCountdown } from '../../shared/challenge/use-sms-countdown.ts';
import { sampleCaptchaPicture } from '../../testing/captcha-picture.ts';
import type { LoginViewProps } from './LoginView.props.ts';
import type { LoginFailure } from './login-model.ts';

const nothing = () => undefined;

const noCaptcha: Captcha = {
  id: undefined,
  imageSrc: undefined,
  status: 'off',
  refresh: nothing,
  refreshDisabled: false,
};

const captcha: Captcha = {
  ...noCaptcha,
  id: 'c1',
  imageSrc: sampleCaptchaPicture,
  status: 'ready',
};

const noSms: Pick<SmsCountdown, 'secondsLeft' | 'sent' | 'sending'> = {
  secondsLeft: 0,
  sent: null,
  sending: false,
};

const failed = (error: unknown, rest: Partial<LoginFailure> = {}): LoginFailure => ({
  method: 'username',
  error,
  attempt: 1,
  ...rest,
});

/** An unknown sentence from a server: shown as plain text, however long. */
const longSentence = {
  bn: '<b>\u0985\u09cd\u09af\u09be\u0995\u09be\u0989\u09a8\u09cd\u099f</b> '.repeat(12),
  en: '<b>Account</b> under review, please wait. '.repeat(8),
};

const shortSentence = { bn: '\u0985\u09ac\u09c8\u09a7', en: 'Not allowed here.' };

/** Every state of the login window (LGN-01 … LGN-07). */
export const loginStates = defineStates<LoginViewProps>()((_say, language) => {
  const rest: LoginViewProps = {
    methods: ['username', 'sms'],
    method: 'username',
    resumes: false,
    username: '',
    mobile: '',
    remembered: false,
    failure: null,
    busy: null,
    captcha: noCaptcha,
    sms: noSms,
    countries: [
      { code: 'BD', dialCode: '880', name: 'Bangladesh' },
      { code: 'IN', dialCode: '91', name: 'India' },
    ],
    canRegister: true,
    canFreePlay: true,
    onMethod: nothing,
    onType: nothing,
    onForgot: nothing,
    onOtherWay: nothing,
    onUsername: nothing,
    onSms: nothing,
    onSendCode: nothing,
    onFreePlay: nothing,
    onRegister: nothing,
    onDismiss: nothing,
  };
  const sent = {
    to: { countryDialingCode: '880', number: '1712345678' },
    validMinutes: 3,
  };
  const filled = { ...rest, username: 'rafid_dhaka', remembered: true };
  const error = (code: ConstructorParameters<typeof ApiError>[0], detail = {}) => ({
    ...filled,
    failure: failed(new ApiError(code, detail)),
  });
  const phone = (error: unknown): LoginViewProps => ({
    ...rest,
    method: 'sms',
    failure: failed(error, { method: 'sms' }),
  });
  const code = (error: unknown): LoginViewProps => ({
    ...rest,
    method: 'sms',
    sms: { ...noSms, sent },
    failure: failed(error, { method: 'sms' }),
  });
  return {
    username: rest,
    remembered: filled,
    keepsNothing: { ...rest, canRemember: false },
    sms: { ...rest, method: 'sms' },
    smsSending: { ...rest, method: 'sms', sms: { ...noSms, sending: true } },
    smsSent: { ...rest, method: 'sms', sms: { ...noSms, sent, secondsLeft: 47 } },
    smsSentEarlier: { ...rest, method: 'sms', sms: { ...noSms, sent } },
    smsNumberRefused: {
      ...rest,
      method: 'sms',
      failure: failed(new ApiError('PHONE_INVALID'), { method: 'sms' }),
    },
    smsRefused: {
      ...rest,
      method: 'sms',
      sms: { ...noSms, sent },
      failure: failed(new ApiError('CREDENTIALS_WRONG'), { method: 'sms' }),
    },
    captcha: { ...error('CREDENTIALS_WRONG', { captchaRequired: true }), captcha },
    captchaWrong: { ...error('CAPTCHA_WRONG'), captcha },
    captchaLoading: {
      ...error('CAPTCHA_REQUIRED'),
      captcha: { ...noCaptcha, status: 'loading', refreshDisabled: true },
    },
    captchaFailed: { ...error('CAPTCHA_REQUIRED'), captcha: { ...noCaptcha, status: 'failed' } },
    wrong: error('CREDENTIALS_WRONG'),
    notMember: error('NOT_MEMBER'),
    notAgent: error('NOT_AGENT'),
    rateLimited: error('RATE_LIMITED', { retryAfterSeconds: 42 }),
    network: error('NETWORK'),
    timeout: error('TIMEOUT'),
    malformed: error('MALFORMED'),
    schema: error('SCHEMA'),
    maintenance: error('MAINTENANCE'),
    botCheck: { ...filled, busy: 'check' },
    botFailed: { ...filled, failure: failed(new ChallengeError('BOT_FAILED')) },
    botBlocked: { ...filled, failure: failed(new ChallengeError('BOT_BLOCKED')) },
    botTimeout: { ...filled, failure: failed(new ChallengeError('BOT_TIMEOUT')) },
    misconfigured: { ...filled, failure: failed(new ChallengeError('MISCONFIGURED')) },
    fieldsRefused: {
      ...filled,
      failure: failed(
        new ApiError('VALIDATION', { fields: { username: shortSentence[language] } }),
      ),
    },
    accountLocked: error('ACCOUNT_LOCKED'),
    regionBlocked: error('REGION_BLOCKED'),
    phoneMissing: phone(new ApiError('PHONE_MISSING')),
    phoneTooMany: phone(new ApiError('RATE_LIMITED', { retryAfterSeconds: 300 })),
    phoneCaptcha: phone(new ApiError('PHONE_CAPTCHA_FAILED')),
    phoneDomain: phone(new ChallengeError('PHONE_DOMAIN')),
    phoneQuota: phone(new ApiError('PHONE_QUOTA')),
    phoneNotAllowed: phone(new ApiError('PHONE_NOT_ALLOWED')),
    phonePopupClosed: phone(new ApiError('PHONE_POPUP_CLOSED')),
    phoneUnknown: phone(new ChallengeError('PHONE_FAILED')),
    phoneBlocked: phone(new ChallengeError('PHONE_BLOCKED')),
    codeWrong: code(new ApiError('SMS_CODE_WRONG')),
    codeMissing: code(new ApiError('PHONE_CODE_MISSING')),
    codeExpired: code(new ApiError('SMS_CODE_EXPIRED')),
    serverSentence: error('UNKNOWN', { serverMessage: longSentence[language] }),
    busy: { ...filled, busy: 'login' },
    freePlayBusy: { ...rest, busy: 'freePlay' },
    resumes: { ...rest, resumes: true },
    usernameOnly: { ...rest, methods: ['username'] },
    loginOnly: { ...rest, methods: ['username'], canRegister: false, canFreePlay: false },
  };
});

/** The states whose screenshots are compared. */
export const loginFaces = ['username', 'smsSent', 'wrong'] as const satisfies readonly StateId<
  typeof loginStates
>[];
