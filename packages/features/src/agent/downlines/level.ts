import type { RecordPage } from '../../shared/records/collect.ts';

/** A level of a team as far as it has been read. */
export interface Level<Row> {
  readonly rows: readonly Row[];
  /** How many there are, by the latest answer. */
  readonly total: number;
  /** Whether all of them are here. */
  readonly isWhole: boolean;
}

interface Reading<Row> {
  readonly read: (page: number) => Promise<RecordPage<Row>>;
  /** Takes what there is until the level is whole. */
  readonly onPart: (part: Level<Row>) => void;
  readonly signal: AbortSignal;
}

/**
 * A level, one page after the other. `onPart` gets the first page at once, then all rows so far whenever they have
 * doubled: drawing all of them each time is no more than twice the work of drawing the whole level.
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
