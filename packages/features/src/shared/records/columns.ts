import type { Column } from '@parlour/ui/data';

/** A column of a list of records: what it shows, and what the file has of it. */
export interface RecordColumn<Row> extends Column<Row> {
  /** What a file has of a row: the words of the cell, an amount as the exact decimal; `null` for a column of buttons. */
  readonly file: ((row: Row) => string) | null;
  /** The head in a file, where it says more than in the table: the currency. */
  readonly fileHeader?: string;
  /** Names the row or says how much: it cannot be put away. */
  readonly always?: boolean;
}

/** The columns that are shown, the others put away. */
export const shownColumns = <Row>(
  columns: readonly RecordColumn<Row>[],
  hidden: readonly string[],
): readonly RecordColumn<Row>[] =>
  columns.filter(({ id, always }) => always === true || !hidden.includes(id));
