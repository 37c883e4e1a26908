import { type ApiErrorCode, isApiError } from '../transport/errors.ts';

const unsettled: ReadonlySet<ApiErrorCode> = new Set<ApiErrorCode>([
  'NETWORK',
  'TIMEOUT',
  'HTTP',
  'MALFORMED',
  'SCHEMA',
  'UNKNOWN',
]);

/** Whether the outcome is unknown after this failure: the backend may have done what was requested (WAL-07). */
export const isUnsettled = (error: unknown): boolean =>
  !isApiError(error) || unsettled.has(error.code);

/** Refusals that a backend gives before it looks at the key: they say nothing about an earlier attempt. */
const aheadOfKeys: ReadonlySet<ApiErrorCode> = new Set<ApiErrorCode>([
  'UNAUTHENTICATED',
  'TRIAL_FORBIDDEN',
  'NOT_AGENT',
  'NOT_MEMBER',
  'MAINTENANCE',
  'REGION_BLOCKED',
  'VALIDATION',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_WRONG',
  'CREDENTIALS_WRONG',
  'RATE_LIMITED',
  'FORBIDDEN',
  'FEATURE_OFF',
  'ACCOUNT_LOCKED',
  'EXTRA_VERIFICATION',
  'CHALLENGE_WRONG',
  'CHALLENGE_EXPIRED',
  'PAYMENT_PASSWORD_MISSING',
  'PAYMENT_PASSWORD_WRONG',
  'ENCRYPTION_REQUIRED',
]);

/**
 * Whether a failure leaves open what became of a wish.
 *
 * @param isRepeated an attempt with the same key was made before, and its outcome is unknown
 */
export function leavesOpen(error: unknown, isRepeated: boolean): boolean {
  if (isUnsettled(error) || !isApiError(error)) return true;
  // The key has done its work with another password: what became of it is not known here.
  if (error.code === 'IDEMPOTENCY_MISMATCH') return true;
  return isRepeated && aheadOfKeys.has(error.code);
}
