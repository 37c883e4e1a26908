/** What a page of a list shows of how much; places count from 1. */
export interface Shown<Item> {
  readonly rows: readonly Item[];
  /** The page that is really shown: a list that shrank has no page 9 any more. */
  readonly page: number;
  readonly pages: number;
  readonly from: number;
  readonly to: number;
}

/** Number of pages; an empty list has one, so that the current page always exists. */
export const pagesOf = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));

/** The rows of one page of a whole list. Anything but a page that exists becomes the nearest one. */
export function shownOf<Item>(list: readonly Item[], wanted: number, size: number): Shown<Item> {
  const pages = pagesOf(list.length, size);
  const page = Number.isFinite(wanted) ? Math.min(Math.max(1, Math.trunc(wanted)), pages) : 1;
  const start = (page - 1) * size;
  const rows = list.slice(start, start + size);
  return { rows, page, pages, from: Math.min(start + 1, list.length), to: start + rows.length };
}
