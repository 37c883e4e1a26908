/** Whether reduced motion is preferred right now. */
const prefersStill = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Moves a row that scrolls sideways, and nothing around it, so that a mark out of sight comes to its middle (MEM-07).
 * Without animation where the row is first seen (`atOnce`) or with reduced motion.
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
