import type { Random } from '../../art/rng.ts';
import type { Ratio } from '../kit/ratio.ts';
import type { Line } from './lines.ts';

/** A slot game. Symbols are numbers: their places in `symbols`. */
export interface Machine {
  readonly reels: number;
  readonly rows: number;
  /** Names of the symbols, the rarest first. */
  readonly symbols: readonly string[];
  /** The symbols in their order on a reel, which is a ring. All reels are the same, so no reel stops close on purpose. */
  readonly strip: readonly number[];
  readonly lines: readonly Line[];
  /** How many equal symbols from the first reel on a line pay at least. */
  readonly least: number;
  /** By symbol, then by how many more than `least`: the payout as a multiple of the whole stake. */
  readonly pays: readonly (readonly number[])[];
}

/** Equal symbols from the first reel on one line. */
export interface Win {
  /** Place of the line in `lines`. */
  readonly line: number;
  readonly symbol: number;
  readonly count: number;
  readonly times: number;
}

/** What one round of a slot shows. */
export interface SlotShown {
  /** The place of each reel's top symbol on the strip. */
  readonly stops: readonly number[];
  readonly wins: readonly Win[];
}

/** Spreads symbols evenly over a ring: `[1, 2]` gives one of the first symbol and two of the second. */
export function stripOf(counts: readonly number[]): readonly number[] {
  const places = counts.flatMap((count, symbol) =>
    Array.from({ length: count }, (_, index) => ({
      symbol,
      at: (index + (symbol + 1) / (counts.length + 1)) / count,
    })),
  );
  return places.sort((a, b) => a.at - b.at || a.symbol - b.symbol).map(({ symbol }) => symbol);
}

/** The symbol in a row of a reel that stopped at a place. */
export const symbolAt = ({ strip }: Machine, stop: number, row: number): number =>
  strip[(stop + row) % strip.length] ?? 0;

/** The win of the symbols on one line; `null` for none. */
export function winOf(
  { least, pays }: Pick<Machine, 'least' | 'pays'>,
  symbols: readonly number[],
): Omit<Win, 'line'> | null {
  const [symbol = 0] = symbols;
  const other = symbols.findIndex((one) => one !== symbol);
  const count = other === -1 ? symbols.length : other;
  const times = pays[symbol]?.[count - least] ?? 0;
  return times > 0 ? { symbol, count, times } : null;
}

/** All wins of reels that stopped at these places. */
export function winsAt(machine: Machine, stops: readonly number[]): readonly Win[] {
  return machine.lines.flatMap((rows, line) => {
    const symbols = stops.map((stop, reel) => symbolAt(machine, stop, rows[reel] ?? 0));
    const win = winOf(machine, symbols);
    return win ? [{ line, ...win }] : [];
  });
}

/** Plays one round: every place of every reel is equally likely. */
export function spin(machine: Machine, random: Random): SlotShown {
  const last = machine.strip.length - 1;
  const stops = Array.from({ length: machine.reels }, () => random.int(0, last));
  return { stops, wins: winsAt(machine, stops) };
}

/** The payout of a round as a multiple of the stake. */
export const timesOf = ({ wins }: SlotShown): bigint =>
  wins.reduce((sum, { times }) => sum + BigInt(times), 0n);

/**
 * The exact return to player. Each row of a reel shows each place of the strip equally often, so all lines return the
 * same: the chances of each symbol for each number of equal ones, from the counts on the strip.
 */
export function returnOf({ strip, reels, lines, least, pays }: Machine): Ratio {
  const size = BigInt(strip.length);
  const part = pays.reduce((sum, row, symbol) => {
    const own = BigInt(strip.filter((one) => one === symbol).length);
    return row.reduce((inner, times, more) => {
      const count = least + more;
      const rest = count === reels ? 1n : (size - own) * size ** BigInt(reels - count - 1);
      return inner + own ** BigInt(count) * rest * BigInt(times);
    }, sum);
  }, 0n);
  return { part: part * BigInt(lines.length), whole: size ** BigInt(reels) };
}
