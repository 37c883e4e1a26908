import { dayName } from '../core/calendar.ts';

/** Minimum age to play, in years. */
export const minAge = 21;

/** Whether a person born on a day (its first instant in Dhaka) has reached the minimum age. */
export function isOldEnough(birthday: number, now: number): boolean {
  const [year = '', rest = ''] = [dayName(now).slice(0, 4), dayName(now).slice(4)];
  return dayName(birthday) <= `${String(Number(year) - minAge).padStart(4, '0')}${rest}`;
}
