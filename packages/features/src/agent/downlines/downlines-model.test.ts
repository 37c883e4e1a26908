import type { WireDownline } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { branchesOf, grown } from './branches.ts';
import { changedRates, isDirect, toDownline, toPage } from './downlines-model.ts';
import { askOf, isFiltered, moved, readPlace, usualPlace, writePlace } from './place.ts';

const wire: WireDownline = {
  memberId: 'm-1',
  account: 'ta***33',
  nickname: 'Tania',
  accountType: 'agent',
  level: 1,
  direct: 2,
  team: 84,
  balance: '45210.00',
  validBet: '9007199254740993.10',
  status: 'active',
  registeredAt: '2026-03-02T09:20:00Z',
  rebates: [{ gameType: 'RNG', rate: '0.5' }],
};
const person = (id: string, change: Partial<WireDownline> = {}) =>
  toDownline({ ...wire, memberId: id, ...change }, { symbol: 'T', timeZone: 'Asia/Dhaka' });
const idsOf = (rows: readonly { readonly id: string }[] | undefined) => rows?.map(({ id }) => id);

test('[AGT-04] [I18-02] figures have the format of the site; unknown ones are not made up', () => {
  expect(person('m-1')).toMatchObject({
    balance: 'T45,210.00',
    validBet: 'T9,007,199,254,740,993.10',
    seen: null,
    registered: '2026-03-02 15:20',
  });
  expect(person('m-1', { account: ' ', registeredAt: 'once' })).toMatchObject({
    account: 'm-1',
    registered: 'once',
  });
});

test('[AGT-04] sends only rates that changed', () => {
  const { rates } = person('m-1');
  const wanted = [
    { gameType: 'RNG', rate: '0.50' },
    { gameType: 'LIVE', rate: '0' },
    { gameType: 'SPORTS', rate: '0.1' },
  ];
  expect(changedRates(rates, wanted)).toEqual([{ gameType: 'SPORTS', rate: '0.1' }]);
});

test('[AGT-04] [NAV-09] the address keeps the shown part of a team, and the rest of its query', () => {
  const place = { ...usualPlace, view: 'tree', of: '500001', page: 3, order: 'asc' } as const;
  const written = writePlace('?agent=downlineManagmentView&list.status=old', place);
  expect(written).toBe(
    '?agent=downlineManagmentView&list.view=tree&list.of=500001&list.order=asc&list.page=3',
  );
  expect(readPlace(written)).toEqual(place);
  expect(writePlace('', usualPlace)).toBe('?');
});

test.each([
  '?list.view=forest&list.of=%3Cb%3E&list.type=broker&list.sort=__proto__&list.order=up&list.page=-1&list.level=0',
  '?list.page=1e9&list.of=&list.level=100',
])('[AGT-04] ignores invalid values in an address: %s', (search) => {
  expect(readPlace(search)).toEqual(usualPlace);
});

test('[AGT-04] another filter starts at the first page; a search covers the whole team', () => {
  const place = { ...usualPlace, of: '500001', page: 4 };
  expect(moved(place, { page: 5 }).page).toBe(5);
  expect(moved(place, { status: 'locked' }).page).toBe(1);
  expect(askOf({ ...place, search: ' nadia ' })).toMatchObject({ search: 'nadia', pageNo: 4 });
  expect(askOf({ ...place, search: ' nadia ' })).not.toHaveProperty('parentId');
  expect(askOf({ ...place, search: '  ' })).toMatchObject({ parentId: '500001' });
  expect([isFiltered(place), isFiltered({ ...place, type: 'agent' })]).toEqual([false, true]);
  const level = moved(place, { level: '3' });
  expect(level).toMatchObject({ of: '', level: '3', page: 1 });
  expect(askOf(level)).toMatchObject({ level: 3 });
  expect(askOf(level)).not.toHaveProperty('parentId');
  expect(isFiltered(level)).toBe(true);
  expect(moved(level, { of: '500001' })).toMatchObject({ of: '500001', level: '' });
  expect(readPlace(writePlace('', level))).toEqual(level);
});

test('[AGT-04] an account that moved while a branch was open appears once, at its latest place', () => {
  const before = branchesOf([
    { parent: '', rows: [person('a'), person('b')], at: 1 },
    { parent: 'a', rows: [person('c')], at: 2 },
  ]);
  expect(idsOf(before.get('a'))).toEqual(['c']);
  const after = grown(before, 'b', [person('c')]);
  expect([idsOf(after.get('a')), idsOf(after.get('b'))]).toEqual([[], ['c']]);
});

test('[AGT-04] no account is below itself, and none appears twice', () => {
  const circle = branchesOf([
    { parent: 'b', rows: [person('a'), person('d'), person('d')], at: 3 },
    { parent: 'a', rows: [person('b')], at: 2 },
    { parent: '', rows: [person('a')], at: 1 },
  ]);
  expect(idsOf(circle.get(''))).toEqual(['a']);
  expect(idsOf(circle.get('a'))).toEqual(['b']);
  expect(idsOf(circle.get('b'))).toEqual(['d']);
  expect(idsOf(grown(circle, 'd', [person('d')]).get('d'))).toEqual([]);
});

test('[AGT-04] an account has the values of the backend', () => {
  expect(person('m-1', { lastLoginAt: '2026-11-20T18:41:05Z', validBet: '12.5' })).toEqual({
    ...{ id: 'm-1', account: 'ta***33', nickname: 'Tania', type: 'agent', status: 'active' },
    ...{ level: 1, direct: 2, team: 84, balance: 'T45,210.00', validBet: 'T12.50' },
    order: { balance: 45210, validBet: 12.5, seen: Date.parse('2026-11-20T18:41:05Z') },
    seen: '2026-11-21 00:41',
    seenAt: '2026-11-20T18:41:05Z',
    registered: '2026-03-02 15:20',
    rates: [{ kind: 'RNG', label: 'nav.slots', rate: '0.5' }],
  });
  expect(person('m-1')).toMatchObject({ order: { seen: 0 }, seenAt: null });
  expect(person('m-1', { balance: 'some' }).balance).toBe('some');
});

test('[AGT-04] a page has the sums of all results, and the path to them', () => {
  const page = toPage(
    {
      rows: [wire],
      ...{ totalPages: 3, totalCount: 41 },
      path: [
        { memberId: 'a', account: 'ap***01' },
        { memberId: 'b', account: ' ' },
      ],
      totals: { team: 84, balance: '1000.00', validBet: 'some' },
    },
    { symbol: 'T', timeZone: 'Asia/Dhaka' },
  );
  expect(idsOf(page.rows)).toEqual(['m-1']);
  expect(page).toMatchObject({
    pages: 3,
    total: 41,
    path: [
      { id: 'a', account: 'ap***01' },
      { id: 'b', account: 'b' },
    ],
    sums: { team: 84, balance: 'T1,000.00', validBet: 'some' },
  });
});

test('[AGT-04] only direct downlines can get rates and money', () => {
  expect([1, 2].map((level) => isDirect(person('m-1', { level })))).toEqual([true, false]);
});

test('[AGT-04] sends a rate that is taken away, but not one that was empty and stays empty', () => {
  const { rates } = person('m-1');
  expect(changedRates(rates, [{ gameType: 'RNG', rate: '0' }])).toHaveLength(1);
  expect(changedRates([], [{ gameType: 'RNG', rate: '0.00' }])).toEqual([]);
});
