import type { CSSProperties } from 'react';

/**
 * Minimum width of a column, in px. It is the width of the narrowest phone, so that a state has at least as much room
 * as there.
 */
const least = 320;

/** Gap between two columns, in px. */
const gap = 24;

/** Styles for the states of one list: as many in a row as fit. A few states share the whole row. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))`,
  columnGap: gap,
  alignItems: 'start',
} satisfies CSSProperties;

/** Returns how many states fit in a row of this width (px). */
const roomFor = (width: number): number => Math.max(1, Math.floor((width + gap) / (least + gap)));

/**
 * Returns the faults in the rows of a page with all states: a row with room for another state, a row that leaves part
 * of the width empty, a state that overflows into the next one. A list of wide states (`data-wide`) has one state per
 * row.
 */
export const faultsOfRows = (page: ParentNode): readonly string[] =>
  [...page.querySelectorAll<HTMLElement>('[data-place]')].flatMap(faultsOf);

function faultsOf(list: HTMLElement): readonly string[] {
  const states = [...list.querySelectorAll<HTMLElement>(':scope > [data-shown]')];
  const [first] = states;
  if (!first) return [];
  const { left, right, width } = list.getBoundingClientRect();
  const { top } = first.getBoundingClientRect();
  const row = states
    .map((state) => state.getBoundingClientRect())
    .filter((box) => Math.abs(box.top - top) < 1);
  const wanted = list.dataset.wide === undefined ? Math.min(states.length, roomFor(width)) : 1;
  // Allows one pixel for rounding. The row must reach from edge to edge, in both text directions.
  const isFull =
    Math.min(...row.map((box) => box.left)) < left + 1 &&
    Math.max(...row.map((box) => box.right)) > right - 1;
  const reaching = states
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + gap)
    .map(({ dataset }) => `${dataset.shown} reaches into the state beside it`);
  return [
    ...(row.length === wanted ? [] : [`${row.length} states in a row, not ${wanted}`]),
    ...(isFull ? [] : ['the first row does not fill the width']),
    ...reaching,
  ];
}
