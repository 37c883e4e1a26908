import { expect, test } from 'vitest';
import type { SessionState } from '../session/machine.ts';
import { toMember } from '../session/member.ts';
import { admissionTo, askedIn, isDeeper, menuPage, withPage } from './address.ts';
import { agentEntries, defaultPage, entriesOf, isOff, memberEntries } from './entries.ts';
import { closedToTrials, homeGroups, moneyPages, playPage } from './home-groups.ts';

test('[NAV-09] an address names a page of one centre', () => {
  expect(askedIn('?member=withdraw&page=live')).toEqual({ centre: 'member', page: 'withdraw' });
  expect(askedIn('?agent=')).toEqual({ centre: 'agent', page: '' });
  expect(askedIn('?agent=a&member=b')).toEqual({ centre: 'member', page: 'b' });
  expect(askedIn('?page=live')).toBe(null);
});

test('[NAV-09] a page of a centre replaces any other page in an address', () => {
  expect(withPage('?page=live&agent=x', { centre: 'member', page: 'withdraw' })).toBe(
    '?page=live&member=withdraw',
  );
  expect(withPage('', { centre: 'agent', page: 'agentTeamOverview' })).toBe(
    '?agent=agentTeamOverview',
  );
});

test('[NAV-09] "me" is above the menu of agents, and both are above all pages', () => {
  const me = { centre: 'member', page: menuPage } as const;
  const team = { centre: 'agent', page: menuPage } as const;
  const page = { centre: 'member', page: 'withdraw' } as const;
  expect([isDeeper(page, me), isDeeper(page, team), isDeeper(team, me)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isDeeper(me, page), isDeeper(me, team), isDeeper(team, page)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isDeeper({ ...page, page: 'depositv2' }, page)).toBe(false);
  const keys: readonly string[] = [...memberEntries, ...agentEntries].map(({ key }) => key);
  expect(keys).not.toContain(menuPage);
});

test('[NAV-09] [MEM-01] on a phone every page of a menu has one row, a button beside the balance, or a row of the site', () => {
  for (const centre of ['member', 'agent'] as const) {
    const pages = entriesOf(centre, () => true).map(({ key }) => key);
    const rows = homeGroups(centre, pages).flat();
    const others = centre === 'member' ? [...moneyPages, playPage] : [];
    const shown = [...rows.map(({ key }) => key), ...others];
    expect(new Set(shown)).toEqual(new Set(pages));
    expect(new Set(rows).size).toBe(rows.length);
  }
  expect(homeGroups('member', ['rewardCenter']).map((group) => group.length)).toEqual([1]);
  expect(homeGroups('member', [])).toEqual([]);
});

test('[GRD-01] a trial account reads that money and all pages of members are closed', () => {
  const closed = closedToTrials(() => true).map(({ key }) => key);
  expect(closed.slice(0, 3)).toEqual(['transferFund', 'depositv2', 'withdraw']);
  expect(closed).toHaveLength(13);
  expect(closed).not.toContain('referral');
  expect(closed).not.toContain('transferUpline');
});

test('[NAV-09] the parameters of a list are removed with its page', () => {
  const search = '?type=3&member=transactionHistory&list.type=bet&list.page=2';
  expect(withPage(search, { centre: 'member', page: 'bonusDetails' })).toBe(
    '?type=3&member=bonusDetails',
  );
});

test('[NAV-09] [MEM-07] an address may name an order for its page; it is removed with the page', () => {
  const asked = { centre: 'member', page: 'depositv2', order: 'DP-104233' } as const;
  expect(withPage('?type=3&member=transactionHistory&list.type=deposit', asked)).toBe(
    '?type=3&member=depositv2&list.order=DP-104233',
  );
  expect(askedIn('?member=depositv2&list.order=DP-104233&type=3')).toEqual(asked);
  expect(
    withPage('?member=depositv2&list.order=DP-104233', { centre: 'member', page: 'withdraw' }),
  ).toBe('?member=withdraw');
  for (const junk of ['', '../wallets', '<b>', 'x'.repeat(41), 'a b']) {
    const search = `?${new URLSearchParams({ member: 'withdraw', 'list.order': junk })}`;
    expect(askedIn(search)).toEqual({ centre: 'member', page: 'withdraw' });
  }
});

test('[NAV-09] [X-01] an address may name a part of its page; it is removed with the page', () => {
  const asked = { centre: 'member', page: 'responsiblePlay', part: 'break' } as const;
  expect(withPage('?page=live', asked)).toBe('?page=live&member=responsiblePlay&list.part=break');
  expect(askedIn('?member=responsiblePlay&list.part=break&page=live')).toEqual(asked);
  expect(
    withPage('?member=responsiblePlay&list.part=break', { centre: 'member', page: 'withdraw' }),
  ).toBe('?member=withdraw');
  for (const junk of ['', '../wallets', 'a b', 'x'.repeat(21)]) {
    const search = `?${new URLSearchParams({ member: 'responsiblePlay', 'list.part': junk })}`;
    expect(askedIn(search)).toEqual({ centre: 'member', page: 'responsiblePlay' });
  }
});

test('[NAV-09] the menus contain every key once, and only keys whose page exists', () => {
  for (const entries of [memberEntries, agentEntries]) {
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  }
  expect(memberEntries[0].key).toBe(defaultPage.member);
  expect(entriesOf('agent', (key) => key === defaultPage.agent)).toHaveLength(1);
  expect(entriesOf('member', () => false)).toEqual([]);
});

test('[MEM-01] [MEM-02] [MEM-03] [MEM-04] [MEM-05] [MEM-06] [MEM-07] [MEM-08] [X-01] the menu of members has the order of the specification, then responsible play', () => {
  expect(memberEntries.map(({ key }) => key)).toEqual([
    'securityCenter',
    'transferFund',
    'depositv2',
    'withdraw',
    'transferUpline',
    'personalHistoryCopy',
    'transactionHistory',
    'personalProfit',
    'bonusDetails',
    'rewardCenter',
    'referral',
    'missionLeaderboard',
    'messageV2',
    'manualRebate',
    'playerRank',
    'responsiblePlay',
  ]);
  const counted = memberEntries.flatMap((entry) => ('badge' in entry ? [entry.key] : []));
  expect(counted).toEqual(['rewardCenter', 'missionLeaderboard', 'messageV2']);
});

test('[AGT-01] [NAV-09] the agent centre has the order of the specification, then red envelopes', () => {
  expect(defaultPage.agent).toBe('agentTeamOverview');
  expect(agentEntries.map(({ key }) => key)).toEqual([
    'agentAnnouncement',
    'agentTeamOverview',
    'registerCenter',
    'downlineManagmentView',
    'personalHistoryCopy',
    'palStatementsAgentCopy',
    'agentRevenueReport',
    'agentDownlineTransactionDetailsCopy',
    'agentDividendRecordCopy2',
    'agentDailyWages2',
    'agentHourSalary',
    'agentRealtimeSalary',
    'redEnvelope',
  ]);
});

test('[CFG-02] [WAL-05] only the pages of friends and of the upline are hidden without what they need', () => {
  const off = (on: boolean) =>
    memberEntries.map(({ key }) => key).filter((key) => isOff('member', key, () => on));
  expect(off(false)).toEqual(['transferUpline', 'referral']);
  expect(off(true)).toEqual([]);
});

test('[AGT-09] [AGT-10] [AGT-11] [AGT-12] each contract page is hidden by its own flag, no other page is', () => {
  const offWithout = (flag: string) =>
    agentEntries
      .map(({ key }) => key)
      .filter((key) => isOff('agent', key, (need) => need !== flag));
  expect(offWithout('divtypereq')).toEqual(['agentDividendRecordCopy2']);
  expect(offWithout('dailysalreqtype')).toEqual(['agentDailyWages2']);
  expect(offWithout('contracthoursalreq')).toEqual(['agentHourSalary']);
  expect(offWithout('realtimesalreqtype')).toEqual(['agentRealtimeSalary']);
  expect(offWithout('toUpline')).toEqual([]);
});

const member = {
  id: '1',
  account: 'rina',
  nickname: 'Rina',
  isAgent: false,
  isTrial: false,
  rankLevel: 0,
  levelName: '',
  labels: [],
  toUpline: false,
  badgeCount: 0,
};
const inside = { kind: 'authenticated', token: 't', member } as const;
const agent = { ...inside, member: { ...member, isAgent: true } } as const;

test.each<[string, SessionState, member: string, agent: string]>([
  ['a visitor', { kind: 'anonymous' }, 'login', 'login'],
  ['who logs in', { kind: 'authenticating', token: null }, 'login', 'login'],
  ['whose session is picked up', { kind: 'authenticating', token: 't' }, 'wait', 'wait'],
  [
    'who must change a password',
    { kind: 'mustChangePassword', token: 't', reason: 'expired' },
    'wait',
    'wait',
  ],
  ['a trial', { kind: 'trial', token: 't', member }, 'realAccount', 'realAccount'],
  ['a member', inside, 'centre', 'notAgent'],
  ['an agent', agent, 'centre', 'centre'],
])('[NAV-09] [GRD-01] a centre opened by %s', (_who, session, ofMember, ofAgent) => {
  expect(admissionTo('member', session, false)).toBe(ofMember);
  expect(admissionTo('agent', session, false)).toBe(ofAgent);
});

test('[LAY-01] [GRD-01] a trial account has "me" of its own, and nothing else of a centre', () => {
  const trial = { kind: 'trial', token: 't', member } as const;
  expect(admissionTo('member', trial, false, true)).toBe('trial');
  expect(admissionTo('member', inside, false, true)).toBe('centre');
  expect(admissionTo('member', { kind: 'anonymous' }, false, true)).toBe('login');
  expect(admissionTo('member', { kind: 'anonymous', because: 'loggedOut' }, true, true)).toBe(
    'over',
  );
});

test.each([
  [0, 'notAgent'],
  [1, 'centre'],
  [2, 'centre'],
  [3, 'notAgent'],
  [41, 'centre'],
  [42, 'centre'],
  [43, 'notAgent'],
])('[LGN-06] [AGT-02] for a member of type %i the agent centre is: %s', (type, admitted) => {
  const wire = { id: '1', account: 'rina', nickname: 'Rina', type };
  const session = { kind: 'authenticated', token: 't', member: toMember(wire) } as const;
  expect(admissionTo('agent', session, false)).toBe(admitted);
  expect(admissionTo('member', session, false)).toBe('centre');
});

test('[AGT-02] [GRD-01] type 4 is a trial account and no agent, also for an agent who tries the site', () => {
  const trial = toMember({ id: '1', account: 'rina', nickname: 'Rina', type: 4 });
  expect([trial.isTrial, trial.isAgent]).toEqual([true, false]);
  const session = { kind: 'trial', token: 't', member: trial } as const;
  expect(admissionTo('agent', session, false)).toBe('realAccount');
});

test('[NAV-09] [LGN-08] a logout closes a centre; an expired session asks for a login', () => {
  const out = { kind: 'anonymous', because: 'loggedOut' } as const;
  expect(admissionTo('member', out, true)).toBe('over');
  expect(admissionTo('member', out, false)).toBe('login');
  expect(admissionTo('member', { kind: 'anonymous', because: 'expired' }, true)).toBe('login');
});
