/** A small seeded generator (mulberry32): the same seed always gives the same sequence. */
export interface Random {
  /** Next number in [0, 1). */
  next(): number;
  /** Whole number in [from, to], both ends included. */
  int(from: number, to: number): number;
  /** Number in [from, to). */
  range(from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  bool(chance?: number): boolean;
  /** Position in the sequence; `resumeRandom` continues from it. */
  mark(): number;
}

export function createRandom(seed: number): Random {
  const random = resumeRandom((seed * 2654435761 + 0x9e3779b9) >>> 0);
  // Neighbouring seeds start with similar numbers; two steps separate them.
  random.next();
  random.next();
  return random;
}

/** A generator that continues from the position of another one. */
export function resumeRandom(mark: number): Random {
  let state = mark >>> 0;

  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };

  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    range: (from, to) => from + next() * (to - from),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    bool: (chance = 0.5) => next() < chance,
    mark: () => state,
  };
}
