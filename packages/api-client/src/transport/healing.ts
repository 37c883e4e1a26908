import type { Query, QueryCache } from '@tanstack/react-query';
import { type ApiError, isApiError } from './errors.ts';

/** Failures that end by themselves when the line or the backend is back. */
const passing: ReadonlySet<string> = new Set(['NETWORK', 'TIMEOUT', 'RATE_LIMITED', 'MAINTENANCE']);
/** Failures that say nothing by their code: the status of the answer decides. */
const unclear: ReadonlySet<string> = new Set(['HTTP', 'UNKNOWN', 'MALFORMED']);

/** Whether another try may get an answer. A page in place of an answer (404, 403) says the same the next time. */
export function passes({ code, http = 0 }: ApiError): boolean {
  if (passing.has(code)) return true;
  const isCutShort = code === 'MALFORMED' && http < 300;
  return unclear.has(code) && (isCutShort || http >= 500 || http === 408 || http === 425);
}

/** ms before the first further attempt, and the longest pause between two. */
const firstPause = 5_000;
const longestPause = 60_000;
/** A backend that wants to be left alone for longer than this (ms) is asked again by a person only. */
const longestWait = 3_600_000;
/** Further attempts in a row; after them only a person, the network or a return to the page asks again. */
const mostAttempts = 12;

type State = Pick<
  Query['state'],
  'status' | 'error' | 'dataUpdateCount' | 'errorUpdateCount' | 'errorUpdatedAt'
>;

/** How many errors a query had before the present row of them, and the number of its answers then. */
const rows = new WeakMap<object, { readonly answers: number; readonly before: number }>();

/** The number of failures since the last answer. */
function failuresOf(query: object, { dataUpdateCount, errorUpdateCount }: State): number {
  const known = rows.get(query);
  if (known?.answers === dataUpdateCount) return errorUpdateCount - known.before;
  rows.set(query, { answers: dataUpdateCount, before: errorUpdateCount - 1 });
  return 1;
}

/** How long (ms) the backend wants to be left alone. */
const waitOf = ({ retryAfterSeconds = 0 }: ApiError): number => retryAfterSeconds * 1000;

/**
 * How long (ms) to wait after the n-th failure in a row before the next attempt; `null`: no further one by itself.
 *
 * @param spread 0 ≤ n < 1: clients that failed together do not come back together
 */
export function pauseAfter(failures: number, error: ApiError, spread: number): number | null {
  const wait = waitOf(error);
  if (failures > mostAttempts || wait > longestWait) return null;
  return (
    Math.max(Math.min(firstPause * 2 ** (failures - 1), longestPause), wait) * (1 + spread / 2)
  );
}

/** The failure that is shown, if another try may end it. */
const passingIn = ({ status, error }: Pick<State, 'status' | 'error'>): ApiError | null =>
  status === 'error' && isApiError(error) && passes(error) ? error : null;

/**
 * When a read that failed is made again by itself, in ms; `false`: not. For `refetchInterval` of a query client, which
 * waits while the page is hidden; a query with an interval of its own calls it too. The pauses grow from 5 s to a minute
 * and differ from client to client; a backend that says `Retry-After` is left alone for as long. A refusal, and an answer
 * that is wrong in itself, is not asked for again (ERR-01).
 */
export function healsIn(query: { readonly state: State }): number | false {
  const error = passingIn(query.state);
  if (error === null) return false;
  // The same at every look at one failure, so that a render does not begin the pause anew.
  const spread = (query.state.errorUpdatedAt % 1000) / 1000;
  return pauseAfter(failuresOf(query, query.state), error, spread) ?? false;
}

/** Whether a return to the page is a reason to read again: what is shown may have ended. For `refetchOnWindowFocus`. */
export function hasFailed({
  state,
}: {
  readonly state: Pick<State, 'status' | 'error' | 'errorUpdatedAt'>;
}): boolean {
  const error = passingIn(state);
  return error !== null && Date.now() >= state.errorUpdatedAt + waitOf(error);
}

/**
 * Keeps a failure in sight until an answer is there, or nobody looks any more. A read without an answer would count as
 * never made as soon as it is made again: a message, or the form in its place, would go away and come back with every
 * attempt.
 */
export function keepFailures(cache: QueryCache): void {
  const failed = new WeakMap<Query, Error>();
  cache.subscribe((event) => {
    if (event.type === 'observerRemoved' && event.query.getObserversCount() === 0) {
      failed.delete(event.query);
    }
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'error') failed.set(query, action.error);
    const { data, errorUpdateCount } = query.state;
    const error = failed.get(query);
    if (action.type !== 'fetch' || data !== undefined || errorUpdateCount === 0 || !error) return;
    query.setState({ status: 'error', error });
  });
}
