import type { Backend } from '../backend.ts';
import type { Refusal } from '../core/refusal.ts';
import { placeBet, settleBet, type Wager } from '../ledger/rounds.ts';
import type { MemberRecord } from '../state/state.ts';
import { playRound, type Round } from './round.ts';

/** Plays one round of the demo game from the stake to the payout. */
export function playTurn(
  backend: Backend,
  member: MemberRecord,
  wager: Wager,
): { readonly round: Round } | Refusal {
  const placed = placeBet(backend, member, wager);
  if ('code' in placed) return placed;
  const round = playRound(backend.state.random, wager.stake);
  settleBet(backend, placed.bet, round.payout);
  return { round };
}
