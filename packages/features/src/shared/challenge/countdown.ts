/** The part of a clock a countdown needs. */
interface Now {
  now(): number;
}

/** Whole seconds until an instant; ticks only while somebody watches. */
export interface Countdown {
  readonly start: (seconds: number) => void;
  /** 0 when it is over or never began. */
  readonly secondsLeft: () => number;
  /** For `useSyncExternalStore`; called on every tick. */
  readonly subscribe: (onTick: () => void) => () => void;
}

/**
 * A countdown to an instant, not of ticks: a page that slept, or a modal that was
 * closed and opened again, shows the right rest (LGN-06).
 */
export function createCountdown(clock: Now): Countdown {
  let endsAt = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const watchers = new Set<() => void>();
  const secondsLeft = () => Math.max(0, Math.ceil((endsAt - clock.now()) / 1_000));
  const tell = () => {
    for (const watcher of watchers) watcher();
  };
  const rest = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const tick = () => {
    if (secondsLeft() === 0) rest();
    tell();
  };
  const wake = () => {
    if (timer === undefined && watchers.size > 0 && secondsLeft() > 0) {
      timer = setInterval(tick, 1_000);
    }
  };
  return {
    secondsLeft,
    start: (seconds) => {
      endsAt = clock.now() + seconds * 1_000;
      rest();
      wake();
      tell();
    },
    subscribe: (onTick) => {
      watchers.add(onTick);
      wake();
      return () => {
        watchers.delete(onTick);
        if (watchers.size === 0) rest();
      };
    },
  };
}
