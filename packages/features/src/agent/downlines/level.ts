import type { RecordPage } from '../../shared/records/collect.ts';

/** The rows of a level that are loaded so far. */
export interface Level<Row> {
  readonly rows: readonly Row[];
  /** Number of all rows, by the latest answer. */
  readonly total: number;
  /** Whether all rows are loaded. */
  readonly isWhole: boolean;
}

interface Reading<Row> {
  readonly read: (page: number) => Promise<RecordPage<Row>>;
  /** Gets the rows loaded so far, until the level is complete. */
  readonly onPart: (part: Level<Row>) => void;
  readonly signal: AbortSignal;
}

/**
 * Reads a level, one page after the other. Calls `onPart` with the first page at once, then with all rows so far
 * whenever their number has doubled. So all renders together cost at most twice as much as rendering the whole level
 * once.
 */
export async function readLevel<Row>({ read, onPart, signal }: Reading<Row>): Promise<Level<Row>> {
  const rows: Row[] = [];
  let shown = 0;
  for (let page = 1; ; page += 1) {
    const { rows: more, totalPages, totalCount: total } = await read(page);
    signal.throwIfAborted();
    rows.push(...more);
    if (page >= totalPages || more.length === 0) return { rows, total, isWhole: true };
    if (rows.length < 2 * shown) continue;
    shown = rows.length;
    onPart({ rows: [...rows], total, isWhole: false });
  }
}
