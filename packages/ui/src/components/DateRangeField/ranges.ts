/**
 * Days as `yyyy-MM-dd` in the time zone of the site (I18-02). All calculations use whole calendar days: no clock, no
 * time zone, no daylight saving.
 */

/** A span of days, both ends included. An end that is not chosen is `''`. */
export interface DateRange {
  /** First day, `yyyy-MM-dd`. */
  from: string;
  /** Last day, `yyyy-MM-dd`. */
  to: string;
}

/** Ranges that one press chooses. */
export type RangePreset =
  | 'today'
  | 'yesterday'
  | 'last7'
  | 'last30'
  | 'thisWeek'
  | 'lastWeek'
  | 'thisMonth'
  | 'lastMonth';

/** What is wrong with a range. Only one at a time: the first that a person should correct. */
export type RangeIssue = 'incomplete' | 'order' | 'outside' | 'span';

/** The limits of a range. */
export interface RangeLimits {
  /** Earliest day, `yyyy-MM-dd`. Left out: no limit. */
  min?: string | undefined;
  /** Latest day, `yyyy-MM-dd`. Left out: no limit. */
  max?: string | undefined;
  /** Longest range in days, both ends counted. */
  maxDays?: number | undefined;
}

const dayLength = 86_400_000;

/** Returns the days since 1970, or `undefined` when the text is not a calendar day (`2026-02-30`). */
function dayNumber(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) || dayText(at / dayLength) !== day ? undefined : at / dayLength;
}

const dayText = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);

/** Returns whether the text is a calendar day. */
export const isDay = (day: string): boolean => dayNumber(day) !== undefined;

/** Returns the day `days` later (earlier when negative), or the text itself when it is not a day. */
export function addDays(day: string, days: number): string {
  const at = dayNumber(day);
  return at === undefined ? day : dayText(at + days);
}

/** Returns the number of days in a range, both ends counted; 0 when it is incomplete or its end is before its start. */
export function daysIn({ from, to }: DateRange): number {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  if (first === undefined || last === undefined || last < first) return 0;
  return last - first + 1;
}

/** Returns the first day of the week. Weeks begin on Sunday, as in Bangladesh. 1970 began on a Thursday. */
const weekStart = (day: string): string => addDays(day, -(((dayNumber(day) ?? 0) + 4) % 7));

/** Returns the range of a preset for the given `today`. `last7` ends today and has 7 days. */
export function presetRange(preset: RangePreset, today: string): DateRange {
  const monthStart = `${today.slice(0, 8)}01`;
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'last7':
      return { from: addDays(today, -6), to: today };
    case 'last30':
      return { from: addDays(today, -29), to: today };
    case 'thisWeek':
      return { from: weekStart(today), to: today };
    case 'lastWeek': {
      const sunday = weekStart(today);
      return { from: addDays(sunday, -7), to: addDays(sunday, -1) };
    }
    case 'thisMonth':
      return { from: monthStart, to: today };
    case 'lastMonth': {
      const to = addDays(monthStart, -1);
      return { from: `${to.slice(0, 8)}01`, to };
    }
  }
}

/** Returns what is wrong with a range, or `undefined`. */
export function rangeIssue(range: DateRange, limits: RangeLimits = {}): RangeIssue | undefined {
  const { from, to } = range;
  if (!isDay(from) || !isDay(to)) return 'incomplete';
  if (from > to) return 'order';
  const { min, max, maxDays } = limits;
  if ((min !== undefined && from < min) || (max !== undefined && to > max)) return 'outside';
  return maxDays !== undefined && daysIn(range) > maxDays ? 'span' : undefined;
}

/**
 * Returns the part of a range within the limits, or `undefined` when no part is. A range that is too long keeps its
 * end.
 */
export function clampRange(range: DateRange, limits: RangeLimits): DateRange | undefined {
  const { min, max, maxDays } = limits;
  const to = max !== undefined && range.to > max ? max : range.to;
  const least = maxDays === undefined ? range.from : addDays(to, 1 - maxDays);
  const from = [range.from, min ?? range.from, least].sort().at(-1) ?? range.from;
  return from <= to ? { from, to } : undefined;
}

/** Returns the range of the same length just before (-1) or after (1), if its far end is within the limits. */
export function neighbour(
  range: DateRange,
  side: 1 | -1,
  limits: RangeLimits,
): DateRange | undefined {
  const days = daysIn(range);
  if (days === 0) return undefined;
  const next = { from: addDays(range.from, side * days), to: addDays(range.to, side * days) };
  const within = clampRange(next, { min: limits.min, max: limits.max });
  return within && daysIn(within) === days ? next : undefined;
}
