import type { Backend } from '../../backend.ts';
import { type Cents, formatMoney } from '../../core/money.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { BetRecord } from '../../ledger/ledger.ts';
import { moneyOf } from '../../ledger/queries.ts';
import { placeBet, settleBet } from '../../ledger/rounds.ts';
import type { RoundRecord } from '../../state/state.ts';
import type { RoundAnswer, WaitingRound } from '../client/answers.ts';
import { tableOf } from '../tables.ts';
import type { Place } from './place.ts';
import { type Choice, hasDraws, type Outcome } from './table.ts';
import { visitOf } from './visit.ts';

/** A round as the page sends it. `key`: the same for every try of one round. */
export interface RoundWish {
  readonly key: string;
  /** The stake of each part of the choice. */
  readonly stake: Cents;
  readonly choice: Choice;
  /** Number of the draw that the bet is for; `null` where a round ends at once. */
  readonly draw: number | null;
}

/** The key was used for another stake, another choice or another draw. */
const mismatch: Refusal = { code: 'IDEMPOTENCY_MISMATCH', text: 'idempotency' };

/** The draw takes no more bets. */
const closed: Refusal = { code: 'BETS_CLOSED', text: 'drawClosed' };

/** A key belongs to a member and a game, so that the next visit can ask for a round of the last one. */
const nameOf = ({ member, game }: Place, key: string): string =>
  `${member.id} ${game.nodeId} ${key}`;

/**
 * Plays one round. It ends at once, or the stake is taken now and the draw decides (`settleRounds`). The same key again
 * returns the same round and moves no money (WAL-07). A refusal moved nothing, so its key stays free.
 */
export function playRound(
  backend: Backend,
  place: Place,
  { key, stake, choice, draw }: RoundWish,
): { readonly round: RoundRecord } | Refusal {
  const { state } = backend;
  const { id, member, game, table } = place;
  const whole = stake * choice.stakes;
  const known = state.rounds.get(nameOf(place, key));
  if (known) {
    const isSame =
      known.stake === whole && known.choice === choice.text && (known.draw?.index ?? null) === draw;
    return isSame ? { round: known } : mismatch;
  }
  const now = backend.now();
  const next = hasDraws(table) ? table.drawAt(now) : null;
  if ((next?.index ?? null) !== draw || (next && now >= next.closesAt)) return closed;
  const { nodeId, gameType, vassalage } = game;
  const wager = { nodeId, gameType, vassalage, detail: choice.text, stake: whole };
  const placed = placeBet(backend, member, wager);
  if ('code' in placed) return placed;
  const round: RoundRecord = {
    ...{ key, ticket: id, memberId: member.id, nodeId, betId: placed.bet.id },
    ...{ stake: whole, choice: choice.text, payout: 0n, settled: false, seen: false },
    draw: next && { index: next.index, endsAt: next.endsAt },
    shown: next && hasDraws(table) ? table.placed(next.index, choice.text) : null,
  };
  state.rounds.set(nameOf(place, key), round);
  if (!hasDraws(table)) {
    end(backend, placed.bet, round, { stake, outcome: table.play(state.random, choice.text) });
  }
  return { round };
}

/** Pays a round. A bet that was voided in the meantime pays nothing. */
function end(
  backend: Backend,
  bet: BetRecord,
  round: RoundRecord,
  { stake, outcome }: { readonly stake: Cents; readonly outcome: Outcome },
): void {
  settleBet(backend, bet, stake * outcome.times);
  round.payout = bet.payout;
  round.shown = outcome.shown;
  round.settled = true;
}

/** Pays every round whose draw has taken place. */
export function settleRounds(backend: Backend): void {
  const { state, catalogue, seed } = backend;
  const now = backend.now();
  for (const round of state.rounds.values()) {
    const { draw } = round;
    if (round.settled || !draw || draw.endsAt > now) continue;
    const table = tableOf(catalogue, round.nodeId);
    const choice = table?.readChoice(round.choice);
    const bet = state.bets.findLast(({ id }) => id === round.betId);
    if (!table || !hasDraws(table) || !choice || !bet) continue;
    const outcome = table.resultOf(seed, draw.index, round.choice);
    end(backend, bet, round, { stake: round.stake / choice.stakes, outcome });
  }
}

/** A round as the page reads it, with the balance of this moment. */
export function answerOf(backend: Backend, place: Place, round: RoundRecord): RoundAnswer {
  const { key, betId, choice, stake, payout, shown, ticket, draw, settled } = round;
  return {
    key,
    betId,
    choice,
    stake: formatMoney(stake),
    payout: formatMoney(payout),
    net: formatMoney(payout - stake),
    balance: formatMoney(moneyOf(backend.state, place.member.id).spendable),
    shown,
    endsIn: settled || !draw ? null : Math.max(0, draw.endsAt - backend.now()),
    isOfThisVisit: ticket === place.id,
    visit: visitOf(backend, place),
  };
}

/** Rounds of this member in this game, oldest first. */
export const roundsOf = ({ state }: Backend, { member, game }: Place): readonly RoundRecord[] =>
  [...state.rounds.values()].filter(
    ({ memberId, nodeId }) => memberId === member.id && nodeId === game.nodeId,
  );

/** Settled rounds of this game that no page has shown yet, oldest first: their answers were lost on the way. */
export const unseenRounds = (backend: Backend, place: Place): readonly RoundRecord[] =>
  roundsOf(backend, place).filter(({ settled, seen }) => settled && !seen);

/** Rounds of this game that wait for their draw, as the page sends them to ask for the result. */
export function waitingRounds(backend: Backend, place: Place): readonly WaitingRound[] {
  return roundsOf(backend, place).flatMap((round) => {
    const { key, choice, draw, settled, stake } = round;
    const parts = place.table.readChoice(choice)?.stakes;
    if (settled || !draw || !parts) return [];
    return {
      wish: { key, stake: formatMoney(stake / parts), choice, draw: draw.index },
      answer: answerOf(backend, place, round),
    };
  });
}

/** Notes that the page has shown a round to its member. */
export function markSeen(backend: Backend, place: Place, key: string): void {
  for (const round of unseenRounds(backend, place)) if (round.key === key) round.seen = true;
}
