import type { Column } from '@parlour/ui/data';

/** A column of a list of records: its cells in the table and in the file. */
export interface RecordColumn<Row> extends Column<Row> {
  /**
   * Returns the text of a row in the file: the words of the cell, or an amount as the exact decimal. `null` for a
   * column of buttons.
   */
  readonly file: ((row: Row) => string) | null;
  /** Header in the file, if it needs more than in the table: the currency. */
  readonly fileHeader?: string;
  /** What its values are when the list is sorted by it. Default: an amount if it is numeric, else a name. */
  readonly sortsAs?: 'time';
  /** The column names the row or shows its amount, so it cannot be hidden. */
  readonly always?: boolean;
}

/** Returns the columns that are not hidden. */
export const shownColumns = <Row>(
  columns: readonly RecordColumn<Row>[],
  hidden: readonly string[],
): readonly RecordColumn<Row>[] =>
  columns.filter(({ id, always }) => always === true || !hidden.includes(id));
