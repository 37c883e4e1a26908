/** A range of pages, both ends included, counted from 0. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** The inputs that decide which pages of a long list are in the document. */
export interface DrawnInput {
  /** How many pages the list has. */
  readonly count: number;
  /** Pages on screen or close to it. */
  readonly near: PageRange;
  /** The page that contains focus. It stays at any scroll position. */
  readonly focused: number | null;
  /** Whether to render the last page although it is far away. */
  readonly end: boolean;
}

/**
 * Returns the pages to render, in order. They keep the tab order of the whole list: Tab into the list reaches the
 * first page, Shift+Tab into it reaches the last page, and both neighbours of the focused page are rendered.
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

/** The position of a space of unrendered pages, and the part of the document in view. */
export interface SpaceSeen {
  /** The first page the space replaces, and the number of pages. */
  readonly first: number;
  readonly pages: number;
  /** The box of the space and the part of the document to render, in px from the same origin. */
  readonly top: number;
  readonly height: number;
  readonly seenFrom: number;
  readonly seenTo: number;
}

/** Returns the pages inside the part in view. All pages have the same height. */
export function pagesSeen(space: SpaceSeen): PageRange {
  const pitch = space.height / space.pages;
  const at = (place: number) => space.first + Math.floor((place - space.top) / pitch);
  return { from: at(space.seenFrom), to: at(space.seenTo) };
}
