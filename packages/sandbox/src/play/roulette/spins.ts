import { mix } from '../../team/names.ts';
import type { Draw } from '../kit/table.ts';

/** What happens at the table: bets are taken, no more are taken, the wheel spins, the number stands. */
export type Phase = 'betting' | 'closed' | 'spin' | 'result';

const second = 1_000;

/** How long each phase lasts, in their order. */
const lengths: readonly (readonly [phase: Phase, ms: number])[] = [
  ['betting', 40 * second],
  ['closed', 3 * second],
  ['spin', 5 * second],
  ['result', 12 * second],
];

/** One spin a minute. */
const cycle = lengths.reduce((sum, [, ms]) => sum + ms, 0);

/** When a phase begins, from the start of its spin. */
const startOf = (wanted: Phase): number => {
  const before = lengths.slice(
    0,
    lengths.findIndex(([phase]) => phase === wanted),
  );
  return before.reduce((sum, [, ms]) => sum + ms, 0);
};

/** Tables do not all spin at the same second. */
const offsetOf = (nodeId: number): number => ((nodeId * 7) % 60) * second;

/** The spin of a table at one moment. */
export interface Spin extends Draw {
  readonly phase: Phase;
  /** Until the next phase, in ms. */
  readonly left: number;
}

/** The spin that a table is at, and its phase. */
export function spinAt(nodeId: number, now: number): Spin {
  const at = now + offsetOf(nodeId);
  const index = Math.floor(at / cycle);
  const start = index * cycle - offsetOf(nodeId);
  const [phase, ms] =
    lengths.findLast(([one]) => start + startOf(one) <= now) ?? (['betting', 0] as const);
  return {
    index,
    phase,
    left: start + startOf(phase) + ms - now,
    closesAt: start + startOf('closed'),
    endsAt: start + startOf('result'),
  };
}

/** The largest multiple of 37 that a mixed number may reach: below it all numbers come equally often. */
const fair = 2 ** 32 - (2 ** 32 % 37);

/** The number of a spin, derived from the seed: the same for everybody at the table. Must not be sent before it closes. */
export function numberOf(seed: number, nodeId: number, index: number): number {
  let step = 0;
  let drawn = fair;
  while (drawn >= fair) {
    drawn = mix(seed ^ (nodeId * 2_654_435), index, 500 + step);
    step += 1;
  }
  return drawn % 37;
}

/** How many past numbers a table shows. */
const pastCount = 12;

/** What everybody sees of a table. */
export interface RouletteNews {
  readonly index: number;
  readonly phase: Phase;
  /** Until the next phase, in ms: the page asks again then. */
  readonly left: number;
  /** The number of this spin, once no more bets are taken. */
  readonly number: number | null;
  /** Numbers of the last spins, newest first. */
  readonly past: readonly number[];
  readonly players: number;
  readonly seats: number;
}

/** The table as it stands: the number of a spin is told when the wheel starts, never before. */
export function rouletteNews(
  nodeId: number,
  { seed, now, room }: { seed: number; now: number; room: { players: number; seats: number } },
): RouletteNews {
  const { index, phase, left } = spinAt(nodeId, now);
  const isTold = phase === 'spin' || phase === 'result';
  const last = phase === 'result' ? index : index - 1;
  return {
    index,
    phase,
    left,
    number: isTold ? numberOf(seed, nodeId, index) : null,
    past: Array.from({ length: pastCount }, (_, back) => numberOf(seed, nodeId, last - back)),
    ...room,
  };
}
