import { type RefObject, useEffect, useRef, useState } from 'react';
import type { UiClock } from '../motion/clock.ts';
import { observeVisibility, prefersStill } from '../motion/watch.ts';
import type { Odometer } from './odometer.ts';
import { firstFigure, groupFigure, type JackpotSource, jackpotTicker } from './ticker.ts';

/**
 * The state that React renders. It changes with the number of columns and with staleness, never with the amount alone.
 */
export interface JackpotView {
  figure: string;
  stale: boolean;
}

interface Drive {
  /** The element with the accessible name. It is observed for being on screen. */
  board: RefObject<HTMLElement | null>;
  /** The odometer of the rendered columns. */
  wheel: RefObject<Odometer | null>;
  clock: UiClock;
  random: () => number;
  /** Returns the accessible name for an amount. */
  describe(figure: string): string;
}

/**
 * Drives the digit columns: 0 renders and 0 layouts per amount (JPT-01). Pauses while off screen or hidden, and stops
 * on unmount.
 */
export function useJackpot(given: JackpotSource, drive: Drive): JackpotView {
  const { board, wheel, clock, random, describe } = drive;
  const source = useSame(given);
  const [view, setView] = useState<JackpotView>(() => ({
    figure: groupFigure(firstFigure(given)),
    stale: false,
  }));
  const shown = useRef<{ kind: JackpotSource['kind']; value: number }>(null);
  const drawn = useRef(view);
  const speak = useRef<(figure?: string) => void>(() => {});

  // Each render may change the texts (another language) for the amount on screen.
  useEffect(() => {
    speak.current = (figure = groupFigure(shown.current?.value ?? firstFigure(source))) =>
      board.current?.setAttribute('aria-label', describe(figure));
    speak.current();
  });

  useEffect(() => {
    const root = board.current;
    if (!root) return;
    const before = shown.current?.kind === source.kind ? shown.current.value : undefined;
    const ticker = jackpotTicker(source, clock, random, before);
    let cancel = () => {};

    const run = ({ value, nextIn, stale } = ticker.read()) => {
      const figure = groupFigure(value);
      // The very first amount appears without rolling; only later ones roll.
      const roll = shown.current !== null && !prefersStill(root);
      shown.current = { kind: source.kind, value };
      const fits = wheel.current?.show(figure, roll) ?? false;
      if (!fits || stale !== drawn.current.stale) {
        drawn.current = { figure: fits ? drawn.current.figure : figure, stale };
        setView(drawn.current);
      }
      speak.current(figure);
      if (nextIn !== null) cancel = clock.after(nextIn, () => run(ticker.step()));
    };
    const stop = observeVisibility(root, (seen) => {
      cancel();
      if (seen) run();
    });
    return () => {
      cancel();
      stop();
    };
  }, [board, wheel, source, clock, random]);

  return view;
}

/** Returns the same object while its content is equal, so that a source written inline does not restart the ticker. */
function useSame<T extends object>(given: T): T {
  const [held, setHeld] = useState(given);
  if (held === given || JSON.stringify(held) === JSON.stringify(given)) return held;
  setHeld(given);
  return given;
}
