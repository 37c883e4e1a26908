/** Whether the person prefers reduced motion. */
const prefersStill = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Scrolls a row sideways, and nothing around it, so that a mark outside its visible part moves to the middle (MEM-07).
 * Without animation when the row is first shown (`atOnce`) or with reduced motion.
 */
export function bringInSight(row: HTMLElement, mark: Element, atOnce: boolean): void {
  const { left, right, width } = row.getBoundingClientRect();
  const at = mark.getBoundingClientRect();
  if (at.left >= left && at.right <= right) return;
  row.scrollBy({
    left: at.left - left - (width - at.width) / 2,
    behavior: atOnce || prefersStill() ? 'instant' : 'smooth',
  });
}
