import type { Fetch } from '@parlour/api-client';

/** A clock; tests and stories pass a fixed one. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/**
 * The clock of the site: the backend's time, as known from its responses. Requests for days use it, and so does
 * everything that is shown as past, open or over (MEM, LOT-01, PRO-01, WAL-03). Until the first response it is the
 * clock of the device, which may be wrong by years.
 */
export interface SiteClock extends Clock {
  /**
   * Call it with a time from the backend's newest response, ISO 8601 or from the header `Date`. Invalid times are
   * ignored.
   */
  readonly hear: (time: string | null | undefined, exactTo?: 'millisecond' | 'second') => void;
  /** Whether the backend's time is known. */
  readonly isSites: () => boolean;
  /** How far the backend's clock is ahead of the device's, in ms. */
  readonly ahead: () => number;
  /** Calls the listener when the clock was corrected. Returns the function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** How long a response may take before the clock of the device counts as wrong, in ms. */
const slack = 10_000;

/**
 * Creates the clock of a site from the clock of a device. Every response takes a while to arrive, so the backend's
 * clock is never behind the time it sent: the first time is used unchanged, and later ones only move the clock forward.
 * The first exact time replaces one from a header, unless it is older: then it came from a cache. If two exact times in
 * a row agree with each other, they are used even if they are behind, because an earlier response was wrong.
 *
 * @param steady A clock that cannot be changed by the user. If it shows that the device's clock was changed, or that
 *   the device slept, the next time counts as the first. Default: `device`, which detects neither.
 */
export function createSiteClock(device: Clock, steady: Clock = device): SiteClock {
  const listeners = new Set<() => void>();
  let ahead = 0;
  let least = Number.NEGATIVE_INFINITY;
  let isExact = false;
  /** The last exact time, if it was behind. */
  let behind = Number.NaN;
  let apart = device.now() - steady.now();
  /** The device's clock was changed, or the device slept: forgets all earlier times. */
  const forget = () => {
    least = Number.NEGATIVE_INFINITY;
    isExact = false;
    behind = Number.NaN;
  };
  const put = (next: number) => {
    if (next === ahead) return;
    ahead = next;
    for (const listener of listeners) listener();
  };
  return {
    now: () => device.now() + ahead,
    ahead: () => ahead,
    isSites: () => least > Number.NEGATIVE_INFINITY,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hear: (time, exactTo = 'millisecond') => {
      const offset = Date.parse(time ?? '') - device.now();
      if (Number.isNaN(offset)) return;
      const drift = device.now() - steady.now() - apart;
      if (Math.abs(drift) > slack) {
        apart += drift;
        forget();
      }
      if (exactTo === 'millisecond') {
        if (Math.abs(offset - behind) <= slack) forget();
        behind = offset < ahead - slack ? offset : Number.NaN;
      }
      const isFirst = least === Number.NEGATIVE_INFINITY;
      const isBetter = exactTo === 'millisecond' && !isExact && offset > least - slack;
      least = Math.max(least, offset);
      isExact ||= isBetter;
      if (isBetter || offset > ahead || (isFirst && ahead - offset > slack)) put(offset);
    },
  };
}

/**
 * Returns a fetch that corrects a clock with the header `Date` of its responses, if the backend lets the page read it.
 */
export const heardBy =
  (clock: SiteClock, fetch: Fetch): Fetch =>
  async (request) => {
    const answer = await fetch(request);
    clock.hear(answer.headers.get('Date'), 'second');
    return answer;
  };
