import { expect, test } from 'vitest';
import { bodyOf, changeOf, limitOf, limitSchema, shareOf, toLimits } from './model.ts';

const resetsAt = '2026-11-20T18:00:00Z';
const limits = toLimits(
  {
    limits: [
      {
        kind: 'deposit',
        period: 'daily',
        amount: '1000.00',
        used: '250.00',
        resetsAt,
        pending: { startsAt: '2026-11-23T14:41:00Z' },
      },
      { kind: 'session', period: 'weekly', minutes: 120, used: '130', resetsAt },
      { kind: 'bet', period: 'yearly', amount: '5.00', used: '0', resetsAt },
    ],
    reminderMinutes: 60,
    raiseAfterHours: 72,
  },
  'Asia/Dhaka',
);
const of = (kind: 'deposit' | 'session', period: 'daily' | 'weekly') => {
  const found = limitOf(limits, { kind, period });
  if (!found) throw new Error('There is no such limit');
  return found;
};
const daily = of('deposit', 'daily');
const session = of('session', 'weekly');

test('[X-01] every limit there can be has its place, set or not; what nobody knows is told by its code', () => {
  expect(limits.all).toHaveLength(9);
  expect(limits.foreign).toEqual([{ id: 'bet \u00B7 yearly', value: '5.00' }]);
  expect(of('deposit', 'weekly')).toMatchObject({ value: null, used: null, pending: null });
});

test('[X-01] [I18-02] a limit that is taken away later says from when, in the time of the site', () => {
  expect(daily.pending).toEqual({ value: null, startsAt: '2026-11-23 20:41:00' });
});

test('[X-01] the bar is full at the limit and never fuller', () => {
  expect([daily, session, of('deposit', 'weekly')].map(shareOf)).toEqual([25, 100, 0]);
});

test.each([
  ['999.99', 'lower'],
  ['1000.01', 'raise'],
  [null, 'remove'],
] as const)('[X-01] 1000.00 \u2192 %s is to %s it', (wanted, change) => {
  expect(changeOf(daily, wanted)).toBe(change);
});

test('[X-01] the first limit is simply set', () => {
  expect(changeOf(of('deposit', 'weekly'), '5.00')).toBe('set');
});

test.each([
  ['1000', 'same'],
  ['', 'required'],
  ['-5', 'invalid'],
  ['1e3', 'invalid'],
  ['0', 'min'],
  ['1.005', 'decimals'],
  ['\u09EB\u09E6\u09E6', undefined],
])('[X-01] %j as a limit of money: %s', (typed, problem) => {
  expect(limitSchema(daily, '\u09F3').check({ value: typed }).get('value')).toBe(problem);
});

test.each([
  ['1.5', 'whole'],
  ['10081', 'max'],
  ['10080', undefined],
])('[X-01] %j as minutes of a week: %s', (typed, problem) => {
  expect(limitSchema(session, '').check({ value: typed }).get('value')).toBe(problem);
});

test('[X-01] money goes as a decimal, time as minutes, and neither takes the limit away', () => {
  expect(bodyOf(daily, '500.00')).toEqual({ kind: 'deposit', period: 'daily', amount: '500.00' });
  expect(bodyOf(session, '60')).toEqual({ kind: 'session', period: 'weekly', minutes: 60 });
  expect(bodyOf(session, null)).toEqual({ kind: 'session', period: 'weekly' });
});
