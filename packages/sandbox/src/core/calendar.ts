/** Dhaka has no summer time: six hours ahead of UTC, all year. */
const zone = 6 * 3_600_000;

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The day in Dhaka that holds an instant: how many days it lies after 1 January 1970. */
export const dayOf = (at: number): number => Math.floor((at + zone) / day);

/** The first instant of a day in Dhaka, which is given by its number. */
export const firstInstantOf = (dayNumber: number): number => dayNumber * day - zone;

/** The first instant of the day in Dhaka that `at` lies in. */
export const dayStart = (at: number): number => firstInstantOf(dayOf(at));

/** The first instant of the week (Monday) in Dhaka. */
export function weekStart(at: number): number {
  const start = dayStart(at);
  const weekday = (new Date(start + zone).getUTCDay() + 6) % 7;
  return start - weekday * day;
}

/** The first instant of the month in Dhaka, `offset` months away. */
export function monthStart(at: number, offset = 0): number {
  const date = new Date(at + zone);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset, 1) - zone;
}

/** The day in Dhaka as `2026-11-20`. */
export const dayName = (at: number): string => new Date(at + zone).toISOString().slice(0, 10);

/** The first instant of a day written `2026-11-20`, or `null` when there is no such day. */
export function parseDay(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`) - zone;
  return Number.isNaN(at) || dayName(at) !== text ? null : at;
}
