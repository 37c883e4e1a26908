import type { Fetch } from './transport/exchange.ts';

/** Answers one operation in its own way; `next` sends this request, or a changed one, to the backend. */
export type Override = (request: Request, next: Fetch) => Promise<Response>;

/**
 * A fetch that overrides some operations, for a backend that differs from the contract in a few places. Keys are method
 * and path, as `GET /wps/v2/rewards`. The client checks the answer of an override against the contract like any other.
 */
export function withOverrides(
  fetch: Fetch,
  overrides: Readonly<Record<string, Override>>,
  baseUrl = '',
): Fetch {
  const prefix = baseUrl === '' ? '' : new URL(baseUrl).pathname.replace(/\/$/, '');
  const known = new Map(Object.entries(overrides));
  return (request) => {
    const path = new URL(request.url).pathname.slice(prefix.length);
    const override = known.get(`${request.method} ${path}`);
    return override === undefined ? fetch(request) : override(request, fetch);
  };
}

/** A successful answer in the envelope of the contract. */
export const answerWith = (value: unknown): Response =>
  Response.json({ success: true, value, message: null });

/** A refusal in the envelope of the contract. `code`: one of its codes, as `CREDENTIALS_WRONG`. */
export const refuseWith = (code: string, message: string | null = null): Response =>
  Response.json({ success: false, value: { code }, message });

/** The envelope of the contract: a success with its value, or a refusal with `{ code }` as value. */
export interface Envelope {
  /** Whether the backend did what it was asked for. */
  readonly success: boolean;
  /** The value of a success, or the detail of a refusal, such as `{ code: 'LIMIT_REACHED' }`. */
  readonly value: unknown;
  /** Text of the backend for people. */
  readonly message?: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in a text of JSON; undefined for anything else. */
function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A fetch for a backend that wraps its values in another way: `read` turns the body of every answer into the envelope of
 * the contract. Status and headers stay. A stream, and an answer that is no JSON object, pass as they are.
 */
export function withEnvelope(
  fetch: Fetch,
  read: (body: Readonly<Record<string, unknown>>) => Envelope,
): Fetch {
  return async (request) => {
    const response = await fetch(request);
    const { status, headers } = response;
    // A stream never ends, and has no envelope.
    if (headers.get('Content-Type')?.includes('event-stream')) return response;
    const text = await response.text();
    const body = objectIn(text);
    const answer = body === undefined ? text : JSON.stringify({ message: null, ...read(body) });
    // An answer with one of these statuses has no body, not even an empty one.
    return new Response([204, 205, 304].includes(status) ? null : answer, { status, headers });
  };
}
