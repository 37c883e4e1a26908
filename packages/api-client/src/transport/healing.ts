import type { Query } from '@tanstack/react-query';
import { isApiError } from './errors.ts';

/** Failures that end by themselves when the backend or the line is back. */
const passing: ReadonlySet<string> = new Set(['NETWORK', 'TIMEOUT', 'HTTP', 'RATE_LIMITED']);

/** ms before the first further attempt, and the longest pause between two. */
const firstPause = 5_000;
const longestPause = 60_000;
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

/**
 * When a read that failed is made again by itself, in ms; `false`: not. For `refetchInterval` of a query client, which
 * waits while the page is hidden. The pauses grow from 5 s to a minute and differ from client to client; a backend that
 * says `Retry-After` is left alone for as long. A refusal, and an answer that is wrong in itself, is not asked for again.
 */
export function healsIn(query: { readonly state: State }): number | false {
  const { state } = query;
  if (state.status !== 'error' || !isApiError(state.error)) return false;
  if (!passing.has(state.error.code)) return false;
  const failures = failuresOf(query, state);
  if (failures > mostAttempts) return false;
  // The same at every look at one failure, so that a render does not begin the pause anew.
  const spread = 1 + (state.errorUpdatedAt % 1000) / 4000;
  const pause = Math.min(firstPause * 2 ** (failures - 1), longestPause) * spread;
  return Math.max(pause, (state.error.retryAfterSeconds ?? 0) * 1000);
}

/** Whether a return to the page is a reason to read again: what is shown is an error. For `refetchOnWindowFocus`. */
export const hasFailed = ({ state }: { readonly state: Pick<State, 'status'> }): boolean =>
  state.status === 'error';
