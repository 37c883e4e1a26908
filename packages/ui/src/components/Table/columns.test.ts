import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Column, isSortable, nextSort, sortRows } from './columns.ts';

interface Row {
  id: number;
  amount: number;
}
const columns: readonly Column<Row>[] = [
  { id: 'id', header: 'No', cell: ({ id }) => id },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, sortValue: (row) => row.amount },
  { id: 'time', header: 'Time', cell: ({ id }) => id, sortable: true },
];

test('a heading sorts ascending first, then descending', () => {
  const first = nextSort(null, 'amount');
  expect(first).toEqual({ column: 'amount', direction: 'ascending' });
  expect(nextSort(first, 'amount').direction).toBe('descending');
  expect(nextSort(nextSort(first, 'amount'), 'amount').direction).toBe('ascending');
  expect(nextSort(first, 'time')).toEqual({ column: 'time', direction: 'ascending' });
});

test('a column is sortable when `sortable` is set or it has a sort value', () => {
  expect(columns.map(isSortable)).toEqual([false, true, true]);
});

test('a column with `sortable: false` has no button, and its rows are still sorted', () => {
  const quiet = columns.map((column) => ({ ...column, sortable: false }));
  expect(quiet.map(isSortable)).toEqual([false, false, false]);
  const rows = [2, 1].map((amount, id) => ({ id, amount }));
  const sorted = sortRows(rows, quiet, { column: 'amount', direction: 'ascending' });
  expect(sorted.map(({ amount }) => amount)).toEqual([1, 2]);
});

test('without a sort value the rows stay in the order of the server', () => {
  const rows = [{ id: 2, amount: 1 }];
  expect(sortRows(rows, columns, { column: 'time', direction: 'ascending' })).toBe(rows);
  expect(sortRows(rows, columns, null)).toBe(rows);
});

test('rows are sorted in both directions, equal rows keep their order, the given array is not changed', () => {
  const amount = fc.integer({ min: 0, max: 5 });
  fc.assert(
    fc.property(fc.array(amount), fc.boolean(), (amounts, up) => {
      const rows = amounts.map((value, id) => ({ id, amount: value }));
      const before = [...rows];
      const direction = up ? 'ascending' : 'descending';
      const sorted = sortRows(rows, columns, { column: 'amount', direction });
      expect(rows).toEqual(before);
      for (const [index, row] of sorted.slice(1).entries()) {
        const previous = sorted[index];
        if (!previous) throw new Error('a row is missing');
        const step = row.amount - previous.amount;
        expect(up ? step : -step).toBeGreaterThanOrEqual(0);
        if (step === 0) expect(row.id).toBeGreaterThan(previous.id);
      }
      expect([...sorted].sort((a, b) => a.id - b.id)).toEqual(before);
    }),
  );
});

test('values that are not a number come last in both directions', () => {
  const rows = [Number.NaN, 2, 1].map((amount, id) => ({ id, amount }));
  for (const direction of ['ascending', 'descending'] as const) {
    const [last] = sortRows(rows, columns, { column: 'amount', direction }).slice(-1);
    expect(last?.id).toBe(0);
  }
});
