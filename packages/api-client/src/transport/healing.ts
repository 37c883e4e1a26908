import type { Query, QueryCache } from '@tanstack/react-query';
import { type ApiError, isApiError } from './errors.ts';

/** Failures that end when the connection or the backend works again. */
const passing: ReadonlySet<string> = new Set(['NETWORK', 'TIMEOUT', 'RATE_LIMITED', 'MAINTENANCE']);
/** Codes that are not clear: the status of the answer decides. */
const unclear: ReadonlySet<string> = new Set(['HTTP', 'UNKNOWN', 'MALFORMED']);

/** Whether another attempt may get an answer. A page instead of an answer (404, 403) will be the same the next time. */
export function passes({ code, http = 0 }: ApiError): boolean {
  if (passing.has(code)) return true;
  const isCutShort = code === 'MALFORMED' && http < 300;
  return unclear.has(code) && (isCutShort || http >= 500 || http === 408 || http === 425);
}

/** Pause before the first automatic attempt, and the longest pause between two, in ms. */
const firstPause = 5_000;
const longestPause = 60_000;
/** With a longer Retry-After than this (ms), only a person tries again. */
const longestWait = 3_600_000;
/** Most automatic attempts in a row; after them only a person, the network or a return to the page tries again. */
const mostAttempts = 12;

type State = Pick<
  Query['state'],
  'status' | 'error' | 'dataUpdateCount' | 'errorUpdateCount' | 'errorUpdatedAt'
>;

/** For each query: the number of its answers, and of its errors before the present row of failures. */
const rows = new WeakMap<object, { readonly answers: number; readonly before: number }>();

/** The number of failures since the last answer. */
function failuresOf(query: object, { dataUpdateCount, errorUpdateCount }: State): number {
  const known = rows.get(query);
  if (known?.answers === dataUpdateCount) return errorUpdateCount - known.before;
  rows.set(query, { answers: dataUpdateCount, before: errorUpdateCount - 1 });
  return 1;
}

/** How long the backend asks clients to wait, in ms. */
const waitOf = ({ retryAfterSeconds = 0 }: ApiError): number => retryAfterSeconds * 1000;

/**
 * The pause in ms after the n-th failure in a row; `null`: no further automatic attempt.
 *
 * @param spread 0 ≤ n < 1: clients that failed together do not return together
 */
export function pauseAfter(failures: number, error: ApiError, spread: number): number | null {
  const wait = waitOf(error);
  if (failures > mostAttempts || wait > longestWait) return null;
  return (
    Math.max(Math.min(firstPause * 2 ** (failures - 1), longestPause), wait) * (1 + spread / 2)
  );
}

/** The present failure of a query, if another attempt may end it. */
const passingIn = ({ status, error }: Pick<State, 'status' | 'error'>): ApiError | null =>
  status === 'error' && isApiError(error) && passes(error) ? error : null;

/**
 * The pause in ms before a failed read is repeated automatically; `false`: not repeated. For `refetchInterval` of a
 * query client, which waits while the page is hidden; a query with its own interval calls it too. The pauses grow from
 * 5 s to a minute and differ between clients; they are at least as long as `Retry-After`. A refusal, or an answer that
 * is wrong in itself, is not repeated (ERR-01).
 */
export function healsIn(query: { readonly state: State }): number | false {
  const error = passingIn(query.state);
  if (error === null) return false;
  // The same for every call during one failure, so that a render does not restart the pause.
  const spread = (query.state.errorUpdatedAt % 1000) / 1000;
  return pauseAfter(failuresOf(query, query.state), error, spread) ?? false;
}

/** Whether a return to the page should read again: the failure may have ended. For `refetchOnWindowFocus`. */
export function hasFailed({
  state,
}: {
  readonly state: Pick<State, 'status' | 'error' | 'errorUpdatedAt'>;
}): boolean {
  const error = passingIn(state);
  return error !== null && Date.now() >= state.errorUpdatedAt + waitOf(error);
}

/**
 * Keeps a failure visible until an answer arrives, or the query has no observers. Without this, a repeated read without
 * data counts as pending: an error message, or the form that replaces it, would disappear and return with every
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
