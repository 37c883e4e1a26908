/** A run of pages, both ends included, counted from 0. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** What decides which pages of a long list are in the document. */
export interface DrawnInput {
  /** How many pages the list has. */
  readonly count: number;
  /** Pages on screen or close to it. */
  readonly near: PageRange;
  /** The page with focus in it; it stays, wherever one scrolls. */
  readonly focused: number | null;
  /** Whether the last page is drawn although it is far. */
  readonly end: boolean;
}

/**
 * The pages to draw, in order. Tab order is that of the whole list at any
 * moment: the first page meets who comes from before the list, the last who
 * comes from behind it, and both neighbours of the focused page are there.
 */
export function drawnPages({ count, near, focused, end }: DrawnInput): readonly number[] {
  const pages = new Set<number>();
  const add = (page: number) => {
    if (page >= 0 && page < count) pages.add(page);
  };
  add(0);
  for (let page = near.from; page <= near.to; page += 1) add(page);
  if (focused !== null) for (const step of [-1, 0, 1]) add(focused + step);
  if (end) add(count - 1);
  return [...pages].sort((a, b) => a - b);
}

/** Position of the pages that are not drawn, and what can be seen of the page. */
export interface SpaceSeen {
  /** The first page the space replaces, and how many. */
  readonly first: number;
  readonly pages: number;
  /** Its box and the part of the page worth drawing, in px from the same top. */
  readonly top: number;
  readonly height: number;
  readonly seenFrom: number;
  readonly seenTo: number;
}

/** Which pages are in the part that is seen: all pages are equally high. */
export function pagesSeen(space: SpaceSeen): PageRange {
  const pitch = space.height / space.pages;
  const at = (place: number) => space.first + Math.floor((place - space.top) / pitch);
  return { from: at(space.seenFrom), to: at(space.seenTo) };
}
