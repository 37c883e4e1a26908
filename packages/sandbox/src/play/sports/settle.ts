import type { Backend } from '../../backend.ts';
import { settleBet } from '../../ledger/rounds.ts';
import { payoutNow, readLegs } from './legs.ts';

/** Settles every bet on matches that is decided. */
export function settleSlips(backend: Backend): void {
  const now = backend.now();
  for (const bet of backend.state.bets) {
    if (bet.status !== 'running') continue;
    const legs = readLegs(bet);
    if (!legs) continue;
    const payout = payoutNow(backend.seed, { stake: bet.stake, legs }, now);
    if (payout !== null) settleBet(backend, bet, payout);
  }
}
