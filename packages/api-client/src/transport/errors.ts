/** Codes that a backend may use in a refusal (contract: FailureDetail.code). */
const backendCodes = [
  'UNAUTHENTICATED',
  'TRIAL_FORBIDDEN',
  'NOT_AGENT',
  'NOT_MEMBER',
  'MAINTENANCE',
  'REGION_BLOCKED',
  'GAME_MAINTENANCE',
  'VALIDATION',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_WRONG',
  'CREDENTIALS_WRONG',
  'AFFILIATE_INVALID',
  'RATE_LIMITED',
  'SMS_CODE_WRONG',
  'SMS_CODE_EXPIRED',
  'PHONE_INVALID',
  'INSUFFICIENT_BALANCE',
  'FORBIDDEN',
  'NOT_FOUND',
  'ALREADY_DONE',
  'FEATURE_OFF',
  'ACCOUNT_NOT_FOUND',
  'ACCOUNT_LOCKED',
  'REGISTRATION_CLOSED',
  'EXTRA_VERIFICATION',
  'CHALLENGE_WRONG',
  'CHALLENGE_EXPIRED',
  'PHONE_MISSING',
  'PHONE_CODE_MISSING',
  'PHONE_CAPTCHA_FAILED',
  'PHONE_QUOTA',
  'PHONE_NOT_ALLOWED',
  'PHONE_POPUP_CLOSED',
  'PAYMENT_PASSWORD_MISSING',
  'PAYMENT_PASSWORD_WRONG',
  'INSUFFICIENT_POINTS',
  'OUT_OF_STOCK',
  'LIMIT_REACHED',
  'TURNOVER_REQUIRED',
  'PLAY_PAUSED',
  'UPLOAD_REFUSED',
  'IDEMPOTENCY_MISMATCH',
  'ENCRYPTION_REQUIRED',
  'ENCRYPTION_KEY_WRONG',
] as const;

type BackendCode = (typeof backendCodes)[number];

/**
 * Why a call failed. NETWORK: no answer; TIMEOUT: no answer in time; HTTP: an answer without an envelope, with an error
 * status; MALFORMED: not JSON; SCHEMA: JSON that does not match the contract; ENCRYPTION_FAILED: the body could not be
 * encrypted, so nothing was sent; UNKNOWN: refused without a known code.
 */
export type ApiErrorCode =
  | 'NETWORK'
  | 'TIMEOUT'
  | 'HTTP'
  | 'MALFORMED'
  | 'SCHEMA'
  | 'ENCRYPTION_FAILED'
  | BackendCode
  | 'UNKNOWN';

export const isBackendCode = (value: unknown): value is BackendCode =>
  backendCodes.some((code) => code === value);

/** The extra verification of a login from an unregistered IP (LGN-07). */
export interface LoginChallenge {
  readonly challengeId: string;
  /** mobile, code, email, bankName, google; others may be added. */
  readonly methods: readonly string[];
}

/** Details of a failure besides its code. */
export interface ApiErrorDetail {
  readonly http?: number | undefined;
  readonly serverMessage?: string | undefined;
  readonly fields?: Record<string, string> | undefined;
  readonly captchaRequired?: boolean | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly challenge?: LoginChallenge | undefined;
  readonly aborted?: boolean | undefined;
  readonly cause?: unknown;
}

/** The only error with which a call rejects (API-02). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** HTTP status, when there was an answer. */
  readonly http: number | undefined;
  /** The backend's message for people. Plain text; show it only as text. */
  readonly serverMessage: string | undefined;
  /** Field name to message, for VALIDATION. */
  readonly fields: Record<string, string> | undefined;
  /** Whether the next attempt needs a captcha (LGN-04). */
  readonly captchaRequired: boolean | undefined;
  /** Seconds to wait before the next attempt. */
  readonly retryAfterSeconds: number | undefined;
  /** How to finish the login, for EXTRA_VERIFICATION. */
  readonly challenge: LoginChallenge | undefined;
  /** Whether the caller aborted the call. */
  readonly aborted: boolean;

  constructor(code: ApiErrorCode, detail: ApiErrorDetail = {}) {
    super(code, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.code = code;
    this.http = detail.http;
    this.serverMessage = detail.serverMessage;
    this.fields = detail.fields;
    this.captchaRequired = detail.captchaRequired;
    this.retryAfterSeconds = detail.retryAfterSeconds;
    this.challenge = detail.challenge;
    this.aborted = detail.aborted ?? false;
  }
}

/** Whether a caught value is the failure of a call. */
export const isApiError = (value: unknown): value is ApiError => value instanceof ApiError;
