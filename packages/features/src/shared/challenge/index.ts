export { CaptchaInput, type CaptchaInputProps } from './CaptchaInput.tsx';
export { CaptchaWidget, type CaptchaWidgetProps } from './CaptchaWidget.tsx';
export { ChallengeError, type ChallengeErrorCode, challengeMessage } from './challenge-error.ts';
export { type Countdown, createCountdown } from './countdown.ts';
export { maskedMobile } from './mask.ts';
export { oneTimeCode } from './one-time-code.ts';
export {
  fallbackCountry,
  isNumberOf,
  mostDigits,
  nationalNumber,
  someCountries,
  toCountries,
  withoutCountry,
} from './phone-number.ts';
export { SmsCodeInput, type SmsCodeInputProps } from './SmsCodeInput.tsx';
export { SmsCodeWidget, type SmsCodeWidgetProps } from './SmsCodeWidget.tsx';
export type { SmsPurpose, SmsSent, SmsTarget } from './sms-sender.ts';
export { type Captcha, captchaGap, useCaptcha } from './use-captcha.ts';
export { type SmsCountdown, useSmsCountdown } from './use-sms-countdown.ts';
