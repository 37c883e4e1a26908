import type { JackpotSource, UiClock } from '@parlour/ui';

/** A simulated amount that all elements of a page share, so that they show the same at the same time. */
export interface DemoFigure {
  readonly source: Extract<JackpotSource, { kind: 'timeDerived' }>;
  /** Starts with the page. The growth of the amount is computed from it. */
  readonly clock: UiClock;
}

/** The growth of the amount: the average of a simulated one. */
const pace = { step: 300, everyMs: 4_000 } as const;
/** The range it starts in, unless the backend sets one (SPECIFICATION §2). */
const range = { min: 1_400_000, max: 1_500_000 } as const;

/**
 * Makes an amount that replaces a simulated one. Without it each element would start with its own amount, and two
 * elements of one page would show different amounts.
 */
export function demoFigure(
  { min = range.min, max = range.max }: Extract<JackpotSource, { kind: 'simulated' }>,
  clock: UiClock,
  random: () => number,
): DemoFigure {
  const startedAt = clock.now();
  return {
    source: {
      kind: 'timeDerived',
      base: min + Math.floor(random() * Math.max(0, max - min)),
      ...pace,
    },
    clock: { ...clock, now: () => clock.now() - startedAt },
  };
}
