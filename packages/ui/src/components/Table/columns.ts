import type { ReactNode } from 'react';

/** One column of a `Table` or `TreeTable`. The first one names the row. */
export interface Column<Row> {
  /** Unique in the table: what `Sort.column` names. */
  id: string;
  /** The heading, as plain text: it also labels the value on phones. */
  header: string;
  /** The heading is for screen readers only: a column of buttons. */
  headerHidden?: boolean | undefined;
  /** What the cell shows: finished text, `Money`, `Badge`, a link or a button. */
  cell: (row: Row) => ReactNode;
  /** Amounts and counts: at the end of the cell, tabular, never broken. */
  numeric?: boolean | undefined;
  /** Width in px or per cent. Needed where rows are virtual and one column is to stay narrow. */
  width?: number | string | undefined;
  /** The heading is a button that changes the order (`onSortChange`). */
  sortable?: boolean | undefined;
  /** Makes the column sortable, and the table sorts the given rows itself. */
  sortValue?: ((row: Row) => string | number) | undefined;
  /**
   * Its place when rows become cards (below 600 px of the table's own width):
   * `title` and `meta` at the start, `aside` at the end, `line` a row of its own
   * with the heading as label, `hidden` left out. Default: `title` for the first
   * column, `line` for the others.
   */
  compact?: 'title' | 'meta' | 'aside' | 'line' | 'hidden' | undefined;
  /** IDs, notes, second sums: below 900 px it moves under the first cell, so that nothing scrolls sideways. */
  roomy?: boolean | undefined;
  /** Its sum in the foot. */
  total?: ReactNode;
}

/** Which column orders the rows, and which way. */
export interface Sort {
  /** `id` of the column. */
  column: string;
  /** `ascending` is from low to high. */
  direction: 'ascending' | 'descending';
}

export const isSortable = <Row>(column: Column<Row>): boolean =>
  column.sortable === true || column.sortValue !== undefined;

/** The order after a press on a heading: low to high first, then the other way. */
export function nextSort(sort: Sort | null | undefined, column: string): Sort {
  const again = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: again ? 'descending' : 'ascending' };
}

/**
 * The rows in order, equal ones as they came. Without a `sortValue` of the
 * column they stay as they are: then the server sorts. Not-a-number goes last.
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
