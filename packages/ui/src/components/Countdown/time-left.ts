import type { UiClock } from '../motion/clock.ts';

/** What is left, in whole units; days count into `hours`. */
export interface TimeLeft {
  /** Whole hours; more than 23 when days are left. */
  hours: number;
  /** Minutes beside the hours, 0–59. */
  minutes: number;
  /** Seconds beside the minutes, 0–59. */
  seconds: number;
  /** All of it in whole seconds. */
  totalSeconds: number;
}

/** Whole seconds until `until`, rounded up: "1" is shown until the very end. Never negative. */
export function timeLeft(until: number, now: number): TimeLeft {
  const totalSeconds = Math.max(0, Math.ceil((until - now) / 1000));
  return {
    hours: Math.floor(totalSeconds / 3600),
    minutes: Math.floor(totalSeconds / 60) % 60,
    seconds: totalSeconds % 60,
    totalSeconds,
  };
}

/** `00:47` below an hour, `01:00:47` from there on, `26:00:00` beyond a day. Latin digits. */
export function clockText({ hours, minutes, seconds }: TimeLeft): string {
  const parts = hours > 0 ? [hours, minutes, seconds] : [minutes, seconds];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Timers of browsers overflow beyond this many milliseconds and fire at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * Counts down and answers with the stop. Every tick reads the clock anew and
 * the next one is set to the next full second, so a clock that jumps, a laptop
 * that slept or a slow timer never adds up to an error. While `seen` is false
 * one timer for the end is all that remains.
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
