import { defaultRangeExtractor, measureElement, useVirtualizer } from '@tanstack/react-virtual';

/** A row that is rendered now. */
export interface WindowRow {
  index: number;
  /** Space of the unrendered rows just before this one, in px. */
  before: number;
}

export interface RowWindowOptions {
  count: number;
  /** False: every row is rendered. */
  enabled: boolean;
  /** The scroll container; `null` until it is mounted. */
  box: HTMLElement | null;
  /** Height of the scroll container before it is measured (on the server), in px. */
  height: number;
  /** A row that stays rendered at any scroll position, because it has focus. */
  keep?: number | undefined;
}

export interface RowWindow {
  rows: readonly WindowRow[];
  /** Space of the rows after the last rendered one, in px. */
  after: number;
  /** `ref` for each row. It measures the row, because cards differ in height. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  /** Scrolls to a row, so that it is rendered and visible. */
  reveal: (index: number) => void;
}

/** Estimated height of a row of one line. A card is measured when it is rendered. */
const estimated = 49;
/** Height of the sticky header row, which must not cover the revealed row. */
const head = 44;

/** Decides which of many rows are rendered: those in view and a few around them. */
export function useRowWindow({ count, enabled, box, height, keep }: RowWindowOptions): RowWindow {
  const virtual = useVirtualizer({
    count,
    enabled,
    getScrollElement: () => box,
    estimateSize: () => estimated,
    overscan: 8,
    // A row inside something hidden has no height. With 0 px it would count as above the scroll position.
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
