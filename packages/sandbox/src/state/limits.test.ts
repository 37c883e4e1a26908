import { expect, test } from 'vitest';
import { placeBet, settleBet, voidBet } from '../ledger/rounds.ts';
import { stage } from '../testing/stage.ts';
import { refusedPlay, usedOf } from './limits.ts';
import { memberAccountOf } from './member-accounts.ts';

/** A member with a loss limit, and functions to bet. */
function limited(value: number) {
  const { backend, people } = stage(1);
  const [, , member] = people;
  if (!member) throw new Error('Nobody is there');
  const limit = { value, pending: null, pendingAt: null };
  memberAccountOf(backend, member.id).play.limits.set('loss daily', limit);
  const bet = (stake: bigint) => {
    const placed = placeBet(backend, member, { nodeId: 1, gameType: 'RNG', vassalage: '', stake });
    if ('code' in placed) throw new Error(placed.code);
    return placed.bet;
  };
  const used = () => usedOf(backend, member.id, 'loss', 'daily');
  const refused = (stake: bigint) => refusedPlay(backend, member, stake)?.code ?? null;
  return { backend, bet, used, refused };
}

test('[X-01] a void bet is no loss, and blocks no other bet', () => {
  const { backend, bet, used, refused } = limited(10_000);
  const first = bet(10_000n);
  // A running bet may still be lost.
  expect([used(), refused(1n)]).toEqual([10_000, 'LIMIT_REACHED']);
  voidBet(backend, first);
  expect([used(), refused(10_000n)]).toEqual([0, null]);
  settleBet(backend, bet(6_000n), 0n);
  voidBet(backend, bet(4_000n));
  expect([used(), refused(4_000n), refused(4_001n)]).toEqual([6_000, null, 'LIMIT_REACHED']);
});

test('[X-01] wins offset losses', () => {
  const { backend, bet, used, refused } = limited(10_000);
  settleBet(backend, bet(8_000n), 0n);
  settleBet(backend, bet(1_000n), 5_000n);
  expect([used(), refused(6_000n), refused(6_001n)]).toEqual([4_000, null, 'LIMIT_REACHED']);
  settleBet(backend, bet(1_000n), 50_000n);
  expect(used()).toBe(0);
});
