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

test('a heading asks for low to high, then for high to low', () => {
  const first = nextSort(null, 'amount');
  expect(first).toEqual({ column: 'amount', direction: 'ascending' });
  expect(nextSort(first, 'amount').direction).toBe('descending');
  expect(nextSort(nextSort(first, 'amount'), 'amount').direction).toBe('ascending');
  expect(nextSort(first, 'time')).toEqual({ column: 'time', direction: 'ascending' });
});

test('a column is sortable when it says so or can be compared', () => {
  expect(columns.map(isSortable)).toEqual([false, true, true]);
});

test('without a value to compare the rows stay as the server sent them', () => {
  const rows = [{ id: 2, amount: 1 }];
  expect(sortRows(rows, columns, { column: 'time', direction: 'ascending' })).toBe(rows);
  expect(sortRows(rows, columns, null)).toBe(rows);
});

test('rows are in order, equal ones as they came, in both directions; the given rows stay', () => {
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

test('what is no number goes last, whichever way', () => {
  const rows = [Number.NaN, 2, 1].map((amount, id) => ({ id, amount }));
  for (const direction of ['ascending', 'descending'] as const) {
    const [last] = sortRows(rows, columns, { column: 'amount', direction }).slice(-1);
    expect(last?.id).toBe(0);
  }
});
