/**
 * Returns the index that a key moves to in a loop of `count` stops: after the last comes the first. `at` is -1 when no
 * stop has focus. Returns `undefined` for any other key.
 */
export function ringStep(
  key: string,
  at: number,
  count: number,
  arrows: { next: string; previous: string },
): number | undefined {
  if (count === 0) return undefined;
  if (key === arrows.next) return (at + 1) % count;
  if (key === arrows.previous) return at <= 0 ? count - 1 : at - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
