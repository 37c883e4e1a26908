import { defaultRangeExtractor, measureElement, useVirtualizer } from '@tanstack/react-virtual';

/** A row that is drawn now. */
export interface WindowRow {
  index: number;
  /** Room of rows that are not drawn, just before this one, in px. */
  before: number;
}

export interface RowWindowOptions {
  count: number;
  /** False: every row is drawn. */
  enabled: boolean;
  /** What scrolls; `null` until it is mounted. */
  box: HTMLElement | null;
  /** Its height before it is measured (on the server), in px. */
  height: number;
  /** A row that stays drawn wherever one scrolls, because it has focus. */
  keep?: number | undefined;
}

export interface RowWindow {
  rows: readonly WindowRow[];
  /** Room of the rows after the last drawn one, in px. */
  after: number;
  /** `ref` of each row; measures it, since cards differ in height. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  /** Scrolls so that a row can be seen and is drawn. */
  reveal: (index: number) => void;
}

/** A row of one line; a card is measured when it comes. */
const estimated = 49;
/** Height of the sticky head, which must not cover what is revealed. */
const head = 44;

/** Which of many rows are drawn: those in view and a few around them. */
export function useRowWindow({ count, enabled, box, height, keep }: RowWindowOptions): RowWindow {
  const virtual = useVirtualizer({
    count,
    enabled,
    getScrollElement: () => box,
    estimateSize: () => estimated,
    overscan: 8,
    // A row inside something hidden has no height; taken for one of 0 px it would count as above the window.
    measureElement: (row, entry, instance) => measureElement(row, entry, instance) || estimated,
    scrollPaddingStart: head,
    initialRect: { width: 0, height },
    useFlushSync: false,
    rangeExtractor: (range) => withKept(defaultRangeExtractor(range), keep, count),
  });
  if (!enabled) {
    const rows = Array.from({ length: count }, (_, index) => ({ index, before: 0 }));
    return { rows, after: 0, measure: undefined, reveal: () => undefined };
  }
  let end = 0;
  const rows = virtual.getVirtualItems().map((item) => {
    const before = item.start - end;
    end = item.end;
    return { index: item.index, before };
  });
  return {
    rows,
    after: virtual.getTotalSize() - end,
    measure: virtual.measureElement,
    reveal: (index) => virtual.scrollToIndex(index, { align: 'auto' }),
  };
}

function withKept(drawn: number[], keep: number | undefined, count: number): number[] {
  if (keep === undefined || keep >= count || drawn.includes(keep)) return drawn;
  return [...drawn, keep].sort((a, b) => a - b);
}
