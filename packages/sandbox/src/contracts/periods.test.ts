import { expect, test } from 'vitest';
import { clockTime, hour } from '../core/calendar.ts';
import { periodsOf } from './periods.ts';
import type { ContractPeriod } from './record.ts';

// 16 November 2026 is a Monday.
const at = (text: string): number => Date.parse(`${text}+06:00`);

/** The periods of a contract that touch a span, as `begin – end`, in Dhaka time. */
function periods(
  period: ContractPeriod,
  from: string,
  to: string,
  schedule: { everyMinutes?: number; effectiveFrom?: string; endedAt?: string } = {},
): string[] {
  const { everyMinutes = null, effectiveFrom = '2000-01-01T00:00', endedAt } = schedule;
  return periodsOf(
    {
      period,
      everyMinutes,
      effectiveFrom: at(effectiveFrom),
      endedAt: endedAt === undefined ? null : at(endedAt),
    },
    { from: at(from), to: at(to) },
  ).map((span) => `${clockTime(span.from)} – ${clockTime(span.to)}`);
}

test('[AGT-13] a week begins on Monday: its last instant is on Sunday, the next one is in the new week', () => {
  const first = '2026-11-16 00:00 – 2026-11-23 00:00';
  const second = '2026-11-23 00:00 – 2026-11-30 00:00';
  expect(periods('weekly', '2026-11-16T00:00', '2026-11-16T00:01')).toEqual([first]);
  expect(periods('weekly', '2026-11-22T23:59', '2026-11-23T00:00')).toEqual([first]);
  expect(periods('weekly', '2026-11-22T23:59', '2026-11-23T00:01')).toEqual([first, second]);
  expect(periods('weekly', '2026-11-23T00:00', '2026-11-24T00:00')).toEqual([second]);
});

test('[AGT-13] the first half of a month ends with the 15th, the second with the month', () => {
  const halves = [
    '2026-11-01 00:00 – 2026-11-16 00:00',
    '2026-11-16 00:00 – 2026-12-01 00:00',
    '2026-12-01 00:00 – 2026-12-16 00:00',
  ];
  expect(periods('semimonthly', '2026-11-15T23:59', '2026-12-01T00:01')).toEqual(halves);
  expect(periods('semimonthly', '2026-11-16T00:00', '2026-12-01T00:00')).toEqual([halves[1]]);
  expect(periods('semimonthly', '2026-11-30T12:00', '2026-12-01T00:00')).toEqual([halves[1]]);
});

test('[AGT-13] a month ends with its last day, a year with December', () => {
  expect(periods('monthly', '2026-12-31T23:59', '2027-01-01T00:01')).toEqual([
    '2026-12-01 00:00 – 2027-01-01 00:00',
    '2027-01-01 00:00 – 2027-02-01 00:00',
  ]);
  expect(periods('monthly', '2027-02-28T23:59', '2027-03-01T00:00')).toEqual([
    '2027-02-01 00:00 – 2027-03-01 00:00',
  ]);
});

test('[AGT-13] a day begins at midnight in Dhaka', () => {
  expect(periods('daily', '2026-11-20T23:59', '2026-11-21T00:01')).toEqual([
    '2026-11-20 00:00 – 2026-11-21 00:00',
    '2026-11-21 00:00 – 2026-11-22 00:00',
  ]);
});

test('[AGT-13] hourly and shorter salaries have periods of the clock, whatever their period field says', () => {
  expect(periods('daily', '2026-11-20T10:59', '2026-11-20T12:00', { everyMinutes: 60 })).toEqual([
    '2026-11-20 10:00 – 2026-11-20 11:00',
    '2026-11-20 11:00 – 2026-11-20 12:00',
  ]);
  expect(periods('daily', '2026-11-20T10:05', '2026-11-20T10:06', { everyMinutes: 5 })).toEqual([
    '2026-11-20 10:05 – 2026-11-20 10:10',
  ]);
  const many = periodsOf(
    { period: 'daily', everyMinutes: 5, effectiveFrom: 0, endedAt: null },
    { from: at('2026-11-20T00:00'), to: at('2026-11-20T00:00') + hour },
  );
  expect(many).toHaveLength(12);
});

test('[AGT-13] a contract has no period before it begins, and none after it ended', () => {
  const day = ['2026-11-20T00:00', '2026-11-22T00:00'] as const;
  expect(periods('daily', ...day, { effectiveFrom: '2026-11-21T00:00' })).toEqual([
    '2026-11-21 00:00 – 2026-11-22 00:00',
  ]);
  expect(periods('daily', ...day, { effectiveFrom: '2026-11-22T00:00' })).toEqual([]);
  expect(periods('daily', ...day, { endedAt: '2026-11-21T00:00' })).toEqual([
    '2026-11-20 00:00 – 2026-11-21 00:00',
  ]);
  expect(periods('daily', ...day, { endedAt: '2026-11-20T00:00' })).toEqual([]);
  expect(periods('daily', ...day, { endedAt: '2026-11-20T00:00', everyMinutes: 60 })).toEqual([]);
  expect(periods('daily', ...day, { endedAt: '2026-11-20T01:00', everyMinutes: 60 })).toEqual([
    '2026-11-20 00:00 – 2026-11-20 01:00',
  ]);
});
