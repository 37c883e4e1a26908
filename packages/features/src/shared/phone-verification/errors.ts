import { ApiError, type ApiErrorCode } from '@parlour/api-client';
import { ChallengeError } from '../challenge/challenge-error.ts';

/** Seconds to wait after too many requests (SPECIFICATION §9). */
const retryAfterSeconds = 300;

/** Firebase's error codes and the backend's codes for them, which have messages in our catalogue (SPECIFICATION §8). */
const codes: ReadonlyMap<string, ApiErrorCode> = new Map([
  ['auth/invalid-phone-number', 'PHONE_INVALID'],
  ['auth/missing-phone-number', 'PHONE_MISSING'],
  ['auth/too-many-requests', 'RATE_LIMITED'],
  ['auth/invalid-verification-code', 'SMS_CODE_WRONG'],
  ['auth/missing-verification-code', 'PHONE_CODE_MISSING'],
  ['auth/captcha-check-failed', 'PHONE_CAPTCHA_FAILED'],
  ['auth/invalid-app-credential', 'PHONE_CAPTCHA_FAILED'],
  ['auth/quota-exceeded', 'PHONE_QUOTA'],
  ['auth/operation-not-allowed', 'PHONE_NOT_ALLOWED'],
  ['auth/code-expired', 'SMS_CODE_EXPIRED'],
  ['auth/popup-closed-by-user', 'PHONE_POPUP_CLOSED'],
  ['auth/network-request-failed', 'NETWORK'],
]);

/** Converts an error thrown by Firebase to an `ApiError` or a `ChallengeError` with its own message. */
export function phoneError(thrown: unknown): ApiError | ChallengeError {
  if (thrown instanceof ApiError || thrown instanceof ChallengeError) return thrown;
  const name = String(Reflect.get(Object(thrown), 'code'));
  if (name === 'auth/unauthorized-domain') return new ChallengeError('PHONE_DOMAIN');
  const code = codes.get(name);
  if (!code) return new ChallengeError('PHONE_FAILED');
  return new ApiError(code, code === 'RATE_LIMITED' ? { retryAfterSeconds } : {});
}
