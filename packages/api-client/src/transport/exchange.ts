import type { RawAnswer } from './envelope.ts';
import { ApiError } from './errors.ts';

/** Sends a request and returns the answer: `window.fetch`, or the fetch of the reference backend. */
export type Fetch = (request: Request) => Promise<Response>;

/** The parts of one exchange. */
export interface Exchange {
  readonly fetch: Fetch;
  readonly request: (signal: AbortSignal) => Request;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Sends one request and reads its whole body. The time limit and the caller's signal end it, even when `fetch` ignores
 * them.
 * @throws {ApiError} TIMEOUT or NETWORK
 * @throws {TypeError} before anything is sent, when the signal or the time limit is not valid
 */
export async function exchange(given: Exchange): Promise<RawAnswer> {
  const signal = given.signal || undefined;
  if (signal && !(signal instanceof AbortSignal)) throw new TypeError('No signal');
  const isOver = signal?.aborted;
  const controller = new AbortController();
  const ended = new Promise<never>((_, reject) => {
    controller.signal.onabort = () => reject(controller.signal.reason);
  });
  const giveUp = () =>
    controller.abort(new ApiError('NETWORK', { aborted: true, cause: signal?.reason }));
  const timer = setTimeout(() => controller.abort(new ApiError('TIMEOUT')), given.timeoutMs);
  if (isOver) giveUp();
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([ended, read(given, controller.signal)]);
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError('NETWORK', { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

async function read({ fetch, request }: Exchange, signal: AbortSignal): Promise<RawAnswer> {
  signal.throwIfAborted();
  const response = await fetch(request(signal));
  return {
    http: response.status,
    text: await response.text(),
    retryAfter: response.headers.get('Retry-After'),
  };
}
