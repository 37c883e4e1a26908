import { type RefObject, useEffect, useRef, useState } from 'react';
import type { UiClock } from '../motion/clock.ts';
import { observeVisibility, prefersStill } from '../motion/watch.ts';
import type { Odometer } from './odometer.ts';
import { firstFigure, groupFigure, type JackpotSource, jackpotTicker } from './ticker.ts';

/** What React draws. It changes with the number of columns and with staleness, never with a figure alone. */
export interface JackpotView {
  figure: string;
  stale: boolean;
}

interface Drive {
  /** The element that carries the accessible name and is watched for being on screen. */
  board: RefObject<HTMLElement | null>;
  /** The columns as drawn. */
  wheel: RefObject<Odometer | null>;
  clock: UiClock;
  random: () => number;
  /** Words a figure for the accessible name. */
  describe(figure: string): string;
}

/**
 * Drives the digit columns: 0 renders and 0 layouts per figure (JPT-01).
 * Rests while off screen or hidden, ends when removed.
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

  // Each render may bring new words (another language) for the figure that is shown now.
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
      // The first figure of all takes its place; only later ones roll.
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

/** The same object as long as it says the same, so that a source written inline does not start anew. */
function useSame<T extends object>(given: T): T {
  const [held, setHeld] = useState(given);
  if (held === given || JSON.stringify(held) === JSON.stringify(given)) return held;
  setHeld(given);
  return given;
}
