/**
 * The page numbers that are offered: `range` of them around the current page,
 * fewer only when there are fewer. Pages count from 1; what is out of bounds is
 * taken as the nearest page there is.
 */
export function pageWindow(page: number, pages: number, range = 5): number[] {
  const all = Math.max(1, Math.floor(pages) || 1);
  const size = Math.min(all, Math.max(1, Math.floor(range) || 1));
  const current = Math.min(Math.max(1, Math.floor(page) || 1), all);
  const first = Math.min(Math.max(1, current - Math.floor(size / 2)), all - size + 1);
  return Array.from({ length: size }, (_, step) => first + step);
}
