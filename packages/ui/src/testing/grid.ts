import type { CSSProperties } from 'react';

/** Least width of a column in px: that of the narrowest phone, so that a state has at least the room it has there. */
const least = 320;

/** Space between two columns in px. */
const gap = 24;

/** The states of one list, as many in a row as its page has room for; few of them share the whole row. */
export const columns = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))`,
  columnGap: gap,
  alignItems: 'start',
} satisfies CSSProperties;

/** States in a row of this width (px), while there are enough of them. */
const roomFor = (width: number): number => Math.max(1, Math.floor((width + gap) / (least + gap)));

/**
 * What is wrong with the rows of a page of all states: a row with room for more, one that leaves a part of the width
 * empty, a state that reaches into the one beside it. A list whose states are wide (`data-wide`) has one in each row.
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
  // A pixel is left to rounding. In either direction the row goes from edge to edge.
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
