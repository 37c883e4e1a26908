import { addDays } from '@parlour/ui/forms';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAt } from '../i18n/date-time.ts';
import { isListRange, presetRange, rangePresets } from './ranges.ts';

test.each([
  ['2026-11-20T17:59:59Z', 'Asia/Dhaka', '2026-11-20'],
  ['2026-11-20T18:00:00Z', 'Asia/Dhaka', '2026-11-21'],
  ['2026-03-08T04:59:59Z', 'America/New_York', '2026-03-07'],
  ['2026-03-09T03:59:59Z', 'America/New_York', '2026-03-08'],
  ['2026-03-09T04:00:00Z', 'America/New_York', '2026-03-09'],
  ['2026-11-02T04:59:59Z', 'America/New_York', '2026-11-01'],
  ['2026-11-02T05:00:00Z', 'America/New_York', '2026-11-02'],
  ['2026-03-28T22:00:00Z', 'Asia/Beirut', '2026-03-29'],
  ['2026-12-31T18:00:00Z', 'Asia/Dhaka', '2027-01-01'],
])('[I18-02] at %s it is, in %s, the %s', (instant, zone, day) => {
  expect(dayAt(Date.parse(instant), zone)).toBe(day);
});

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));

test('[MEM-07] every preset gives a range for which the list can be fetched, over months and years', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...rangePresets), (today, preset) => {
      expect(isListRange(presetRange(preset, today), today)).toBe(true);
    }),
  );
});
