import { expect, test } from 'vitest';
import {
  daysOf,
  fullLinks,
  isSpan,
  monthBefore,
  spanOf,
  toBefore,
  toOverview,
} from './overview-model.ts';

test('[AGT-02] a period ends today; "yesterday" ends yesterday', () => {
  expect(daysOf('today', '2026-11-20')).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  expect(daysOf('yesterday', '2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  expect(daysOf('fortnight', '2026-03-05')).toEqual({ from: '2026-02-20', to: '2026-03-05' });
  expect(daysOf('month', '2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-11-20' });
  expect(isSpan('year')).toBe(false);
});

test('[AGT-02] [I18-02] money has the format of the site; an unknown kind keeps its name', () => {
  const offer = {
    contractId: 'c-1',
    kind: 'dividend',
    side: 'received',
    account: 'ap***01',
    status: 'offered',
    period: 'monthly',
    tiers: [],
    createdAt: '2026-11-19T08:00:00Z',
    actions: [],
  };
  const top = { memberId: 'm', account: 'ta***33', accountType: 'agent', validBet: '0.00' };
  const shown = toOverview(
    {
      members: 3,
      newMembers: 1,
      activeToday: 1,
      activeMembers: 1,
      deposits: '950000.00',
      withdrawals: '0.00',
      validBet: '0.00',
      winLoss: '-1.00',
      commission: '18732.50',
      depositsBefore: 'much',
      days: [],
      shares: [
        { gameType: 'RNG', validBet: '0.00', share: '12.5' },
        { gameType: 'NEWKIND', validBet: '0.00', share: '87.5' },
      ],
      top: [top],
      offers: [
        { ...offer, answerBy: '2026-11-26T17:59:59Z' },
        { ...offer, kind: 'yearly', contractId: 'c-2' },
        { ...offer, kind: 'hourly', contractId: 'c-3', answerBy: 'soon' },
      ],
    },
    { symbol: 'T', timeZone: 'Asia/Dhaka' },
  );
  expect(shown.deposits).toBe('T950,000.00');
  expect(shown.commission).toBe('T18,732.50');
  expect(shown.depositsBefore).toBe('much');
  expect([shown.withdrawals, shown.validBet, shown.active]).toEqual(['T0.00', 'T0.00', 1]);
  expect(shown.offers.map(({ page, answerBy }) => [page?.key ?? null, answerBy])).toEqual([
    ['agentDividendRecordCopy2', '2026-11-26 23:59'],
    [null, null],
    ['agentHourSalary', 'soon'],
  ]);
  expect(shown.shares.map(({ id, label }) => label ?? id)).toEqual(['nav.slots', 'NEWKIND']);
  expect(shown.top).toMatchObject([{ isAgent: true, percent: 0 }]);
});

test.each([
  ['2026-11-20', '2026-10-01', '2026-10-20'],
  ['2026-03-31', '2026-02-01', '2026-02-28'],
  ['2028-03-30', '2028-02-01', '2028-02-29'],
  ['2026-01-01', '2025-12-01', '2025-12-01'],
])('[AGT-02] the month up to %s is compared with %s to %s', (today, from, to) => {
  expect(monthBefore(today)).toEqual({ from, to });
});

test('[AGT-02] links are full when the active ones reach the limit, and not while it is unknown', () => {
  const link = (status: string) => ({
    ...{ linkId: 'l', code: 'c', url: '/', accountType: 'member', rebates: [], registered: 0 },
    ...{ status, createdAt: '2026-11-19T08:00:00Z', expiresAt: '2026-11-29T08:00:00Z' },
  });
  const links = { list: ['active', 'active', 'disabled', 'expired'].map(link) };
  const options = (maxLinks: number) => ({ accountTypes: [], caps: [], maxLinks, linkDays: [] });
  expect(fullLinks(links, options(2))).toBe(2);
  expect(fullLinks(links, options(3))).toBeNull();
  expect(fullLinks({ list: [] }, options(0))).toBeNull();
  const off = ['active', 'disabled', 'expired'].map(link);
  expect(fullLinks({ list: off }, options(1))).toBe(1);
  expect(fullLinks(links, undefined)).toBeNull();
  expect(fullLinks(undefined, options(2))).toBeNull();
});

const team = {
  ...{ members: 3, newMembers: 1, activeToday: 2, activeMembers: 4 },
  ...{ deposits: '950000.00', withdrawals: '1.00', validBet: '2.00', winLoss: '-1.00' },
  ...{ commission: '3.00', depositsBefore: '4.00', days: [], shares: [], top: [], offers: [] },
};
const writing = { symbol: 'T', timeZone: 'Asia/Dhaka' };

test('[AGT-02] the overview has the figures of the backend', () => {
  expect(toOverview({ ...team, nextSettlement: '2026-12-01' }, writing)).toEqual({
    exact: {
      ...{ deposits: '950000.00', withdrawals: '1.00', validBet: '2.00', commission: '3.00' },
    },
    ...{ members: 3, joined: 1, activeToday: 2, active: 4 },
    ...{ deposits: 'T950,000.00', depositsBefore: 'T4.00', withdrawals: 'T1.00' },
    ...{ validBet: 'T2.00', commission: 'T3.00', settles: '2026-12-01' },
    ...{ days: [], shares: [], top: [], offers: [] },
  });
  expect(toOverview(team, writing).settles).toBeNull();
});

test('[AGT-02] days and shares are drawn with the figures of the backend', () => {
  const days = [{ date: '2026-11-20', deposits: '12.50', withdrawals: '3.00', validBet: '0.00' }];
  const shares = [
    { gameType: 'RNG', validBet: '1.00', share: '12.4' },
    { gameType: 'LIVE', validBet: '7.00', share: '87.4' },
  ];
  expect(toOverview({ ...team, days, shares }, writing)).toMatchObject({
    days: [{ date: '2026-11-20', deposits: 12.5, withdrawals: 3, validBet: 0 }],
    shares: [
      { id: 'RNG', label: 'nav.slots', percent: 12.5, text: '12.5%' },
      { id: 'LIVE', label: 'nav.live', percent: 87.5, text: '87.5%' },
    ],
  });
});

test('[AGT-02] the bars of the best downlines are relative to the first', () => {
  const top = [
    { memberId: 'a', account: 'a***1', accountType: 'agent', validBet: '200.00' },
    { memberId: 'b', account: 'b***2', accountType: 'member', validBet: '50.00' },
  ];
  expect(toOverview({ ...team, top }, writing).top).toEqual([
    { id: 'a', account: 'a***1', isAgent: true, validBet: 'T200.00', percent: 100 },
    { id: 'b', account: 'b***2', isAgent: false, validBet: 'T50.00', percent: 25 },
  ]);
});

test('[AGT-02] a waiting offer links to the page of its kind', () => {
  const offer = {
    ...{ contractId: 'c-1', kind: 'daily', side: 'received', account: 'ap***01' },
    ...{ status: 'offered', period: 'monthly', tiers: [], createdAt: '', actions: [] },
  };
  expect(toOverview({ ...team, offers: [offer] }, writing).offers).toEqual([
    {
      id: 'c-1',
      account: 'ap***01',
      kind: 'daily',
      page: { key: 'agentDailyWages2', label: 'agent.agentDailyWages2' },
      answerBy: null,
    },
  ]);
});

test('[AGT-02] figures of the previous period have the money format of the site', () => {
  expect(toBefore({ ...team, commission: 'some' }, writing)).toEqual({
    ...{ deposits: 'T950,000.00', withdrawals: 'T1.00', validBet: 'T2.00', commission: 'some' },
  });
});

test('[AGT-02] a period has the name of its days; on the first of a month the pressed name wins', () => {
  const today = '2026-11-01';
  const day = { from: today, to: today };
  expect(spanOf(day, today, null)).toBe('today');
  expect(spanOf(day, today, 'month')).toBe('month');
  expect(spanOf(day, '2026-11-02', 'month')).toBe('yesterday');
  expect(spanOf({ from: '2026-10-20', to: today }, today, 'month')).toBeNull();
});

test('[AGT-02] every span is recognised', () => {
  expect(['today', 'yesterday', 'fortnight', 'month'].every(isSpan)).toBe(true);
});
