import type { ReactNode } from 'react';

/** One column of a `Table` or `TreeTable`. The first one names the row. */
export interface Column<Row> {
  /** Unique in the table. `Sort.column` names it. */
  id: string;
  /** The heading, as plain text. It also labels the value on phones. */
  header: string;
  /** The heading is visually hidden, e.g. for a column of buttons. */
  headerHidden?: boolean | undefined;
  /** Returns the content of a cell: formatted text, `Money`, `Badge`, a link or a button. */
  cell: (row: Row) => ReactNode;
  /** For amounts and counts: aligned to the end, tabular, never wrapped. */
  numeric?: boolean | undefined;
  /** Width in px or per cent. Needed when a table with many rows has a narrow column. */
  width?: number | string | undefined;
  /**
   * The heading is a button that changes the order and calls `onSortChange`. `false` takes the button away where the
   * order is chosen elsewhere, e.g. in a sheet on phones; the rows are still sorted. Default: with `sortValue`.
   */
  sortable?: boolean | undefined;
  /** Returns the value to sort by. With it the table sorts the rows itself. */
  sortValue?: ((row: Row) => string | number) | undefined;
  /**
   * Position in a card, when rows become cards (below 600 px of the table's own width): `title` and `meta` at the
   * start, `aside` at the end, `line` in a line of its own with the heading as label, `hidden` not shown. Default:
   * `title` for the first column, `line` for the others.
   */
  compact?: 'title' | 'meta' | 'aside' | 'line' | 'hidden' | undefined;
  /**
   * For ids, notes and second sums: below 900 px the column moves below the first cell, so that nothing scrolls
   * sideways.
   */
  roomy?: boolean | undefined;
  /** The total of the column, shown in the totals row. */
  total?: ReactNode;
}

/** The column that the rows are sorted by, and the direction. */
export interface Sort {
  /** `id` of the column. */
  column: string;
  /** `ascending` is from low to high. */
  direction: 'ascending' | 'descending';
}

export const isSortable = <Row>(column: Column<Row>): boolean =>
  column.sortable ?? column.sortValue !== undefined;

/** Returns the order after a press on a heading: ascending first, then descending. */
export function nextSort(sort: Sort | null | undefined, column: string): Sort {
  const again = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: again ? 'descending' : 'ascending' };
}

/**
 * Returns the rows in order; equal rows keep their order. Without a `sortValue` of the column the rows stay as the
 * server sorted them. Values that are not a number come last.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null | undefined,
): readonly Row[] {
  const value = columns.find(({ id }) => id === sort?.column)?.sortValue;
  if (!sort || !value) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: value(row) }))
    .sort((a, b) => compare(a.key, b.key, sign))
    .map(({ row }) => row);
}

function compare(a: string | number, b: string | number, sign: number): number {
  const [noA, noB] = [Number.isNaN(a), Number.isNaN(b)];
  if (noA || noB) return Number(noA) - Number(noB);
  if (a === b) return 0;
  return a < b ? -sign : sign;
}
