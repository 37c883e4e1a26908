import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../DateRangeField/ranges.ts';
import { dayOf, entered, nothing, settled, stepped, typedOf, wholeDay } from './typed-day.ts';

const day = fc.integer({ min: 0, max: 80_000 }).map((days) => addDays('1900-01-01', days));

test('[I18-02] any day is the same day after it was put into the boxes', () => {
  fc.assert(fc.property(day, (one) => dayOf(typedOf(one)) === one));
});

test('[I18-02] boxes that are not complete, or that name no day, have no value', () => {
  expect(typedOf('2026-02-30')).toBe(nothing);
  for (const typed of [
    nothing,
    { year: '2026', month: '', day: '20' },
    { year: '26', month: '11', day: '20' },
    { year: '2026', month: '11', day: '2' },
    { year: '0000', month: '01', day: '01' },
    { year: '2026', month: '02', day: '29' },
  ]) {
    expect(dayOf(typed)).toBe('');
  }
  expect(dayOf({ year: '2026', month: '02', day: '03' })).toBe('2026-02-03');
});

test.each([
  ['year', '202', '202', false],
  ['year', '2026', '2026', true],
  ['month', '1', '1', false],
  ['month', '4', '04', true],
  ['month', '12', '12', true],
  ['month', '13', '03', true],
  ['month', '0', '0', false],
  ['day', '3', '3', false],
  ['day', '31', '31', true],
  ['day', '314', '04', true],
  ['day', '\u09E7\u09EA', '14', true],
  ['day', 'x', '', false],
] as const)('[I18-02] %s: "%s" is written as "%s", full: %s', (part, text, written, isFull) => {
  expect(entered(part, text)).toEqual({ text: written, isFull });
});

test('[I18-02] a whole day is read from a text, with digits of any script', () => {
  expect(wholeDay(' 1998-4-14 ')).toBe('1998-04-14');
  expect(wholeDay('\u09E7\u09EF\u09EF\u09EE/\u09E6\u09EA/\u09E7\u09EA')).toBe('1998-04-14');
  for (const text of ['1998', '14-04-1998', '1998-02-30', '']) expect(wholeDay(text)).toBe('');
});

test('[I18-02] what is left has two digits, and a day that exists', () => {
  expect(settled({ year: '2024', month: '2', day: '31' })).toEqual(typedOf('2024-02-29'));
  expect(settled({ year: '2023', month: '0', day: '5' })).toEqual({
    ...{ year: '2023', month: '', day: '05' },
  });
});

test('[A11-01] a step goes round at the ends of a box, and an empty box takes its part of the start', () => {
  const start = typedOf('2026-11-20');
  const from = (one: string, part: 'year' | 'month' | 'day', by: number) =>
    dayOf(stepped(typedOf(one), part, by, start));
  expect(from('2026-12-31', 'month', 1)).toBe('2026-01-31');
  expect(from('2026-01-31', 'month', 1)).toBe('2026-02-28');
  expect(from('2026-02-28', 'day', 1)).toBe('2026-02-01');
  expect(from('2026-11-03', 'day', -7)).toBe('2026-11-26');
  expect(from('2026-11-03', 'year', -10)).toBe('2016-11-03');
  expect(stepped(nothing, 'month', -1, start)).toEqual({ year: '', month: '11', day: '' });
});
