import { type RefObject, useEffect, useState } from 'react';
import type { UiClock } from '../motion/clock.ts';
import { observeVisibility, watchStill } from '../motion/watch.ts';

/** Why the slides do not move now, other than the person's own pause. */
type Hold = 'hover' | 'focus' | 'unseen' | 'still';

export interface Rotation {
  index: number;
  /** True while the slides move by themselves. */
  playing: boolean;
  /** True after the person pressed pause. */
  paused: boolean;
  goTo(index: number): void;
  togglePaused(): void;
  hold(why: Hold, on: boolean): void;
}

/**
 * Moves through `count` slides, one per `intervalMs`. Stops while hovered or focused, off screen, in a hidden tab or
 * under reduced motion. When it continues, a whole interval starts, so that no slide is shown too briefly (BAN-01).
 */
export function useRotation(
  root: RefObject<Element | null>,
  count: number,
  {
    intervalMs,
    initialPaused,
    clock,
  }: { intervalMs: number; initialPaused: boolean; clock: UiClock },
): Rotation {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(initialPaused);
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(none);
  const playing = count > 1 && !paused && holds.size === 0;

  useEffect(() => {
    const element = root.current;
    if (!element || count < 2) return;
    const unseen = observeVisibility(element, (seen) => setHolds(changed('unseen', !seen)));
    const still = watchStill(element, (wanted) => setHolds(changed('still', wanted)));
    return () => {
      unseen();
      still();
    };
  }, [root, count]);

  // `index` is a dependency on purpose: choosing a slide also starts a whole interval.
  useEffect(() => {
    if (!playing) return;
    return clock.after(intervalMs, () => setIndex((index + 1) % count));
  }, [playing, index, count, intervalMs, clock]);

  return {
    index: Math.min(index, count - 1),
    playing,
    paused,
    goTo: (next) => setIndex((next + count) % count),
    togglePaused: () => setPaused(!paused),
    hold: (why, on) => setHolds(changed(why, on)),
  };
}

const none: ReadonlySet<Hold> = new Set();

const changed =
  (why: Hold, on: boolean) =>
  (holds: ReadonlySet<Hold>): ReadonlySet<Hold> => {
    if (holds.has(why) === on) return holds;
    const next = new Set(holds);
    if (on) next.add(why);
    else next.delete(why);
    return next;
  };
