import type { Backend } from '../backend.ts';
import type { Cents } from '../core/money.ts';
import type { Refusal } from '../core/refusal.ts';
import type { BetRecord } from '../ledger/ledger.ts';
import { placeBet, settleBet } from '../ledger/rounds.ts';
import type { MemberRecord } from '../state/state.ts';
import { drawAt, type LotteryRow, lastDrawn, lotteryByCode, numbersOf } from './draws.ts';
import { choicesOf, isRace, prizeOf } from './prizes.ts';

/** The stakes of a ticket, in cents. */
export const stakes: readonly Cents[] = [50n, 100n, 200n, 500n, 1000n];

/** A ticket is a bet whose `detail` names the draw and the chosen numbers. */
const write = (lottery: LotteryRow, index: number, chosen: readonly string[]): string =>
  `${lottery.gameCode} ${index} ${chosen.join('-')}`;

/** Reads the ticket of a bet; `null` when it is no lottery ticket. */
export function readTicket({ detail }: Pick<BetRecord, 'detail'>) {
  const [code = '', index = '', numbers = ''] = detail.split(' ');
  const lottery = lotteryByCode(code);
  if (!lottery || !/^\d+$/.test(index)) return null;
  return { lottery, draw: drawAt(lottery, Number(index)), chosen: numbers.split('-') };
}

/** Numbers as a lottery writes them, or `null` when the choice is not valid. */
export function readChoice(lottery: LotteryRow, value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length !== choicesOf(lottery)) return null;
  const [least, most] = lottery.of === 0 ? [0, 9] : [1, lottery.of];
  const numbers = value.map((part) => (typeof part === 'number' ? part : Number.NaN));
  if (!numbers.every((part) => Number.isInteger(part) && part >= least && part <= most))
    return null;
  if (lottery.of === 0) return numbers.map(String);
  if (new Set(numbers).size !== numbers.length) return null;
  const sorted = isRace(lottery) ? numbers : [...numbers].sort((a, b) => a - b);
  return sorted.map((part) => String(part).padStart(2, '0'));
}

const closed: Refusal = { code: 'GAME_MAINTENANCE', text: 'drawClosed' };

/** Buys a ticket for the next draw. The stake is taken at once; the prize is paid after the draw. */
export function buyTicket(
  backend: Backend,
  member: MemberRecord,
  lottery: LotteryRow,
  { chosen, stake }: { readonly chosen: readonly string[]; readonly stake: Cents },
): { readonly bet: BetRecord } | Refusal {
  const now = backend.now();
  const draw = drawAt(lottery, lastDrawn(lottery, now) + 1);
  if (now >= draw.at - lottery.closesSeconds * 1_000) return closed;
  const game = backend.catalogue.game(lottery.nodeId);
  return placeBet(backend, member, {
    nodeId: lottery.nodeId,
    gameType: game?.gameType ?? 'LOTT',
    vassalage: game?.vassalage ?? '',
    detail: write(lottery, draw.index, chosen),
    stake,
  });
}

/** No bet before this index is running any more; new bets are only added at the end. */
const settledUpTo = new WeakMap<readonly BetRecord[], number>();

/** Settles every ticket whose draw has happened. */
export function settleTickets(backend: Backend): void {
  const now = backend.now();
  const { bets } = backend.state;
  let first = settledUpTo.get(bets) ?? 0;
  while (first < bets.length && bets[first]?.status !== 'running') first += 1;
  settledUpTo.set(bets, first);
  for (let index = first; index < bets.length; index += 1) {
    const bet = bets[index];
    if (bet?.status !== 'running') continue;
    const ticket = readTicket(bet);
    if (!ticket || ticket.draw.at > now) continue;
    const drawn = numbersOf(backend.seed, ticket.draw);
    settleBet(backend, bet, prizeOf(ticket.lottery, ticket.chosen, drawn, bet.stake));
  }
}
