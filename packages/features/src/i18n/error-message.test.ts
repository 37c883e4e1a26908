import { ApiError, type ApiErrorCode } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { messages as bn } from './bn.ts';
import { messages as en } from './en.ts';
import { errorMessage } from './error-message.ts';
import type { MessageKey, Translate } from './use-t.ts';

const speaking =
  (texts: Readonly<Record<string, string>>): Translate =>
  (key, values = {}) =>
    (texts[key] ?? '').replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]));

/** Every code and the sentence it has to say, written down a second time: another one is another promise. */
const sentences: Readonly<Record<Exclude<ApiErrorCode, 'UNKNOWN'>, MessageKey>> = {
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
};

const isCode = (code: string): code is keyof typeof sentences => Object.hasOwn(sentences, code);

test.each(Object.entries(sentences))('[ERR-01] %s says %s in both languages', (code, key) => {
  if (!isCode(code)) throw new Error(`No code: ${code}`);
  const error = new ApiError(code, { serverMessage: '<b>server</b>' });
  expect(errorMessage(error, (said) => said)).toBe(key);
  expect(errorMessage(error, speaking(bn))).toMatch(/[\u0980-\u09FF]/);
  expect(errorMessage(error, speaking(en))).toMatch(/^[A-Z][^{}_<>]+$/);
});

test('[ERR-01] of what has no sentence here the server\u2019s own words are said, as text', () => {
  const error = new ApiError('UNKNOWN', { serverMessage: '<b>server</b>' });
  expect(errorMessage(error, speaking(en))).toBe('<b>server</b>');
  expect(errorMessage(new ApiError('UNKNOWN'), speaking(en))).toBe(en['error.unknown']);
});

test('[ERR-01] a refusal for now says for how long; a stranger among errors says nothing technical', () => {
  const wait = new ApiError('RATE_LIMITED', { retryAfterSeconds: 40 });
  expect(errorMessage(wait, speaking(en))).toBe('Too many attempts. Try again in 40 s.');
  const bug = new TypeError('x is not a function');
  expect(errorMessage(bug, speaking(en))).toBe(en['error.unknown']);
  expect(errorMessage(undefined, speaking(en))).toBe(en['error.unknown']);
});
