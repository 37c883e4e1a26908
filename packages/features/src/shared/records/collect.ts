/** One page of records, as every list of the API returns it. */
export interface RecordPage<Row> {
  readonly rows: readonly Row[];
  readonly totalPages: number;
  readonly totalCount: number;
}

/** The totals in a page of any list, whatever its rows are called. */
export type Counted = Pick<RecordPage<unknown>, 'totalPages' | 'totalCount'>;

/** Most records in one file; for a longer list a message says so. */
export const fileLimit = 10_000;
/** Rows per request while a file is created. */
export const filePageSize = 100;

interface Collecting<Row> {
  readonly read: (page: number) => Promise<RecordPage<Row>>;
  readonly idOf: (row: Row) => string;
  /** Called after each page with the number of records read so far, and of those to read. */
  readonly onProgress: (count: number, of: number) => void;
  readonly signal: AbortSignal;
}

/** What is read so far. A second try goes on with the page that failed. */
export interface Collected<Row> {
  readonly rows: Map<string, Row>;
  /** The page to read next, counted from 1. */
  page: number;
}

export const nothingCollected = <Row>(): Collected<Row> => ({ rows: new Map(), page: 1 });

/**
 * Reads all records of a range, page after page, up to the limit of a file. A newer record may move another one to the
 * next page during the reading; that record is taken only once. `kept` holds what an earlier try has read.
 */
export async function collect<Row>(
  { read, idOf, onProgress, signal }: Collecting<Row>,
  limit: number = fileLimit,
  kept: Collected<Row> = nothingCollected(),
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const { rows } = kept;
  let total = 0;
  for (; ; kept.page += 1) {
    const { rows: more, totalPages, totalCount } = await read(kept.page);
    signal.throwIfAborted();
    total = totalCount;
    for (const row of more) {
      const id = idOf(row);
      if (!rows.has(id) && rows.size < limit) rows.set(id, row);
    }
    onProgress(rows.size, Math.min(totalCount, limit));
    if (kept.page >= totalPages || more.length === 0 || rows.size >= limit) break;
  }
  return { rows: [...rows.values()], total: Math.max(total, rows.size) };
}
