import type { ApiError } from '@parlour/api-client';
import { type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useOnce } from '../runtime/use-once.ts';
import { type Counted, collect, filePageSize } from './collect.ts';
import type { RecordColumn } from './columns.ts';
import { toCsv } from './csv.ts';
import { saveText } from './save.ts';

/** State of the file. */
export type FileState =
  | { readonly status: 'none' }
  | { readonly status: 'running'; readonly count: number }
  | { readonly status: 'done'; readonly count: number; readonly total: number }
  | { readonly status: 'failed'; readonly error: unknown };

/** Returns the rows of a file: the headers, then the texts of all columns for each row. */
export function fileRows<Row>(
  columns: readonly RecordColumn<Row>[],
  rows: readonly Row[],
): readonly (readonly string[])[] {
  const cells = columns.flatMap(({ file, fileHeader, header }) =>
    file ? [{ file, head: fileHeader ?? header }] : [],
  );
  return [cells.map(({ head }) => head), ...rows.map((row) => cells.map(({ file }) => file(row)))];
}

/** Saves rows that are all loaded as a file (MEM). */
export function saveRows<Row>(
  name: string,
  columns: readonly RecordColumn<Row>[],
  rows: readonly Row[],
): void {
  saveText(`${name}.csv`, 'text/csv;charset=utf-8', toCsv(fileRows(columns, rows)));
}

interface FileOf<Wire extends Counted, Row, Page> {
  /** File name without the extension. */
  readonly name: string;
  readonly pageQuery: (page: number, size: number) => UseQueryOptions<Wire, ApiError, Page>;
  readonly toRows: (wire: Wire) => readonly Row[];
  readonly idOf: (row: Row) => string;
}

/**
 * Creates the file of a list (MEM): the visible columns of every record in the range, read page by page, up to the
 * limit of a file. Leaving the page stops the reading.
 */
export function useFile<Wire extends Counted, Row, Page>(of: FileOf<Wire, Row, Page>) {
  const client = useQueryClient();
  const { name } = of;
  const [said, setSaid] = useState<{ readonly name: string; readonly state: FileState }>();
  const setState = (state: FileState) => setSaid({ name, state });
  const left = useRef(new AbortController());
  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    return () => leaving.abort();
  }, []);
  const [save] = useOnce(async (columns: readonly RecordColumn<Row>[]) => {
    const { signal } = left.current;
    setState({ status: 'running', count: 0 });
    try {
      const { rows, total } = await collect({
        read: async (page) => {
          const read = await client.fetchQuery({
            ...of.pageQuery(page, filePageSize),
            staleTime: 0,
            gcTime: 0,
          });
          const { totalPages, totalCount } = read;
          return { rows: of.toRows(read), totalPages, totalCount };
        },
        idOf: of.idOf,
        onProgress: (count) => setState({ status: 'running', count }),
        signal,
      });
      saveRows(of.name, columns, rows);
      setState({ status: 'done', count: rows.length, total });
    } catch (error) {
      if (!signal.aborted) setState({ status: 'failed', error });
    }
  });
  // A message about a file is shown only for the same range.
  const isOfNow = said !== undefined && (said.name === name || said.state.status === 'running');
  const state: FileState = isOfNow ? said.state : { status: 'none' };
  return { state, save };
}
