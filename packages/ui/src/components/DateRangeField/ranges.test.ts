import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  clampRange,
  daysIn,
  isDay,
  neighbour,
  presetRange,
  type RangePreset,
  rangeIssue,
} from './ranges.ts';

const presets = [
  ...(['today', 'yesterday', 'last7', 'last30'] as const),
  ...(['thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const),
];
const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));

test.each<[RangePreset, string, string, string]>([
  ['today', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['last7', '2026-11-20', '2026-11-14', '2026-11-20'],
  ['last30', '2026-01-05', '2025-12-07', '2026-01-05'],
  ['thisWeek', '2026-11-20', '2026-11-15', '2026-11-20'],
  ['thisWeek', '2026-11-22', '2026-11-22', '2026-11-22'],
  ['thisWeek', '2026-03-03', '2026-03-01', '2026-03-03'],
  ['lastWeek', '2026-11-20', '2026-11-08', '2026-11-14'],
  ['lastWeek', '2026-01-03', '2025-12-21', '2025-12-27'],
  ['thisMonth', '2026-11-20', '2026-11-01', '2026-11-20'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2024-03-01', '2024-02-01', '2024-02-29'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
])('[MEM-07] %s on %s is %s to %s', (preset, today, from, to) => {
  expect(presetRange(preset, today)).toEqual({ from, to });
});

test('[MEM-07] every preset is a valid range that ends today or before, on any day', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...presets), (today, preset) => {
      const range = presetRange(preset, today);
      expect(rangeIssue(range, { max: today })).toBeUndefined();
      expect(daysIn(range)).toBeGreaterThan(0);
    }),
  );
});

test.each([
  ['', '2026-11-20', 'incomplete'],
  ['2026-02-30', '2026-11-20', 'incomplete'],
  ['2026-11-20', '2026-11-19', 'order'],
  ['2026-05-01', '2026-05-02', 'outside'],
  ['2026-11-19', '2026-11-21', 'outside'],
  ['2026-10-01', '2026-11-01', 'span'],
  ['2026-10-01', '2026-10-31', undefined],
  ['2026-11-20', '2026-11-20', undefined],
])('[MEM-07] %s to %s: %s', (from, to, issue) => {
  const limits = { min: '2026-05-24', max: '2026-11-20', maxDays: 31 };
  expect(rangeIssue({ from, to }, limits)).toBe(issue);
});

test('[MEM-07] a text that is not a calendar day is refused', () => {
  for (const text of ['', '2026-13-01', '2025-02-29', '26-01-01', '2026-1-1', 'x']) {
    expect(isDay(text)).toBe(false);
  }
});

test('[MEM-07] a range is cut to its limits and keeps its end; outside the limits there is no range', () => {
  const limits = { min: '2026-11-10', max: '2026-11-20', maxDays: 5 };
  const cut = (from: string, to: string) => clampRange({ from, to }, limits);
  expect(cut('2026-11-01', '2026-11-30')).toEqual({ from: '2026-11-16', to: '2026-11-20' });
  expect(cut('2026-11-09', '2026-11-12')).toEqual({ from: '2026-11-10', to: '2026-11-12' });
  expect(cut('2026-10-01', '2026-10-31')).toBeUndefined();
});

test('[MEM-07] the next range is not offered when it would reach into the future', () => {
  const week = { from: '2026-11-07', to: '2026-11-13' };
  const limits = { max: '2026-11-20' };
  expect(neighbour(week, 1, limits)).toEqual({ from: '2026-11-14', to: '2026-11-20' });
  expect(neighbour({ from: '2026-11-14', to: '2026-11-20' }, 1, limits)).toBeUndefined();
  expect(neighbour(week, -1, limits)).toEqual({ from: '2026-10-31', to: '2026-11-06' });
  expect(neighbour({ from: '', to: '' }, -1, limits)).toBeUndefined();
});

test('[MEM-07] one range back and one forward gives the same range', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 400 }), (from, length) => {
      const range = { from, to: addDays(from, length - 1) };
      const before = neighbour(range, -1, {});
      expect(before && neighbour(before, 1, {})).toEqual(range);
      expect(before && daysIn(before)).toBe(length);
    }),
  );
});

test('[MEM-07] moving by 7 or 30 days misses no day and repeats none', () => {
  fc.assert(
    fc.property(day, fc.constantFrom('last7' as const, 'last30' as const), (today, preset) => {
      const range = presetRange(preset, today);
      const before = neighbour(range, -1, { max: today });
      expect(before && daysIn(before)).toBe(preset === 'last7' ? 7 : 30);
      expect(before && addDays(before.to, 1)).toBe(range.from);
      expect(before && neighbour(before, 1, { max: today })).toEqual(range);
      expect(neighbour(range, 1, { max: today })).toBeUndefined();
    }),
  );
});
