import { expect, test } from 'vitest';
import {
  bodyOf,
  changeOf,
  isHit,
  limitOf,
  limitSchema,
  shareOf,
  toAccount,
  toLimits,
  toStanding,
} from './responsible-play-model.ts';

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

test('[X-01] every possible limit is listed, set or not; an unknown one is shown by its code', () => {
  expect(limits.all).toHaveLength(9);
  expect(limits.foreign).toEqual([{ id: 'bet \u00B7 yearly', value: '5.00' }]);
  expect(of('deposit', 'weekly')).toMatchObject({ value: null, used: null, pending: null });
});

test("[X-01] [I18-02] a limit that is removed later shows from when, in the site's time zone", () => {
  expect(daily.pending).toEqual({ value: null, startsAt: '2026-11-23 20:41:00' });
});

test('[X-01] the bar is full at the limit and never longer', () => {
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
])('[X-01] %j as a money limit: %s', (typed, problem) => {
  expect(limitSchema(daily, '\u09F3').check({ value: typed }).get('value')).toBe(problem);
});

test.each([
  ['1.5', 'whole'],
  ['10081', 'max'],
  ['10080', undefined],
])('[X-01] %j as minutes per week: %s', (typed, problem) => {
  expect(limitSchema(session, '').check({ value: typed }).get('value')).toBe(problem);
});

test('[X-01] money is sent as a decimal, time as minutes, and a body with neither removes the limit', () => {
  expect(bodyOf(daily, '500.00')).toEqual({ kind: 'deposit', period: 'daily', amount: '500.00' });
  expect(bodyOf(session, '60')).toEqual({ kind: 'session', period: 'weekly', minutes: 60 });
  expect(bodyOf(session, null)).toEqual({ kind: 'session', period: 'weekly' });
});

test('[X-01] a limit shows its used amount and the time of its next reset', () => {
  expect(daily).toEqual({
    kind: 'deposit',
    period: 'daily',
    value: '1000.00',
    used: '250.00',
    resetsAt: '2026-11-21 00:00:00',
    pending: { value: null, startsAt: '2026-11-23 20:41:00' },
  });
  expect(session).toMatchObject({ value: '120', used: '130', pending: null });
  expect(of('deposit', 'weekly').resetsAt).toBe('');
  expect(limits).toMatchObject({ reminderMinutes: 60, raiseAfterHours: 72 });
});

test('[X-01] a limit of a known kind and an unknown period is shown by its codes; an invalid time is shown unchanged', () => {
  const odd = { kind: 'deposit', period: 'yearly', amount: '7.00', used: '0', resetsAt };
  const strange = { kind: 'bet', period: 'daily', used: '0', resetsAt };
  const time = { kind: 'session', period: 'daily', minutes: 90, used: '30', resetsAt };
  const late = { kind: 'loss', period: 'daily', amount: '5.00', used: '0', resetsAt: 'soon' };
  const shown = toLimits(
    { limits: [odd, strange, late, time], reminderMinutes: 0, raiseAfterHours: 0 },
    'Asia/Dhaka',
  );
  expect(shown.foreign).toEqual([
    { id: 'deposit \u00B7 yearly', value: '7.00' },
    { id: 'bet \u00B7 daily', value: null },
  ]);
  expect(limitOf(shown, { kind: 'session', period: 'daily' })).toMatchObject({
    value: '90',
    used: '30',
  });
  expect(limitOf(shown, { kind: 'loss', period: 'daily' })?.resetsAt).toBe('soon');
  expect(limitOf(shown, { kind: 'loss', period: 'weekly' })?.value).toBeNull();
});

test('[X-01] a limit is reached when exactly all of it is used', () => {
  const unused = { ...daily, used: null };
  expect([daily, session, unused, of('deposit', 'weekly')].map(isHit)).toEqual([
    ...[false, true, false, false],
  ]);
  expect(isHit({ ...daily, used: '1000.00' })).toBe(true);
  expect(isHit({ ...daily, used: '999.99' })).toBe(false);
  expect(shareOf({ ...daily, used: '1000.00' })).toBe(100);
  expect(shareOf(unused)).toBe(0);
  expect(shareOf({ ...daily, value: null })).toBe(0);
  expect(isHit({ ...daily, value: null })).toBe(false);
});

test('[X-01] an unchanged limit is not a lower one', () => {
  expect(changeOf(daily, '1000')).toBe('raise');
});

test.each([
  ['daily', '1440', '1441'],
  ['weekly', '10080', '10081'],
  ['monthly', '44640', '44641'],
] as const)('[X-01] a %s limit of time is %s minutes at most', (period, most, over) => {
  const check = (value: string) =>
    limitSchema({ ...session, period, value: null }, '')
      .check({ value })
      .get('value');
  expect([check(most), check(over)]).toEqual([undefined, 'max']);
});

test('[X-01] money has no largest limit, and may have decimals', () => {
  expect(limitSchema(daily, '').check({ value: '99999999.99' }).size).toBe(0);
  expect(limitSchema({ ...daily, value: null }, '').check({ value: '1000' }).size).toBe(0);
});

test("[X-01] the status says until when play is closed, in the site's time zone", () => {
  const open = { paused: false, permanent: false, netDeposits: '12.50' };
  expect(toStanding(open, 'Asia/Dhaka')).toEqual({
    ...open,
    breakEnds: null,
    timeOutUntil: null,
    excludedUntil: null,
  });
  const closed = {
    ...{ paused: true, permanent: true, netDeposits: '0.00' },
    timeOutUntil: '2026-11-20T18:00:00Z',
    selfExcludedUntil: 'long',
  };
  expect(toStanding(closed, 'Asia/Dhaka')).toEqual({
    ...{ paused: true, permanent: true, netDeposits: '0.00' },
    breakEnds: '2026-11-20T18:00:00Z',
    timeOutUntil: '2026-11-21 00:00:00',
    excludedUntil: 'long',
  });
});

test('[X-01] a session shows its time and money, by game, and the earlier sessions', () => {
  const wire = {
    startedAt: '2026-11-20T18:00:00Z',
    ...{ seconds: 3725, totalBet: '50.00', totalPayout: '20.00', net: '-30.00' },
    games: [
      { gameName: 'River', seconds: 65, net: '-30.00' },
      { gameName: 'River', seconds: 5, net: '0.00' },
    ],
    past: [{ startedAt: '2026-11-19T18:30:45Z', seconds: 60, net: '1.00' }],
    reminderDue: false,
  };
  expect(toAccount(wire, 'Asia/Dhaka')).toEqual({
    ...{ time: '1:02:05', bet: '50.00', payout: '20.00', net: '-30.00' },
    games: [
      { id: '0-River', name: 'River', time: '0:01:05', net: '-30.00' },
      { id: '1-River', name: 'River', time: '0:00:05', net: '0.00' },
    ],
    past: [
      {
        id: '0-2026-11-19T18:30:45Z',
        name: '2026-11-20 00:30',
        time: '0:01:00',
        net: '1.00',
      },
    ],
    reminder: { isDue: false, at: null },
  });
  const due = { ...wire, reminderDue: true, reminderDueAt: '2026-11-20T18:00:00Z' };
  expect(toAccount(due, 'Asia/Dhaka').reminder).toEqual({ isDue: true, at: '2026-11-21 00:00:00' });
});
