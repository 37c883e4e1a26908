/**
 * Where a key leads in a ring of `count` stops: past the last comes the first.
 * `at` is -1 when none has focus yet; `undefined` when the key is not one of these.
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
