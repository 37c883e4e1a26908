/** Whether the person asked for less motion, right now. */
const prefersStill = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Moves a row that scrolls sideways, and nothing around it, so that a mark out of sight stands in its middle (MEM-07).
 * At once where it is the first thing one sees of the row, or where motion is not wanted.
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
