/** Dhaka has no summer time: six hours ahead of UTC, all year. */
const zone = 6 * 3_600_000;

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Milliseconds since 1970, as a clock counts them. The number of a day is not one. */
export type Instant = number & { readonly unit?: 'instant' };

/** Number of a day in Dhaka, counted from 1 January 1970. Neither an instant nor any other number has this type. */
export type DayNumber = number & { readonly unit: 'day' };

const isDayNumber = (value: number): value is DayNumber => Number.isSafeInteger(value);

/** The day with this number; the only function that creates one. */
export function dayNumber(value: number): DayNumber {
  if (!isDayNumber(value)) throw new RangeError(`${value} is the number of no day.`);
  return value;
}

/** The day a number of days later, or earlier. */
export const addDays = (from: DayNumber, days: number): DayNumber => dayNumber(from + days);

/** The day in Dhaka that contains an instant. */
export const dayOf = (at: Instant): DayNumber => dayNumber(Math.floor((at + zone) / day));

/** The first instant of a day in Dhaka. */
export const firstInstantOf = (which: DayNumber): Instant => which * day - zone;

/** The first instant of the day in Dhaka that contains `at`. */
export const dayStart = (at: Instant): Instant => firstInstantOf(dayOf(at));

/** The day by year, month (January is 0) and day of the month; the 13th month is the next January. */
export const dayOfDate = (year: number, month: number, date: number): DayNumber =>
  dayNumber(Date.UTC(year, month, date) / day);

/** Year, month (January is 0) and day of the month. */
export function dateOf(which: DayNumber): readonly [year: number, month: number, date: number] {
  const date = new Date(which * day);
  return [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
}

/** The first instant of the week (Monday) in Dhaka. */
export function weekStart(at: Instant): Instant {
  const start = dayStart(at);
  const weekday = (new Date(start + zone).getUTCDay() + 6) % 7;
  return start - weekday * day;
}

/** The first instant of the month in Dhaka, `offset` months away. */
export function monthStart(at: Instant, offset = 0): Instant {
  const date = new Date(at + zone);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset, 1) - zone;
}

/** The day in Dhaka as `2026-11-20`. */
export const dayName = (at: Instant): string => new Date(at + zone).toISOString().slice(0, 10);

/** The day and the time in Dhaka as `2026-11-20 21:00`. */
export const clockTime = (at: Instant): string =>
  new Date(at + zone).toISOString().slice(0, 16).replace('T', ' ');

/** The first instant of a day written `2026-11-20`, or `null` when there is no such day. */
export function parseDayStart(text: string): Instant | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`) - zone;
  return Number.isNaN(at) || dayName(at) !== text ? null : at;
}
