import { expect, test } from 'vitest';
import {
  addDays,
  dateOf,
  dayName,
  dayNumber,
  dayOf,
  dayOfDate,
  firstInstantOf,
} from './calendar.ts';

const noon = Date.parse('2026-11-20T12:00:00+06:00');

test('an instant and the number of a day have different types', () => {
  const day = dayOf(noon);
  // @ts-expect-error An instant is no day.
  expect(firstInstantOf(noon)).not.toBe(firstInstantOf(day));
  // @ts-expect-error A day is no instant.
  expect(dayOf(day)).not.toBe(day);
  // @ts-expect-error A sum is a plain number until `addDays` makes it a day.
  expect(firstInstantOf(day + 1)).toBe(firstInstantOf(addDays(day, 1)));
});

test('a day has a number, a date and a first instant', () => {
  const day = dayOfDate(2026, 10, 20);
  expect(dayOf(noon)).toBe(day);
  expect(dateOf(day)).toEqual([2026, 10, 20]);
  expect(dayName(firstInstantOf(day))).toBe('2026-11-20');
  expect(dayOfDate(2026, 12, 1)).toBe(dayOfDate(2027, 0, 1));
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('%s is not the number of a day', (value) => {
  expect(() => dayNumber(value)).toThrow(RangeError);
});
