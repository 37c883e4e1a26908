import { isApiError } from '@parlour/api-client';
import { errorMessage } from '../i18n/error-message.ts';
import type { MessageKey, Translate } from '../i18n/use-t.ts';

/** The error codes of a proof outside the backend, besides those of an `ApiError` (LGN-02, SPECIFICATION §8). */
const texts = {
  /** The script did not load: an ad blocker, a content security policy or the network stopped it. */
  BOT_BLOCKED: 'bot.blocked',
  BOT_TIMEOUT: 'bot.timeout',
  BOT_FAILED: 'phone.captchaFailed',
  PHONE_BLOCKED: 'phone.blocked',
  PHONE_DOMAIN: 'phone.unauthorisedDomain',
  PHONE_FAILED: 'phone.unknown',
  /** The operator's configuration cannot be used. */
  MISCONFIGURED: 'error.configMissing',
} as const satisfies Record<string, MessageKey>;

/** Why a proof could not be given; each code has a sentence for the player. */
export type ChallengeErrorCode = keyof typeof texts;

/** The error of a proof that failed: that the visitor is a person, or that a phone belongs to them. */
export class ChallengeError extends Error {
  override readonly name = 'ChallengeError';
  readonly code: ChallengeErrorCode;
  constructor(code: ChallengeErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Waits from this many seconds are shown in minutes. */
const minutesFrom = 120;

/** The message for a failed login, registration or code: `errorMessage`, and the errors of the ports. */
export function challengeMessage(error: unknown, t: Translate): string {
  if (error instanceof ChallengeError) return t(texts[error.code]);
  if (!isApiError(error)) return t('phone.captchaFailed');
  const { code, retryAfterSeconds = 0 } = error;
  if (code === 'RATE_LIMITED' && retryAfterSeconds >= minutesFrom) {
    return t('phone.tooManyRequests', { count: Math.ceil(retryAfterSeconds / 60) });
  }
  return errorMessage(error, t);
}
