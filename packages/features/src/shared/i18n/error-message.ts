import { type ApiErrorCode, isApiError } from '@parlour/api-client';
import type { MessageKey, Translate } from './use-t.ts';

/** The message of each error code (ERR-01). */
export const errorSentences: Readonly<Record<ApiErrorCode, MessageKey>> = {
  NETWORK: 'error.network',
  TIMEOUT: 'error.timeout',
  HTTP: 'error.server',
  MALFORMED: 'error.badResponse',
  SCHEMA: 'error.badResponse',
  UNAUTHENTICATED: 'error.unauthenticated',
  MAINTENANCE: 'screen.maintenance.body',
  REGION_BLOCKED: 'screen.blocked.body',
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
  ENCRYPTION_KEY_WRONG: 'error.encryptionKeyWrong',
  ENCRYPTION_FAILED: 'error.encryptionFailed',
  UNKNOWN: 'error.unknown',
};

/**
 * Returns what the player reads after a failed call: one plain sentence, never a code, a stack or a server's HTML. The
 * server's sentence is shown unchanged, as plain text, only if we have no better one.
 */
export function errorMessage(error: unknown, t: Translate): string {
  if (!isApiError(error)) return t('error.unknown');
  const { code, serverMessage, retryAfterSeconds } = error;
  if (code === 'UNKNOWN' && serverMessage) return serverMessage;
  if (code === 'RATE_LIMITED' && retryAfterSeconds !== undefined) {
    return t('error.rateLimited', { seconds: retryAfterSeconds });
  }
  return t(errorSentences[code]);
}
