import { ApiError, type ApiErrorCode, isBackendCode, type LoginChallenge } from './errors.ts';
import type { Schema, SchemaIssues } from './types.ts';

/** An answer before it is parsed. */
export interface RawAnswer {
  readonly http: number;
  readonly text: string;
  /** Header Retry-After, if there is one. */
  readonly retryAfter: string | null;
}

const longestMessage = 500;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const seconds = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
};

/** The header Retry-After in seconds; the header has a number of seconds or a date. */
function retryAfterIn(header: string | null): number | undefined {
  const ms = Date.parse(header ?? '') - Date.now();
  const untilDate = Number.isNaN(ms) ? undefined : Math.max(0, Math.ceil(ms / 1000));
  return seconds(header) ?? untilDate;
}

const plainText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== ''
    ? value.trim().slice(0, longestMessage)
    : undefined;

function fieldMessages(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const messages: Record<string, string> = {};
  for (const [field, message] of Object.entries(value)) {
    const text = plainText(message);
    if (text !== undefined && field !== '__proto__') messages[field] = text;
  }
  return messages;
}

function challengeIn(value: unknown): LoginChallenge | undefined {
  if (!isRecord(value) || typeof value.challengeId !== 'string') return undefined;
  const methods = Array.isArray(value.methods) ? value.methods : [];
  return {
    challengeId: value.challengeId,
    methods: methods.filter((method) => typeof method === 'string'),
  };
}

/** The code for an HTTP status when the body has none. */
function codeOfStatus(http: number, otherwise: ApiErrorCode): ApiErrorCode {
  if (http === 401) return 'UNAUTHENTICATED';
  return http === 429 ? 'RATE_LIMITED' : otherwise;
}

function refusal(body: Record<string, unknown>, answer: RawAnswer): ApiError {
  const detail = isRecord(body.value) ? body.value : {};
  const captchaRequired = detail.captcha === true || detail.code === 'CAPTCHA_REQUIRED';
  const fallback = codeOfStatus(answer.http, captchaRequired ? 'CAPTCHA_REQUIRED' : 'UNKNOWN');
  return new ApiError(isBackendCode(detail.code) ? detail.code : fallback, {
    http: answer.http,
    serverMessage: plainText(body.message),
    fields: fieldMessages(detail.fields),
    captchaRequired,
    challenge: challengeIn(detail.challenge),
    retryAfterSeconds: seconds(detail.retryAfter) ?? retryAfterIn(answer.retryAfter),
  });
}

/** Paths where the answer does not match, at most five. Contains no values: it may be logged. */
const misfits = ({ issues }: SchemaIssues): string =>
  issues
    .slice(0, 5)
    .map(({ path }) => ['value', ...path.map(String)].join('.'))
    .join(', ');

function fitting<T>(schema: Schema<T>, value: unknown, http: number): T {
  let cause: unknown;
  try {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    cause = new Error(`Does not fit the contract: ${misfits(result.error)}`);
  } catch (thrown) {
    // A document that is nested very deeply exhausts the stack of any validator.
    cause = thrown;
  }
  throw new ApiError('SCHEMA', { http, cause });
}

/**
 * Reads the value inside an answer. Drops keys that are not in the contract.
 * @throws {ApiError} for everything except a success that matches `schema`
 */
export function readAnswer<T>(answer: RawAnswer, schema: Schema<T>): T {
  const { http } = answer;
  const failed = http < 200 || http > 299;
  const parsed = parseJson(answer.text);
  const body = parsed?.value;
  if (isRecord(body) && body.success === false) throw refusal(body, answer);
  if (failed) {
    throw new ApiError(codeOfStatus(http, 'HTTP'), {
      http,
      retryAfterSeconds: retryAfterIn(answer.retryAfter),
    });
  }
  if (parsed === undefined) throw new ApiError('MALFORMED', { http });
  if (!isRecord(body) || body.success !== true) throw new ApiError('SCHEMA', { http });
  return fitting(schema, body.value, http);
}
