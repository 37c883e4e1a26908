import { once } from '../../catalogue/once.ts';
import type { Ratio } from '../kit/ratio.ts';
import type { Choice, Outcome } from '../kit/table.ts';

/** The numbers in their order on a wheel with one zero. */
export const order: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

const reds: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

/** The colours of the wheel; only zero is green. */
export type Colour = 'green' | 'red' | 'black';

/** The colour of a number. */
export const colourOf = (number: number): Colour =>
  number === 0 ? 'green' : reds.has(number) ? 'red' : 'black';

/** A field of the table that takes chips. */
export interface Spot {
  /** `n17`, `red`, `d1`. */
  readonly id: string;
  /** The numbers that win. */
  readonly numbers: readonly number[];
}

const numbers = Array.from({ length: 37 }, (_, number) => number);
const spot = (id: string, wins: (number: number) => boolean): Spot => ({
  id,
  numbers: numbers.filter((number) => number > 0 && wins(number)),
});

/** Every field, in the order in which a choice is written. Zero belongs to its own number only. Computed when first needed. */
export const allSpots: () => readonly Spot[] = once(() => [
  ...numbers.map((number) => ({ id: `n${number}`, numbers: [number] })),
  ...[1, 2, 3].map((column) => spot(`c${column}`, (number) => (number - column) % 3 === 0)),
  ...[1, 2, 3].map((dozen) => spot(`d${dozen}`, (number) => Math.ceil(number / 12) === dozen)),
  spot('low', (number) => number <= 18),
  spot('even', (number) => number % 2 === 0),
  spot('red', (number) => reds.has(number)),
  spot('black', (number) => !reds.has(number)),
  spot('odd', (number) => number % 2 === 1),
  spot('high', (number) => number > 18),
]);

const ids: () => ReadonlySet<string> = once(() => new Set(allSpots().map(({ id }) => id)));

/** What a chip pays to one, by how many numbers its field has. */
const pays: Readonly<Record<number, bigint>> = { 1: 35n, 12: 2n, 18: 1n };

/** What a chip on a field pays to one: 35 for a number. */
export const paysOf = ({ numbers: wins }: Spot): bigint => pays[wins.length] ?? 0n;

/** The payout of a chip that wins, with the chip itself. */
const timesOf = (one: Spot): bigint => paysOf(one) + 1n;

/** Chips by field, from `n17:1 red:2`; `null` for anything else. */
function chipsIn(text: string): ReadonlyMap<string, number> | null {
  const chips = new Map<string, number>();
  for (const part of text.split(' ')) {
    const [, id = '', count = ''] = /^(\w{2,5}):([1-9]\d?)$/.exec(part) ?? [];
    if (!ids().has(id) || chips.has(id)) return null;
    chips.set(id, Number(count));
  }
  return chips;
}

/** Reads chips on the table: `n17:1 red:2` costs three stakes. */
export function readChips(text: string): Choice | null {
  const chips = chipsIn(text);
  if (!chips) return null;
  const placed = allSpots().flatMap(({ id }) => (chips.has(id) ? `${id}:${chips.get(id)}` : []));
  const count = [...chips.values()].reduce((sum, one) => sum + one, 0);
  return { text: placed.join(' '), stakes: BigInt(count) };
}

/** What a spin shows. */
export interface RouletteShown {
  readonly number: number;
  /** Fields with chips that won. */
  readonly won: readonly string[];
}

/** The result of a number for the chips on the table. */
export function resultFor(number: number, choice: string): Outcome {
  const chips = chipsIn(choice) ?? new Map<string, number>();
  const won = allSpots().filter(({ id, numbers: wins }) => chips.has(id) && wins.includes(number));
  const times = won.reduce((sum, one) => sum + timesOf(one) * BigInt(chips.get(one.id) ?? 0), 0n);
  const shown: RouletteShown = { number, won: won.map(({ id }) => id) };
  return { times, shown };
}

/** The exact return of a chip on a field: every number comes equally often. */
export const returnOf = (one: Spot): Ratio => ({
  part: timesOf(one) * BigInt(one.numbers.length),
  whole: BigInt(numbers.length),
});

/** The exact return of the table: one chip on every field. All fields return the same. */
export const rouletteReturn = (): Ratio => ({
  part: allSpots().reduce((sum, one) => sum + returnOf(one).part, 0n),
  whole: BigInt(allSpots().length * numbers.length),
});
