import { type DrawRow, type LotteryRow, numbersOf } from './draws.ts';
import { choicesOf, isRace, matchesOf, timesFor } from './prizes.ts';

/** The lowest and the highest number of a ticket. */
export const limitsOf = ({ of }: LotteryRow): readonly [least: number, most: number] =>
  of === 0 ? [0, 9] : [1, of];

/** Numbers of a ticket as a lottery writes them, from `4-8-1`; `null` for a text that is no ticket. */
export function readNumbers(lottery: LotteryRow, text: string): readonly string[] | null {
  if (!/^\d{1,2}(?:-\d{1,2})*$/.test(text)) return null;
  const numbers = text.split('-').map(Number);
  const [least, most] = limitsOf(lottery);
  if (numbers.length !== choicesOf(lottery)) return null;
  if (!numbers.every((number) => number >= least && number <= most)) return null;
  if (lottery.of === 0) return numbers.map(String);
  if (new Set(numbers).size !== numbers.length) return null;
  const sorted = isRace(lottery) ? numbers : [...numbers].sort((a, b) => a - b);
  return sorted.map((number) => String(number).padStart(2, '0'));
}

/** A ticket as a page draws it. */
export interface TicketShown {
  readonly drawNo: string;
  readonly chosen: readonly string[];
  /** The drawn numbers, and how many are right; `null` before the draw. */
  readonly drawn: { readonly numbers: readonly string[]; readonly matches: number } | null;
}

/** A ticket that waits for its draw. */
export const waitingTicket = ({ drawNo }: DrawRow, chosen: readonly string[]): TicketShown => ({
  drawNo,
  chosen,
  drawn: null,
});

/** A ticket after its draw, and its payout as a multiple of the stake. */
export function drawnTicket(
  seed: number,
  draw: DrawRow,
  chosen: readonly string[],
): { readonly times: bigint; readonly shown: TicketShown } {
  const { lottery } = draw;
  const numbers = numbersOf(seed, draw);
  const matches = matchesOf(lottery, chosen, numbers);
  const shown = { ...waitingTicket(draw, chosen), drawn: { numbers, matches } };
  return { times: timesFor(lottery, matches), shown };
}
