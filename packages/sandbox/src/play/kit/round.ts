import type { Backend } from '../../backend.ts';
import { type Cents, formatMoney } from '../../core/money.ts';
import type { Refusal } from '../../core/refusal.ts';
import { moneyOf } from '../../ledger/queries.ts';
import { placeBet, settleBet } from '../../ledger/rounds.ts';
import type { RoundRecord } from '../../state/state.ts';
import type { RoundAnswer } from '../client/answers.ts';
import type { Place } from './place.ts';
import { visitOf } from './visit.ts';

/** A round as the page sends it. `key`: the same for every try of one round. */
export interface RoundWish {
  readonly key: string;
  readonly stake: Cents;
}

/** The key was used for another stake. */
const mismatch: Refusal = { code: 'IDEMPOTENCY_MISMATCH', text: 'idempotency' };

/**
 * Plays one round from the stake to the payout. The same key again returns the same round and moves no money
 * (WAL-07). A refusal moved nothing, so its key stays free.
 */
export function playRound(
  backend: Backend,
  { id, member, game, table }: Place,
  { key, stake }: RoundWish,
): { readonly round: RoundRecord } | Refusal {
  const { state } = backend;
  const known = state.rounds.get(`${id} ${key}`);
  if (known) return known.stake === stake ? { round: known } : mismatch;
  const { nodeId, gameType, vassalage } = game;
  const placed = placeBet(backend, member, { nodeId, gameType, vassalage, stake });
  if ('code' in placed) return placed;
  const { times, shown } = table.play(state.random);
  const payout = stake * times;
  settleBet(backend, placed.bet, payout);
  const round: RoundRecord = {
    ...{ key, ticket: id, memberId: member.id, nodeId, betId: placed.bet.id },
    ...{ stake, payout, shown, seen: false },
  };
  state.rounds.set(`${id} ${key}`, round);
  return { round };
}

/** A round as the page reads it, with the balance of this moment. */
export function answerOf(backend: Backend, place: Place, round: RoundRecord): RoundAnswer {
  const { key, betId, stake, payout, shown, ticket } = round;
  return {
    key,
    betId,
    stake: formatMoney(stake),
    payout: formatMoney(payout),
    net: formatMoney(payout - stake),
    balance: formatMoney(moneyOf(backend.state, place.member.id).spendable),
    shown,
    isOfThisVisit: ticket === place.id,
    visit: visitOf(backend, place),
  };
}

/** Settled rounds of this game that no page has shown yet, oldest first: their answers were lost on the way. */
export const unseenRounds = ({ state }: Backend, { member, game }: Place): readonly RoundRecord[] =>
  [...state.rounds.values()].filter(
    ({ memberId, nodeId, seen }) => !seen && memberId === member.id && nodeId === game.nodeId,
  );

/** Notes that the page has shown a round to its member. */
export function markSeen(backend: Backend, place: Place, key: string): void {
  for (const round of unseenRounds(backend, place)) if (round.key === key) round.seen = true;
}
