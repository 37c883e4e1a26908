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
