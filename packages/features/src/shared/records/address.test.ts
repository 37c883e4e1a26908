import { addDays } from '@parlour/ui/forms';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changed,
  type ListShape,
  type ListState,
  pageSizes,
  readList,
  writeList,
} from './address.ts';

const shape: ListShape = {
  filters: ['type', 'status'],
  columns: ['detail', 'reference'],
  sortable: ['time'],
  preset: 'last7',
};
const today = '2026-11-20';
const usual = readList('', shape, today);

test('[MEM-07] an address without parameters shows the last days', () => {
  expect(usual).toEqual({
    range: { from: '2026-11-14', to: '2026-11-20' },
    filters: { type: '', status: '' },
    sort: null,
    page: 1,
    size: 20,
    hidden: [],
  });
  expect(writeList('?member=transactionHistory', usual, shape, today)).toBe(
    '?member=transactionHistory',
  );
});

test('[MEM-07] [NAV-09] the state is read back from the address, and no other parameter is lost', () => {
  const day = fc.integer({ min: 0, max: 180 });
  const code = fc.stringMatching(/^[\w.-]{0,40}$/);
  const lists = fc.record({
    days: fc.tuple(day, day),
    type: code,
    status: code,
    page: fc.integer({ min: 1, max: 5_000 }),
    size: fc.constantFrom(...pageSizes),
    hidden: fc.subarray(['detail', 'reference']),
    sort: fc.constantFrom(
      null,
      { column: 'time', direction: 'ascending' } as const,
      { column: 'time', direction: 'descending' } as const,
    ),
  });
  fc.assert(
    fc.property(lists, ({ days: [end, length], type, status, ...rest }) => {
      const to = addDays(today, -end);
      const range = { from: addDays(to, -length), to };
      const list: ListState = { ...rest, range, filters: { type, status } };
      const search = writeList('?member=a&type=3&list.page=9', list, shape, today);
      expect(readList(search, shape, today)).toEqual(list);
      const query = new URLSearchParams(search);
      expect([query.get('member'), query.get('type')]).toEqual(['a', '3']);
    }),
  );
});

test.each([
  'list.from=2026-02-30&list.to=2026-03-01',
  'list.from=2026-11-20&list.to=2026-11-19',
  'list.from=2026-11-19&list.to=2026-11-21',
  'list.from=2020-01-01&list.to=2026-11-01',
  'list.from=2026-11-01',
  'list.page=0&list.size=7&list.sort=amount&list.hide=time',
  'list.page=-1&list.type=%3Cb%3E&list.status=a%20b',
  'list.page=1e9&list.size=1000',
])('[MEM-07] %s is invalid and ignored', (search) => {
  expect(readList(`?${search}`, shape, today)).toEqual(usual);
});

test('[MEM-07] another range or filter starts at the first page; other columns do not', () => {
  const list = { ...usual, page: 4 };
  expect(changed(list, { filters: { type: 'bet', status: '' } }).page).toBe(1);
  expect(changed(list, { range: { from: today, to: today } }).page).toBe(1);
  expect(changed(list, { size: 50 }).page).toBe(1);
  expect(changed(list, { hidden: ['detail'] }).page).toBe(4);
  expect(changed(list, { page: 5 }).page).toBe(5);
});

test('[AGT-05] a text filter keeps its words; characters that no backend accepts are removed', () => {
  const worded: ListShape = { ...shape, filters: ['search', 'type'], words: ['search'] };
  const list = { ...readList('', worded, today), filters: { search: 'রহিম ১', type: '' } };
  expect(readList(writeList('', list, worded, today), worded, today)).toEqual(list);
  const long = new URLSearchParams({ 'list.search': ` a\u0000${'b'.repeat(80)}` });
  expect(readList(`?${long}`, worded, today).filters.search).toBe(`a${'b'.repeat(63)}`);
});
