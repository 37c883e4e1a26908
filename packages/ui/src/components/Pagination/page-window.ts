/**
 * Returns the page numbers to show: `range` numbers around the current page, or fewer when there are not enough pages.
 * Pages count from 1. A page out of bounds counts as the nearest one.
 */
export function pageWindow(page: number, pages: number, range = 5): number[] {
  const all = Math.max(1, Math.floor(pages) || 1);
  const size = Math.min(all, Math.max(1, Math.floor(range) || 1));
  const current = Math.min(Math.max(1, Math.floor(page) || 1), all);
  const first = Math.min(Math.max(1, current - Math.floor(size / 2)), all - size + 1);
  return Array.from({ length: size }, (_, step) => first + step);
}
