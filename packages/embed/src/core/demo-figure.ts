import type { JackpotSource, UiClock } from '@parlour/ui';

/** An invented figure as all elements of a page show it: the same at the same moment. */
export interface DemoFigure {
  readonly source: Extract<JackpotSource, { kind: 'timeDerived' }>;
  /** Begins with the page: what the figure has grown by follows from it. */
  readonly clock: UiClock;
}

/** The pace of the figure: as much as a simulated one grows by on average. */
const pace = { step: 300, everyMs: 4_000 } as const;
/** Where it begins unless the backend says so (SPECIFICATION §2). */
const range = { min: 1_400_000, max: 1_500_000 } as const;

/**
 * A figure that stands for a simulated one. Each element by itself would begin with a figure of its own, and two places of
 * one page would say different things.
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
