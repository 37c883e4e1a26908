import type { Fetch } from '@parlour/api-client';

/** A clock; tests and stories pass a fixed one. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/**
 * The clock of the site: the backend's, as far as its answers have told it. What is asked for by days, and whatever is
 * shown as past, open or over, is counted by it (MEM, LOT-01, PRO-01, WAL-03). Until the first answer it is the clock of
 * the device, which may be wrong by years.
 */
export interface SiteClock extends Clock {
  /** A time that has just come from the backend, ISO 8601 or as in the header `Date`. What is no time tells nothing. */
  readonly hear: (time: string | null | undefined, exactTo?: 'millisecond' | 'second') => void;
  /** Whether the backend has told its time. */
  readonly isSites: () => boolean;
  /** How far it is ahead of the device, in ms. */
  readonly ahead: () => number;
  /** Called when the clock was put right. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** How long an answer may be under way without the clock of the device being called wrong, in ms. */
const slack = 10_000;

/**
 * Makes the clock of a site over the clock of a device. Each answer was under way for a while, so the backend is never
 * behind what it said: the first time counts as it is, and later ones only put the clock forward. The first exact time
 * takes the place of what a header said, unless it is older than that: then a cache gave it. Two exact times in a row that
 * agree with each other are believed even when they are behind: an answer before them was wrong.
 *
 * @param steady A clock that nobody can set. Where it tells that the device was set, or slept, the next time counts as
 *   the first. Default: `device`, which tells nothing.
 */
export function createSiteClock(device: Clock, steady: Clock = device): SiteClock {
  const listeners = new Set<() => void>();
  let ahead = 0;
  let least = Number.NEGATIVE_INFINITY;
  let isExact = false;
  /** What the last exact time said, if it was behind. */
  let behind = Number.NaN;
  let apart = device.now() - steady.now();
  /** The device was set, or it slept: nothing that was heard before counts. */
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
      const told = Date.parse(time ?? '') - device.now();
      if (Number.isNaN(told)) return;
      const drift = device.now() - steady.now() - apart;
      if (Math.abs(drift) > slack) {
        apart += drift;
        forget();
      }
      if (exactTo === 'millisecond') {
        if (Math.abs(told - behind) <= slack) forget();
        behind = told < ahead - slack ? told : Number.NaN;
      }
      const isFirst = least === Number.NEGATIVE_INFINITY;
      const isBetter = exactTo === 'millisecond' && !isExact && told > least - slack;
      least = Math.max(least, told);
      isExact ||= isBetter;
      if (isBetter || told > ahead || (isFirst && ahead - told > slack)) put(told);
    },
  };
}

/** A fetch whose answers put a clock right by their header `Date`, where the backend lets the page read it. */
export const heardBy =
  (clock: SiteClock, fetch: Fetch): Fetch =>
  async (request) => {
    const answer = await fetch(request);
    clock.hear(answer.headers.get('Date'), 'second');
    return answer;
  };
