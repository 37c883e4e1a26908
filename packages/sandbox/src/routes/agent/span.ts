import type { Range } from '../../ledger/range.ts';
import { rangeOf } from '../paging.ts';

const week = 7;
/** Reports go back half a year at most. */
const farthest = 184 * 86_400_000;

type Days = Parameters<typeof rangeOf>[0];

/**
 * The days of a report; without dates in the request, the last seven. The range ends at the latest now, at a whole
 * minute, so that equal requests get equal answers. It starts at the earliest half a year ago.
 */
export function spanOf(days: Days, now: number): Range {
  const { from, to } = rangeOf(days, now, week);
  const latest = Math.floor(now / 60_000) * 60_000 + 1;
  const start = Math.max(from, now - farthest);
  return { from: start, to: Math.max(start, Math.min(to, latest)) };
}
