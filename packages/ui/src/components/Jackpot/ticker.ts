import { groupDigits } from '../numbers.ts';

/**
 * The source of a jackpot amount (JPT-02, SPECIFICATION §2 and its numbers). Amounts are in whole currency units;
 * times are in ms since 1970, UTC.
 */
export type JackpotSource =
  | {
      /** A real prize. A new source continues from the amount on screen. */
      kind: 'live';
      /** The operator's amount at `asOf`. A higher amount is never shown. */
      value: number;
      /** When the amount was read, in ms. After a minute it is stale. */
      asOf: number;
      /** URL of the published rules of this prize. Without it there is no link to rules. */
      rulesUrl?: string | undefined;
      /** "Opens in a new window", when the rules are on another site. */
      rulesNewWindowLabel?: string | undefined;
    }
  | {
      /** A prize with a fixed amount. */
      kind: 'fixed';
      /** The amount. */
      value: number;
    }
  | {
      /** Starts at a random amount in [min, max] and grows by 100 to 500 every 3, 4 or 5 s. Demo only. */
      kind: 'simulated';
      /** Lowest amount to start with. Default 1,400,000. */
      min?: number | undefined;
      /** Highest amount to start with. Default 1,500,000. */
      max?: number | undefined;
    }
  | {
      /** Starts from an amount that depends on the time of day and grows by `step` every `everyMs`. Demo only. */
      kind: 'timeDerived';
      /** Growth at each step. Default 165.11. */
      step?: number | undefined;
      /** Time between two steps, in ms. Default 3000, at least 1000. */
      everyMs?: number | undefined;
      /** The amount at midnight UTC. Default 5,000,000: seven digits all day. */
      base?: number | undefined;
    };

/** One amount to show. */
export interface JackpotTick {
  /** In whole currency units. Decimals are cut off when it is shown. */
  value: number;
  /** Milliseconds until the next `step()`; null when the amount will not change again. */
  nextIn: number | null;
  /** True for a live amount that is too old to be current. */
  stale: boolean;
}

/** A jackpot as a state machine without timers. The caller waits `nextIn` between two steps. */
export interface JackpotTicker {
  /** Returns the amount now, e.g. after a pause. */
  read(): JackpotTick;
  /** Returns the next amount. Call it when `nextIn` has passed. */
  step(): JackpotTick;
}

/** The part of a clock the ticker needs. */
export interface TickerClock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

/** The defaults of the specification. */
export const jackpotDefaults = {
  min: 1_400_000,
  max: 1_500_000,
  step: 165.11,
  everyMs: 3000,
  base: 5_000_000,
  /** A live amount older than this is stale. */
  staleAfterMs: 60_000,
  /** A live amount moves to its new value within this time. */
  glideMs: 10_000,
} as const;

const dayMs = 86_400_000;

/**
 * Makes the state machine of a jackpot. It is pure except for `clock` and `random` (0 ≤ n < 1). `shown` is the amount
 * already on screen from the same kind of source: a simulated amount continues from it, a live amount rises from it.
 */
export function jackpotTicker(
  source: JackpotSource,
  clock: TickerClock,
  random: () => number,
  shown?: number,
): JackpotTicker {
  switch (source.kind) {
    case 'fixed':
      return always({ value: sound(source.value), nextIn: null, stale: false });
    case 'simulated':
      return simulated(source, random, shown);
    case 'timeDerived':
      return timeDerived(source, clock);
    case 'live':
      return live(source, clock, shown);
  }
}

/** Returns the amount for the first render, without a clock or random numbers (prerendering). */
export function firstFigure(source: JackpotSource): number {
  switch (source.kind) {
    case 'fixed':
    case 'live':
      return sound(source.value);
    case 'simulated':
      return sound(source.min ?? jackpotDefaults.min);
    case 'timeDerived':
      return sound(source.base ?? jackpotDefaults.base);
  }
}

type Of<Kind extends JackpotSource['kind']> = Extract<JackpotSource, { kind: Kind }>;

function simulated(source: Of<'simulated'>, random: () => number, shown?: number): JackpotTicker {
  const min = sound(source.min ?? jackpotDefaults.min);
  const max = Math.max(min, sound(source.max ?? jackpotDefaults.max));
  const wait = () => 1000 * whole(random, 3, 5);
  let tick: JackpotTick = {
    value: shown ?? whole(random, min, max),
    nextIn: wait(),
    stale: false,
  };
  return {
    read: () => tick,
    step: () => {
      tick = { value: tick.value + whole(random, 100, 500), nextIn: wait(), stale: false };
      return tick;
    },
  };
}

function timeDerived(source: Of<'timeDerived'>, clock: TickerClock): JackpotTicker {
  const everyMs = Math.min(dayMs, Math.max(1000, sound(source.everyMs ?? jackpotDefaults.everyMs)));
  // Counts in hundredths, so that rounding errors do not add up over a day.
  const step = Math.round(sound(source.step ?? jackpotDefaults.step) * 100);
  const base = Math.round(sound(source.base ?? jackpotDefaults.base) * 100);
  const startedAt = clock.now();
  const startSteps = Math.floor((startedAt % dayMs) / everyMs);
  const read = (): JackpotTick => {
    // Counts from the start of the ticker, so that the amount does not fall at midnight.
    const since = Math.max(0, clock.now() - startedAt);
    const steps = startSteps + Math.floor(since / everyMs);
    return {
      value: (base + steps * step) / 100,
      nextIn: everyMs - (since % everyMs),
      stale: false,
    };
  };
  return { read, step: read };
}

function live(source: Of<'live'>, clock: TickerClock, shown?: number): JackpotTicker {
  const { glideMs, staleAfterMs } = jackpotDefaults;
  const goal = sound(source.value);
  // A lower amount means the prize was won. It is shown at once; the amount never counts down.
  const from = shown === undefined || shown > goal ? goal : sound(shown);
  const startedAt = clock.now();
  const read = (): JackpotTick => {
    const now = clock.now();
    const part = Math.min(1, Math.max(0, (now - startedAt) / glideMs));
    const value = Math.min(goal, from + (goal - from) * part);
    // An amount from the future counts as fresh as one from now; an amount without a valid time is always stale.
    const freshFor = Math.min(staleAfterMs, (source.asOf || 0) + staleAfterMs - now);
    const stale = freshFor <= 0;
    const gliding = value < goal;
    return { value, stale, nextIn: gliding ? 1000 : stale ? null : freshFor };
  };
  return { read, step: read };
}

const always = (tick: JackpotTick): JackpotTicker => ({ read: () => tick, step: () => tick });

/** Returns a random whole number in [low, high], both included. */
function whole(random: () => number, low: number, high: number): number {
  return Math.min(high, low + Math.floor(random() * (high - low + 1)));
}

/** The amount comes from outside: an invalid one counts as 0. */
const sound = (value: number): number => (Number.isFinite(value) && value > 0 ? value : 0);

/** Formats `1482930.87` as `1,482,930`: no decimals, never rounded up, groups of three, Latin digits. */
export const groupFigure = (value: number): string => groupDigits(String(Math.floor(sound(value))));
