/** The rows of a page and their position in the list, counted from 1. */
export interface Shown<Item> {
  readonly rows: readonly Item[];
  /** The page that is really shown: the requested one may not exist any more. */
  readonly page: number;
  readonly pages: number;
  readonly from: number;
  readonly to: number;
}

/** Returns the number of pages. An empty list has one, so that the current page always exists. */
export const pagesOf = (total: number, size: number): number =>
  Math.max(1, Math.ceil(total / size));

/** Returns the rows of one page of a whole list. A page that does not exist is replaced by the nearest one. */
export function shownOf<Item>(list: readonly Item[], wanted: number, size: number): Shown<Item> {
  const pages = pagesOf(list.length, size);
  const page = Number.isFinite(wanted) ? Math.min(Math.max(1, Math.trunc(wanted)), pages) : 1;
  const start = (page - 1) * size;
  const rows = list.slice(start, start + size);
  return { rows, page, pages, from: Math.min(start + 1, list.length), to: start + rows.length };
}
