import type { ApiErrorCode } from '@parlour/api-client';
import type { firstErrors, SayRefusal } from '../error-message.ts';
import type { MessageKey } from '../use-t.ts';

/** The rest of the codes; together with the first page's none is left out. */
const messageOf: Record<Exclude<ApiErrorCode, keyof typeof firstErrors>, MessageKey> = {
  TRIAL_FORBIDDEN: 'error.trialForbidden',
  NOT_AGENT: 'error.notAgent',
  NOT_MEMBER: 'error.notMember',
  GAME_MAINTENANCE: 'screen.gameUnavailable.title',
  VALIDATION: 'error.validation',
  CAPTCHA_REQUIRED: 'error.captchaRequired',
  CAPTCHA_WRONG: 'error.captchaWrong',
  CREDENTIALS_WRONG: 'error.credentials',
  AFFILIATE_INVALID: 'error.affiliateInvalid',
  RATE_LIMITED: 'error.rateLimitedLater',
  SMS_CODE_WRONG: 'error.smsCodeWrong',
  SMS_CODE_EXPIRED: 'error.smsCodeExpired',
  PHONE_INVALID: 'phone.invalidNumber',
  INSUFFICIENT_BALANCE: 'error.insufficientBalance',
  FORBIDDEN: 'error.forbidden',
  NOT_FOUND: 'error.notFound',
  ALREADY_DONE: 'error.alreadyDone',
  FEATURE_OFF: 'error.featureOff',
  ACCOUNT_NOT_FOUND: 'error.accountNotFound',
  ACCOUNT_LOCKED: 'error.accountLocked',
  REGISTRATION_CLOSED: 'error.registrationClosed',
  EXTRA_VERIFICATION: 'error.extraVerification',
  CHALLENGE_WRONG: 'error.challengeWrong',
  CHALLENGE_EXPIRED: 'error.challengeExpired',
  PHONE_MISSING: 'phone.missingNumber',
  PHONE_CODE_MISSING: 'phone.missingCode',
  PHONE_CAPTCHA_FAILED: 'phone.captchaFailed',
  PHONE_QUOTA: 'phone.quotaExceeded',
  PHONE_NOT_ALLOWED: 'phone.notAllowed',
  PHONE_POPUP_CLOSED: 'phone.popupClosed',
  PAYMENT_PASSWORD_MISSING: 'error.transactionPasswordMissing',
  PAYMENT_PASSWORD_WRONG: 'error.wrongTransactionPassword',
  INSUFFICIENT_POINTS: 'error.insufficientPoints',
  OUT_OF_STOCK: 'points.outOfStock',
  LIMIT_REACHED: 'error.overLimit',
  TURNOVER_REQUIRED: 'error.turnoverRequired',
  PLAY_PAUSED: 'rgMsg.timeOutLead',
  UPLOAD_REFUSED: 'error.uploadRefused',
  IDEMPOTENCY_MISMATCH: 'error.resultUnknown',
  ENCRYPTION_REQUIRED: 'error.configMissing',
};

const isKnown = (code: ApiErrorCode): code is keyof typeof messageOf =>
  Object.hasOwn(messageOf, code);

/** A refusal in words; one for now says for how long. */
export const sayRefusal: SayRefusal = ({ code, retryAfterSeconds }, t) => {
  if (code === 'RATE_LIMITED' && retryAfterSeconds !== undefined) {
    return t('error.rateLimited', { seconds: retryAfterSeconds });
  }
  return t(isKnown(code) ? messageOf[code] : 'error.unknown');
};
