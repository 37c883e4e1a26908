import { ApiError, type ApiErrorCode } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { messages as bn } from './bn.ts';
import { messages as en } from './en.ts';
import { errorMessage } from './error-message.ts';
import type { Translate } from './use-t.ts';

const speaking =
  (texts: Readonly<Record<string, string>>): Translate =>
  (key, values = {}) =>
    (texts[key] ?? '').replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]));

const codes: readonly ApiErrorCode[] = [
  ...(['NETWORK', 'TIMEOUT', 'HTTP', 'MALFORMED', 'SCHEMA', 'UNAUTHENTICATED'] as const),
  ...(['TRIAL_FORBIDDEN', 'NOT_AGENT', 'NOT_MEMBER', 'MAINTENANCE', 'REGION_BLOCKED'] as const),
  ...(['GAME_MAINTENANCE', 'VALIDATION', 'CAPTCHA_REQUIRED', 'CAPTCHA_WRONG'] as const),
  ...(['CREDENTIALS_WRONG', 'AFFILIATE_INVALID', 'RATE_LIMITED', 'SMS_CODE_WRONG'] as const),
  ...(['SMS_CODE_EXPIRED', 'PHONE_INVALID', 'INSUFFICIENT_BALANCE', 'UNKNOWN'] as const),
  ...(['FORBIDDEN', 'NOT_FOUND', 'ALREADY_DONE', 'FEATURE_OFF', 'ACCOUNT_NOT_FOUND'] as const),
  ...(['ACCOUNT_LOCKED', 'REGISTRATION_CLOSED', 'EXTRA_VERIFICATION', 'CHALLENGE_WRONG'] as const),
  ...([
    'CHALLENGE_EXPIRED',
    'PHONE_MISSING',
    'PHONE_CODE_MISSING',
    'PHONE_CAPTCHA_FAILED',
  ] as const),
  ...(['PHONE_QUOTA', 'PHONE_NOT_ALLOWED', 'PHONE_POPUP_CLOSED', 'UPLOAD_REFUSED'] as const),
  ...(['PAYMENT_PASSWORD_MISSING', 'PAYMENT_PASSWORD_WRONG', 'INSUFFICIENT_POINTS'] as const),
  ...(['OUT_OF_STOCK', 'LIMIT_REACHED', 'TURNOVER_REQUIRED', 'PLAY_PAUSED'] as const),
  ...(['IDEMPOTENCY_MISMATCH', 'ENCRYPTION_REQUIRED'] as const),
];

test.each(codes)('[ERR-01] %s is a sentence in both languages, and no code', (code) => {
  const error = new ApiError(code, { serverMessage: '<b>server</b>' });
  const shown = [bn, en].map((texts) => errorMessage(error, speaking(texts)));
  if (code === 'UNKNOWN') {
    // Nothing better is known: the server's own words, which views show as text.
    expect(shown).toEqual(['<b>server</b>', '<b>server</b>']);
    return;
  }
  expect(shown[0]).toMatch(/[\u0980-\u09FF]/);
  expect(shown[1]).toMatch(/^[A-Z][^{}_<>]+$/);
});

test('[ERR-01] a refusal for now says for how long; a stranger among errors says nothing technical', () => {
  const wait = new ApiError('RATE_LIMITED', { retryAfterSeconds: 40 });
  expect(errorMessage(wait, speaking(en))).toBe('Too many attempts. Try again in 40 s.');
  const bug = new TypeError('x is not a function');
  expect(errorMessage(bug, speaking(en))).toBe(en['error.unknown']);
  expect(errorMessage(undefined, speaking(en))).toBe(en['error.unknown']);
});
