import { day, dayStart } from '../core/calendar.ts';
import type { Refusal } from '../core/refusal.ts';
import { date, maybe, whole } from '../http/fields.ts';
import type { Range } from '../ledger/range.ts';

/** Parameters of every list. */
export const paging = { pageNo: maybe(whole(1, 1_000_000)), pageSize: maybe(whole(1, 100)) };

/** Parameters of every list of records. */
export const dated = { startDate: maybe(date), endDate: maybe(date) };

interface Asked {
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** One page of a list, with the total counts. */
export function pageOf<T>(list: readonly T[], { pageNo = 1, pageSize = 20 }: Asked) {
  return {
    rows: list.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalPages: Math.ceil(list.length / pageSize),
    totalCount: list.length,
  };
}

interface Days {
  readonly startDate?: number | undefined;
  readonly endDate?: number | undefined;
}

/** The days in a request, both included; without dates the last `lastDays` days, or all time. */
export function rangeOf({ startDate, endDate }: Days, now: number, lastDays?: number): Range {
  const today = dayStart(now);
  const none = startDate === undefined && endDate === undefined;
  if (none && lastDays === undefined) return { from: 0, to: Number.POSITIVE_INFINITY };
  const last = endDate ?? Math.max(startDate ?? 0, today);
  return { from: startDate ?? last - ((lastDays ?? 7) - 1) * day, to: last + day };
}

/** Whether a range ends before it starts. */
export const isReversed = ({ startDate, endDate }: Days): boolean =>
  startDate !== undefined && endDate !== undefined && endDate < startDate;

export const badRange: Refusal = { code: 'VALIDATION', text: 'dateRange' };

/** The longest range of one report, in days. */
const longest = 366;

/** Whether a range is longer than a year. A range without dates is not limited. */
export const isTooLong = ({ from, to }: Range): boolean => from > 0 && to - from > longest * day;
