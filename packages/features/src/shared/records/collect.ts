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
  /** Called with the number of records read so far. */
  readonly onProgress: (count: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Reads all records of a range, page after page, up to the limit of a file. A newer record may move another one to the
 * next page during the reading; that record is taken only once.
 */
export async function collect<Row>(
  { read, idOf, onProgress, signal }: Collecting<Row>,
  limit: number = fileLimit,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const rows = new Map<string, Row>();
  let total = 0;
  for (let page = 1; ; page += 1) {
    const { rows: more, totalPages, totalCount } = await read(page);
    signal.throwIfAborted();
    total = totalCount;
    for (const row of more) {
      const id = idOf(row);
      if (!rows.has(id) && rows.size < limit) rows.set(id, row);
    }
    onProgress(rows.size);
    if (page >= totalPages || more.length === 0 || rows.size >= limit) break;
  }
  return { rows: [...rows.values()], total: Math.max(total, rows.size) };
}
