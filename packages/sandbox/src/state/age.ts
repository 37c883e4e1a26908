import { dayName } from '../core/calendar.ts';

/** Least age to play, in years. */
export const minAge = 21;

/** Whether somebody born on a day (its first instant in Dhaka) has come to the age. */
export function isOldEnough(birthday: number, now: number): boolean {
  const [year = '', rest = ''] = [dayName(now).slice(0, 4), dayName(now).slice(4)];
  return dayName(birthday) <= `${String(Number(year) - minAge).padStart(4, '0')}${rest}`;
}
