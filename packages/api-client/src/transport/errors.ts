/** Codes a backend may name in a refused call (contract: FailureDetail.code). */
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
] as const;

type BackendCode = (typeof backendCodes)[number];

/**
 * Why a call failed. NETWORK: no answer; TIMEOUT: no answer in time; HTTP: an answer that is no envelope, with an error
 * status; MALFORMED: not JSON; SCHEMA: JSON that does not fit the contract; UNKNOWN: refused without a known code.
 */
export type ApiErrorCode =
  | 'NETWORK'
  | 'TIMEOUT'
  | 'HTTP'
  | 'MALFORMED'
  | 'SCHEMA'
  | BackendCode
  | 'UNKNOWN';

export const isBackendCode = (value: unknown): value is BackendCode =>
  backendCodes.some((code) => code === value);

/** What is known about a failure beside its code. */
export interface ApiErrorDetail {
  readonly http?: number | undefined;
  readonly serverMessage?: string | undefined;
  readonly fields?: Record<string, string> | undefined;
  readonly captchaRequired?: boolean | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly aborted?: boolean | undefined;
  readonly cause?: unknown;
}

/** The only thing a call rejects with (API-02). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** HTTP status, when there was an answer. */
  readonly http: number | undefined;
  /** Text of the backend for people. Plain text; show it as text only. */
  readonly serverMessage: string | undefined;
  /** Field name to message, with VALIDATION. */
  readonly fields: Record<string, string> | undefined;
  /** The next attempt must carry a captcha (LGN-04). */
  readonly captchaRequired: boolean | undefined;
  /** Seconds to wait before the next attempt. */
  readonly retryAfterSeconds: number | undefined;
  /** The caller gave the call up. */
  readonly aborted: boolean;

  constructor(code: ApiErrorCode, detail: ApiErrorDetail = {}) {
    super(code, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.code = code;
    this.http = detail.http;
    this.serverMessage = detail.serverMessage;
    this.fields = detail.fields;
    this.captchaRequired = detail.captchaRequired;
    this.retryAfterSeconds = detail.retryAfterSeconds;
    this.aborted = detail.aborted ?? false;
  }
}

/** Whether something caught is a failure of a call. */
export const isApiError = (value: unknown): value is ApiError => value instanceof ApiError;
