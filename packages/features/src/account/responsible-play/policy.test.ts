import { expect, test } from 'vitest';
import { breakEnd, breaksOf, exclusionSchema, toPolicy } from './policy.ts';

const bare = { jurisdiction: 'X', minAge: 21, helpLines: [] };
const now = Date.parse('2026-11-20T14:41:30Z');
const day = 86_400_000;

test('[X-01] rules that are missing are read as the strictest: no reminder can be turned off', () => {
  const policy = toPolicy(bare);
  expect(policy.reminders).toEqual([15, 30, 45, 60]);
  expect(policy.breakDays).toEqual([1, 7, 30, 42]);
  expect(policy.months).toEqual([6, 12, 60, 0]);
});

test('[X-01] only what the rules allow is offered', () => {
  const policy = toPolicy({
    ...bare,
    maxTimeOutDays: 14,
    selfExclusionMonths: [0, 6, 9],
    realityCheckRequired: false,
  });
  expect(policy.breakDays).toEqual([1, 7, 14]);
  expect(policy.months).toEqual([6, 0]);
  expect(policy.reminders).toContain(0);
});

test('[X-01] a help line links only to a web address', () => {
  const helpLines = [
    { name: 'A', url: 'https://help.example' },
    { name: 'B', url: 'javascript:alert(1)', phone: '333' },
  ];
  expect(toPolicy({ ...bare, helpLines }).helpLines).toEqual([
    { name: 'A', href: 'https://help.example', phone: null },
    { name: 'B', href: null, phone: '333' },
  ]);
});

test('[X-01] the shortest break is never less than a day, the longest never more than its days', () => {
  expect(breakEnd(1, now)).toBeGreaterThan(now + day);
  expect(breakEnd(42, now)).toBeLessThanOrEqual(now + 42 * day);
});

test('[X-01] a break that would end before the running one cannot be chosen', () => {
  const breakEnds = new Date(now + 10 * day).toISOString();
  const breaks = breaksOf(toPolicy(bare), { breakEnds }, now, 'Asia/Dhaka');
  expect(breaks.map(({ isShorter }) => isShorter)).toEqual([true, true, false, false]);
  expect(breaks[2]?.until).toBe('2026-12-20 20:41:00');
});

test('[X-01] the password is required, a reason is not', () => {
  const empty = { password: '', reason: '' };
  expect([...exclusionSchema.check(empty).keys()]).toEqual(['password']);
  expect(exclusionSchema.check({ password: 'x', reason: '' }).size).toBe(0);
});
