import { type ApiErrorCode, isApiError } from '../transport/errors.ts';

const unsettled: ReadonlySet<ApiErrorCode> = new Set<ApiErrorCode>([
  'NETWORK',
  'TIMEOUT',
  'HTTP',
  'MALFORMED',
  'SCHEMA',
  'UNKNOWN',
]);

/** Whether the outcome is unknown after this failure: the backend may have carried out the request (WAL-07). */
export const isUnsettled = (error: unknown): boolean =>
  !isApiError(error) || unsettled.has(error.code);

/** Refusals before the backend looks at the key: they do not tell the outcome of an earlier attempt. */
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
  'ENCRYPTION_KEY_WRONG',
  'ENCRYPTION_FAILED',
]);

/**
 * Whether the outcome of an intent is still unknown after a failure.
 *
 * @param isRepeated an attempt with the same key was made before, and its outcome is unknown
 */
export function leavesOpen(error: unknown, isRepeated: boolean): boolean {
  if (isUnsettled(error) || !isApiError(error)) return true;
  // The key was used with another password: the outcome of that attempt is not known here.
  if (error.code === 'IDEMPOTENCY_MISMATCH') return true;
  return isRepeated && aheadOfKeys.has(error.code);
}
