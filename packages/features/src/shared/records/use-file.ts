import type { ApiError } from '@parlour/api-client';
import { type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useOnce } from '../runtime/use-once.ts';
import {
  type Collected,
  type Counted,
  collect,
  fileLimit,
  filePageSize,
  nothingCollected,
} from './collect.ts';
import type { RecordColumn } from './columns.ts';
import { toCsv } from './csv.ts';
import { type FileFormat, type FileTable, fileTable } from './file-table.ts';
import { saveFile } from './save.ts';

/** State of the file. */
export type FileState =
  | { readonly status: 'none' }
  /** `of`: the number of records to read; `null` before the first answer. */
  | { readonly status: 'running'; readonly count: number; readonly of: number | null }
  | { readonly status: 'done'; readonly count: number; readonly total: number }
  | { readonly status: 'stopped' }
  | { readonly status: 'failed'; readonly error: unknown };

/** What a person can do about a file that is not finished. */
export interface FileActions {
  readonly onCancel: () => void;
  /** Goes on where the reading failed. */
  readonly onAgain: () => void;
}

/** Saves rows that are all loaded as a file (MEM). The code of XLSX loads when it is needed. */
export async function saveRows<Row>(
  name: string,
  columns: readonly RecordColumn<Row>[],
  rows: readonly Row[],
  format: FileFormat,
): Promise<void> {
  saveFile(`${name}.${format}`, await contentOf(fileTable(columns, rows), format));
}

async function contentOf(table: FileTable, format: FileFormat): Promise<Blob> {
  if (format === 'xlsx') return (await import('./xlsx.ts')).toXlsx(table);
  return new Blob([toCsv([table.heads, ...table.rows])], { type: 'text/csv;charset=utf-8' });
}

interface FileOf<Wire extends Counted, Row, Page> {
  /** Name of the file: the list and the range. */
  readonly name: string;
  readonly pageQuery: (page: number, size: number) => UseQueryOptions<Wire, ApiError, Page>;
  readonly toRows: (wire: Wire) => readonly Row[];
  readonly idOf: (row: Row) => string;
}

/** A file to make: its list as it was when the person asked for it, and the records read so far. */
interface Task<Wire extends Counted, Row, Page> {
  readonly of: FileOf<Wire, Row, Page>;
  readonly columns: readonly RecordColumn<Row>[];
  readonly format: FileFormat;
  readonly kept: Collected<Row>;
}

/**
 * Creates the file of a list (MEM, AGT): the visible columns of every record in the range, read page by page, up to the
 * limit of a file. Leaving the page or cancelling stops the reading. After a failure, `again` goes on with the page that
 * failed, for the list as it was then.
 */
export function useFile<Wire extends Counted, Row, Page>(of: FileOf<Wire, Row, Page>) {
  const client = useQueryClient();
  const { name } = of;
  const [said, setSaid] = useState<{ readonly name: string; readonly state: FileState }>();
  const task = useRef<Task<Wire, Row, Page>>(null);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const [run] = useOnce(async (doing: Task<Wire, Row, Page>) => {
    task.current = doing;
    const stop = new AbortController();
    reading.current = stop;
    const { signal } = stop;
    const stopped = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const setState = (state: FileState) => {
      if (!signal.aborted) setSaid({ name: doing.of.name, state });
    };
    setState({ status: 'running', count: doing.kept.rows.size, of: null });
    try {
      const { rows, total } = await collect(
        {
          read: async (page) => {
            const asked = client.fetchQuery({
              ...doing.of.pageQuery(page, filePageSize),
              staleTime: 0,
              gcTime: 0,
            });
            const read = await Promise.race([asked, stopped]);
            const { totalPages, totalCount } = read;
            return { rows: doing.of.toRows(read), totalPages, totalCount };
          },
          idOf: doing.of.idOf,
          onProgress: (count, all) => setState({ status: 'running', count, of: all }),
          signal,
        },
        fileLimit,
        doing.kept,
      );
      const content = await contentOf(fileTable(doing.columns, rows), doing.format);
      signal.throwIfAborted();
      saveFile(`${doing.of.name}.${doing.format}`, content);
      setState({ status: 'done', count: rows.length, total });
    } catch (error) {
      setState({ status: 'failed', error });
    }
  });
  // A message about a file is shown only for the same range.
  const isOfNow = said !== undefined && (said.name === name || said.state.status === 'running');
  const state: FileState = isOfNow ? said.state : { status: 'none' };
  return {
    state,
    save: (columns: readonly RecordColumn<Row>[], format: FileFormat) =>
      run({ of, columns, format, kept: nothingCollected() }),
    cancel: () => {
      reading.current?.abort();
      setSaid({ name, state: { status: 'stopped' } });
    },
    again: () => {
      if (task.current) void run(task.current);
    },
  };
}
