import { expect, test } from 'vitest';
import { grant } from '../cashier/bonuses.ts';
import { day } from '../core/calendar.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { bonusOf, mainOf, pointsOf } from './accounts.ts';
import { expireBonuses, placeBet, settleBet } from './rounds.ts';
import { bonuses, table } from './table.fixture.ts';

// What a round adds to the records, and what it must not add.

test('[X-01] a paused member cannot bet, and no money is taken', () => {
  const at = table();
  const before = at.held(mainOf(at.member.id));
  memberAccountOf(at.backend, at.member.id).play.timeOutUntil = at.backend.now() + 1;
  expect(at.place(100n)).toMatchObject({ code: 'PLAY_PAUSED' });
  expect([at.held(mainOf(at.member.id)), at.backend.state.bets]).toEqual([before, []]);
  at.pass(1);
  expect(at.place(100n)).toHaveProperty('bet');
});

test('[MEM-07] a lost bet has one ledger entry, its stake; a won one has its payout too', () => {
  const at = table();
  const { entries } = at.backend.state.ledger;
  const size = entries.length;
  at.play(100n);
  expect(entries.slice(size).map(({ kind }) => kind)).toEqual(['bet']);
  at.play(100n, 'RNG', 1n);
  expect(entries.slice(size).map(({ kind }) => kind)).toEqual(['bet', 'bet', 'payout']);
});

test('[LCH-01] the payout of a round without a stake goes to the main wallet', () => {
  const at = table();
  const before = at.held(mainOf(at.member.id));
  settleBet(at.backend, at.bet(0n), 70n);
  expect(at.held(mainOf(at.member.id))).toBe(before + 70n);
});

test('[PTS-01] bets of other members bring a member no points', () => {
  const at = table();
  const other = at.people[3];
  if (!other) throw new Error('The stage is empty');
  const wager = { nodeId: 1, gameType: 'RNG', vassalage: 'A', stake: 9_999n };
  const placed = placeBet(at.backend, other, wager);
  if ('bet' in placed) settleBet(at.backend, placed.bet, 0n);
  at.play(1n);
  expect(at.held(pointsOf(at.member.id))).toBe(5_000n);
  at.play(9_999n);
  expect(at.held(pointsOf(at.member.id))).toBe(5_001n);
});

test('[PRO-01] a bet after a bonus expired forfeits it, and counts for the next', () => {
  const at = table();
  const { id } = at.member;
  grant(at.backend, id, { source: 'mall', amount: 1_000n, times: 2n, days: 1 });
  grant(at.backend, id, { source: 'mall', amount: 500n, times: 2n, days: 2 });
  const main = at.held(mainOf(id));
  at.pass(day);
  at.play(900n);
  expect(bonuses(at).map(({ status, done }) => [status, done])).toEqual([
    ['expired', 0n],
    ['active', 900n],
  ]);
  expect([at.held(bonusOf(id)), at.held(mainOf(id))]).toEqual([500n, main - 900n]);
});

test('[PRO-01] a completed bonus stays with the member when its time is over', () => {
  const at = table();
  const { id } = at.member;
  grant(at.backend, id, { source: 'mall', amount: 100n, times: 1n, days: 1 });
  grant(at.backend, id, { source: 'mall', amount: 500n, times: 2n, days: 9 });
  at.play(100n);
  const main = at.held(mainOf(id));
  at.pass(2 * day);
  expireBonuses(at.backend, id);
  expect(bonuses(at).map(({ status }) => status)).toEqual(['completed', 'active']);
  expect([at.held(bonusOf(id)), at.held(mainOf(id))]).toEqual([500n, main]);
});
