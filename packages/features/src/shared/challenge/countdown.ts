/** The part of a clock a countdown needs. */
interface Now {
  now(): number;
}

/** Counts the whole seconds until an instant. Ticks only while it has subscribers. */
export interface Countdown {
  readonly start: (seconds: number) => void;
  /** 0 when it is over or has not started. */
  readonly secondsLeft: () => number;
  /** For `useSyncExternalStore`; called on every tick. */
  readonly subscribe: (onTick: () => void) => () => void;
}

/**
 * Creates a countdown to an instant instead of counting ticks, so that it shows the right time after the page slept or
 * a modal was closed and opened again (LGN-06).
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
