import type { RecordColumn } from './columns.ts';

/** The formats of a file. */
export type FileFormat = 'csv' | 'xlsx';

/** The content of a file, before its format. */
export interface FileTable {
  readonly heads: readonly string[];
  /** Whether a column has amounts or counts. */
  readonly numeric: readonly boolean[];
  readonly rows: readonly (readonly string[])[];
}

/** The headers, and the texts of all columns for each row. A column of buttons is left out. */
export function fileTable<Row>(
  columns: readonly RecordColumn<Row>[],
  rows: readonly Row[],
): FileTable {
  const cells = columns.flatMap(({ file, fileHeader, header, numeric }) =>
    file ? [{ file, head: fileHeader ?? header, numeric: numeric === true }] : [],
  );
  return {
    heads: cells.map(({ head }) => head),
    numeric: cells.map(({ numeric }) => numeric),
    rows: rows.map((row) => cells.map(({ file }) => file(row))),
  };
}
