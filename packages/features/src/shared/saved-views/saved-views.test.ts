import { expect, test } from 'vitest';
import { type ListShape, readList, writeList } from '../records/address.ts';
import { guardedStore } from '../session/guarded-store.ts';
import { memoryStore } from '../session/key-value-store.ts';
import {
  mostViews,
  nameProblem,
  readViews,
  type SavedView,
  searchOf,
  type ViewedList,
  viewOf,
  writeViews,
} from './saved-views.ts';

const today = '2026-11-20';
const later = '2027-02-03';
const owner = { account: 'demo_agent', list: 'teamBets' };
const shape: ListShape = {
  filters: ['search', 'status', 'parentId'],
  words: ['search'],
  columns: ['number', 'payout'],
  sortable: ['stake'],
  preset: 'last7',
  sharesPeriod: true,
};
const search =
  '?agent=bets&list.search=mi&list.status=lost&list.parentId=m-2&list.sort=-stake&list.hide=payout&list.size=50&list.page=3&list.from=2026-10-22&list.to=2026-11-20';
const listOf = (from: string, day = today) => readList(from, shape, day);
/** The list that an address shows. */
function shown(address: string): ViewedList {
  const list = listOf(address);
  return { query: writeList('', list, shape, today), range: list.range };
}
const view = (name: string): SavedView => viewOf(name, shown(search), today);

test('[AGT-05] a view has filters, order, columns, rows and period; not the page or an opened team', () => {
  expect(view(' Lost bets ')).toMatchObject({ name: 'Lost bets', period: 'last30' });
  expect([...new URLSearchParams(view('a').query)]).toEqual([
    ['list.search', 'mi'],
    ['list.status', 'lost'],
    ['list.sort', '-stake'],
    ['list.size', '50'],
    ['list.hide', 'payout'],
  ]);
});

test('[AGT-05] a period with a name moves with the days, days that were chosen stay', () => {
  const chosen = searchOf(view('a'), '?agent=bets&list.status=won&list.page=2', later);
  expect(chosen).toContain('agent=bets');
  expect(listOf(chosen, later)).toMatchObject({
    range: { from: '2027-01-05', to: later },
    filters: { status: 'lost', search: 'mi', parentId: '' },
    hidden: ['payout'],
    page: 1,
  });
  const days = viewOf('b', shown('?list.from=2026-11-03&list.to=2026-11-09'), today);
  expect(listOf(searchOf(days, '', later), later).range).toEqual({
    from: '2026-11-03',
    to: '2026-11-09',
  });
});

test('[AGT-05] a view of a list without a period adds none to the address', () => {
  const query = '?list.status=locked&list.of=m-2&list.page=3';
  const locked = viewOf('a', { query, range: null }, today);
  expect(locked).toEqual({ name: 'a', period: null, query: 'list.status=locked' });
  expect(searchOf(locked, '?agent=team&list.level=2', today)).toBe(
    '?agent=team&list.status=locked',
  );
  const store = guardedStore(memoryStore, 'device');
  writeViews(store, owner, [locked]);
  expect(readViews(store, owner)).toEqual([locked]);
});

test('[AGT-05] views are kept for each account and each list', () => {
  const store = guardedStore(memoryStore, 'device');
  const device = memoryStore();
  const kept = guardedStore(() => device, 'device');
  expect(writeViews(kept, owner, [view('a'), view('b')])).toBe(true);
  const next = guardedStore(() => device, 'device');
  expect(readViews(next, owner).map(({ name }) => name)).toEqual(['a', 'b']);
  expect(readViews(next, { ...owner, account: 'other' })).toEqual([]);
  expect(readViews(next, { ...owner, list: 'income' })).toEqual([]);
  expect(readViews(store, owner)).toEqual([]);
});

test.each([
  ['no JSON', '{"name"'],
  ['no list', '{"name":"a"}'],
  ['nothing', 'null'],
])('[AGT-05] a damaged storage with %s has no views', (_, text) => {
  const device = memoryStore();
  device.setItem('savedViews.teamBets.demo_agent', text);
  expect(
    readViews(
      guardedStore(() => device, 'device'),
      owner,
    ),
  ).toEqual([]);
});

test('[AGT-05] a damaged view is left out, the others stay; two of one name are one; there are at most 20', () => {
  const device = memoryStore();
  const store = guardedStore(() => device, 'device');
  const good = view('good');
  const damaged = [
    7,
    { ...good, name: '' },
    { ...good, name: 'x'.repeat(200) },
    { ...good, name: 'p', period: 'lastCentury' },
    { ...good, name: 'd', period: { from: 'x', to: 'y' } },
    { ...good, name: 'q', query: 'x'.repeat(2_000) },
  ];
  const text = JSON.stringify([...damaged, good, { ...good, name: 'GOOD' }]);
  device.setItem('savedViews.teamBets.demo_agent', text);
  expect(readViews(store, owner)).toEqual([good]);
  const many = Array.from({ length: 30 }, (_, at) => view(`view ${at}`));
  writeViews(store, owner, many);
  expect(readViews(store, owner)).toHaveLength(mostViews);
});

test('[AGT-05] a view from a strange storage changes no parameter of the page', () => {
  const strange = { ...view('a'), query: 'agent=other&list.status=won' };
  const query = new URLSearchParams(searchOf(strange, '?agent=bets', today));
  expect([query.get('agent'), query.get('list.status')]).toEqual(['bets', 'won']);
});

test('[AGT-05] a full storage keeps what it has, and the new view until the page closes', () => {
  const device = memoryStore();
  let isFull = false;
  const full = {
    ...device,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      device.setItem(key, value);
    },
  };
  const store = guardedStore(() => full, 'device');
  writeViews(store, owner, [view('a')]);
  isFull = true;
  expect(writeViews(store, owner, [view('a'), view('b')])).toBe(false);
  expect(readViews(store, owner)).toHaveLength(2);
  expect(
    readViews(
      guardedStore(() => full, 'device'),
      owner,
    ).map(({ name }) => name),
  ).toEqual(['a']);
});

test.each([
  ['  ', undefined, 'required'],
  ['x'.repeat(41), undefined, 'long'],
  ['\u09A8'.repeat(40), undefined, null],
  [' LOST ', undefined, 'taken'],
  ['lost ', 'Lost', null],
])('[AGT-05] the name %j of a view that was %j: %j', (typed, own, problem) => {
  expect(nameProblem(typed, ['Lost', 'Won'], own)).toBe(problem);
});
