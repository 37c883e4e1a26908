import type { UiClock } from '../motion/clock.ts';

/** The remaining time in whole units. Days are counted as hours. */
export interface TimeLeft {
  /** Whole hours. More than 23 when more than a day is left. */
  hours: number;
  /** Minutes without the hours, 0–59. */
  minutes: number;
  /** Seconds without the minutes, 0–59. */
  seconds: number;
  /** The whole remaining time in seconds. */
  totalSeconds: number;
}

/** Returns the time until `until` in whole seconds, rounded up: "1" is shown until the very end. Never negative. */
export function timeLeft(until: number, now: number): TimeLeft {
  const totalSeconds = Math.max(0, Math.ceil((until - now) / 1000));
  return {
    hours: Math.floor(totalSeconds / 3600),
    minutes: Math.floor(totalSeconds / 60) % 60,
    seconds: totalSeconds % 60,
    totalSeconds,
  };
}

/** Formats the time with Latin digits: `00:47` below an hour, `01:00:47` from one hour on, `26:00:00` above a day. */
export function clockText({ hours, minutes, seconds }: TimeLeft): string {
  const parts = hours > 0 ? [hours, minutes, seconds] : [minutes, seconds];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Longest timeout in milliseconds. Browsers overflow with a longer one and fire at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * Starts a countdown and returns the functions that control it. Every tick reads the clock again, and the next tick is
 * set to the next full second, so errors do not add up when a clock jumps, a laptop sleeps or a timer is slow. While
 * `seen` is false, only one timer for the end runs.
 */
export function countDown(
  { until, clock }: { until: number; clock: UiClock },
  tell: (left: TimeLeft) => void,
  ended: () => void,
): { seen: (seen: boolean) => void; stop: () => void } {
  let cancel: () => void = nothing;
  let over = false;
  let looked = true;
  const tick = () => {
    cancel();
    cancel = nothing;
    if (over) return;
    const rest = until - clock.now();
    if (looked || rest <= 0) tell(timeLeft(until, clock.now()));
    if (rest <= 0) {
      over = true;
      ended();
      return;
    }
    const toNextSecond = rest % 1000 || 1000;
    cancel = clock.after(looked ? toNextSecond : Math.min(rest, longestTimer), tick);
  };
  return {
    seen(next) {
      looked = next;
      tick();
    },
    stop() {
      over = true;
      cancel();
    },
  };
}

const nothing = (): void => {};
