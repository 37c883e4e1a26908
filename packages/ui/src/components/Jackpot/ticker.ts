import { groupDigits } from '../numbers.ts';

/**
 * Where a jackpot figure comes from (JPT-02, SPECIFICATION §2 and its numbers).
 * Figures are in whole currency units; times in ms since 1970, UTC.
 */
export type JackpotSource =
  | {
      /** A real prize. A new source goes on from the figure shown. */
      kind: 'live';
      /** The operator's figure at `asOf`. Nothing above it is ever shown. */
      value: number;
      /** When the figure was read, in ms; a minute later it counts as old. */
      asOf: number;
      /** The published rules of this prize. Without them there is no link to any. */
      rulesUrl?: string | undefined;
      /** "Opens in a new window": the rules are on another site. */
      rulesNewWindowLabel?: string | undefined;
    }
  | {
      /** A prize of a size that does not change. */
      kind: 'fixed';
      /** The size. */
      value: number;
    }
  | {
      /** Starts at random inside [min, max], grows by 100 to 500 every 3, 4 or 5 s. Demo only. */
      kind: 'simulated';
      /** Least figure to start with. Default 1,400,000. */
      min?: number | undefined;
      /** Greatest figure to start with. Default 1,500,000. */
      max?: number | undefined;
    }
  | {
      /** Starts from the time of day, grows by `step` every `everyMs`. Demo only. */
      kind: 'timeDerived';
      /** Growth at each step. Default 165.11. */
      step?: number | undefined;
      /** Time between two steps, in ms. Default 3000, at least 1000. */
      everyMs?: number | undefined;
      /** What midnight UTC starts with. Default 5,000,000: seven digits all day. */
      base?: number | undefined;
    };

/** One figure to show. */
export interface JackpotTick {
  /** In whole currency units; decimals are cut when it is drawn. */
  value: number;
  /** Ms until the next `step()`; null when nothing more will come. */
  nextIn: number | null;
  /** A live figure too old to pass for current. */
  stale: boolean;
}

/** A jackpot as a state machine without timers: the caller waits `nextIn` between two steps. */
export interface JackpotTicker {
  /** The figure now, e.g. after a pause. */
  read(): JackpotTick;
  /** The next figure; call it when `nextIn` has passed. */
  step(): JackpotTick;
}

/** The part of a clock the ticker needs. */
export interface TickerClock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

/** Answers of the specification. */
export const jackpotDefaults = {
  min: 1_400_000,
  max: 1_500_000,
  step: 165.11,
  everyMs: 3000,
  base: 5_000_000,
  /** A live figure older than this is stale. */
  staleAfterMs: 60_000,
  /** A live figure glides to its new value within this time. */
  glideMs: 10_000,
} as const;

const dayMs = 86_400_000;

/**
 * The course of a jackpot. Pure apart from what `clock` and `random` (0 ≤ n < 1)
 * give. `shown` is the figure already on screen from the same kind of source: a
 * simulated one goes on from it, a live one glides up from it.
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

/** The figure to draw before any clock or chance may be asked (prerendering). */
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
  // In hundredths, so that a day of steps gathers no rounding error.
  const step = Math.round(sound(source.step ?? jackpotDefaults.step) * 100);
  const base = Math.round(sound(source.base ?? jackpotDefaults.base) * 100);
  const startedAt = clock.now();
  const startSteps = Math.floor((startedAt % dayMs) / everyMs);
  const read = (): JackpotTick => {
    // Counted on from the start: midnight does not take money out of the pot.
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
  // A lower figure means the prize was won: that shows at once, it never runs backwards.
  const from = shown === undefined || shown > goal ? goal : sound(shown);
  const startedAt = clock.now();
  const read = (): JackpotTick => {
    const now = clock.now();
    const part = Math.min(1, Math.max(0, (now - startedAt) / glideMs));
    const value = Math.min(goal, from + (goal - from) * part);
    // A figure of the future is as fresh as one of now; one of an unknown time never passes for current.
    const freshFor = Math.min(staleAfterMs, (source.asOf || 0) + staleAfterMs - now);
    const stale = freshFor <= 0;
    const gliding = value < goal;
    return { value, stale, nextIn: gliding ? 1000 : stale ? null : freshFor };
  };
  return { read, step: read };
}

const always = (tick: JackpotTick): JackpotTicker => ({ read: () => tick, step: () => tick });

/** A whole number in [low, high], both included. */
function whole(random: () => number, low: number, high: number): number {
  return Math.min(high, low + Math.floor(random() * (high - low + 1)));
}

/** Figures come from outside: what is no amount counts as nothing. */
const sound = (value: number): number => (Number.isFinite(value) && value > 0 ? value : 0);

/** `1482930.87` → `1,482,930`: no decimals, never rounded up, groups of three, Latin digits. */
export const groupFigure = (value: number): string => groupDigits(String(Math.floor(sound(value))));
