import { expect, test } from 'vitest';
import { grant } from '../cashier/bonuses.ts';
import { clubLevels } from '../catalogue/member-policy.ts';
import { day } from '../core/calendar.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import type { MemberRecord } from '../state/state.ts';
import { bonusOf, mainOf, operator, pointsOf, vendorOf } from './accounts.ts';
import { bonusWeights, expireBonuses, settleBet, validBetOf, voidBet } from './rounds.ts';
import { bonuses, fill, table } from './table.fixture.ts';

test('[LCH-01] a stake comes from the wallet at the vendor, then the main one, then the others', () => {
  const at = table();
  const { id } = at.member;
  fill(at, 'A', 100n);
  fill(at, 'B', 50n);
  const wallets = () => [
    at.held(vendorOf(id, 'A')),
    at.held(mainOf(id)),
    at.held(vendorOf(id, 'B')),
  ];
  expect(at.bet(60n).from).toEqual([{ account: vendorOf(id, 'A'), amount: 60n }]);
  expect(wallets()).toEqual([40n, 2_999_850n, 50n]);
  const all = 40n + 2_999_850n + 50n;
  expect(at.place(all + 1n)).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  expect(wallets()).toEqual([40n, 2_999_850n, 50n]);
  const games = at.held(operator.games);
  const last = at.bet(all);
  expect(wallets()).toEqual([0n, 0n, 0n]);
  expect(at.held(operator.games)).toBe(games + all);
  expect(at.place(1n)).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  // The payout goes to the first account of the stake; a void bet returns each account its part.
  const other = structuredClone(last);
  settleBet(at.backend, last, 7n);
  expect(wallets()).toEqual([7n, 0n, 0n]);
  voidBet(at.backend, other);
  expect(wallets()).toEqual([47n, 2_999_850n, 50n]);
});

test('[LCH-01] a bet ends once: won, lost or void', () => {
  const at = table();
  const before = at.held(mainOf(at.member.id));
  const [won, lost, gone, part] = [at.bet(100n), at.bet(100n), at.bet(100n), at.bet(100n)];
  at.pass(5);
  settleBet(at.backend, won, 100n);
  settleBet(at.backend, lost, 0n);
  voidBet(at.backend, gone);
  settleBet(at.backend, part, 99n);
  const settledAt = at.backend.now();
  const ends = [
    { status: 'won', payout: 100n, settledAt },
    { status: 'lost', payout: 0n, settledAt },
    { status: 'void', payout: 0n, settledAt },
    // A part of the stake came back: a smaller loss is no win.
    { status: 'lost', payout: 99n, settledAt },
  ];
  at.pass(5);
  for (const [index, bet] of [won, lost, gone, part].entries()) {
    expect(bet).toMatchObject(ends[index] ?? {});
    settleBet(at.backend, bet, 900n);
    voidBet(at.backend, bet);
    expect(bet).toMatchObject(ends[index] ?? {});
  }
  expect(at.held(mainOf(at.member.id))).toBe(before - 101n);
  expect(validBetOf(at.backend, at.member)).toBe(300n);
  at.bet(100n);
  // A running bet does not count: it may still become void.
  expect(validBetOf(at.backend, at.member)).toBe(300n);
});

test('[PTS-01] each 100.00 of valid bets brings a point, a void bet does not count', () => {
  const at = table();
  const points = () => at.held(pointsOf(at.member.id)) - 5_000n;
  at.play(9_999n);
  expect(points()).toBe(0n);
  at.play(1n);
  expect(points()).toBe(1n);
  at.play(9_999n);
  expect(points()).toBe(1n);
  voidBet(at.backend, at.bet(9_999n));
  at.bet(9_999n);
  at.play(20_000n);
  expect(points()).toBe(3n);
  at.play(1n);
  expect(points()).toBe(4n);
});

test.each([...bonusWeights])(
  '[PRO-01] a bet on %s counts %i percent towards a bonus',
  (gameType, weight) => {
    const at = table();
    grant(at.backend, at.member.id, { source: 'mall', amount: 1_000n, times: 1n });
    at.play(500n, gameType);
    expect(bonuses(at)[0]?.done).toBe((500n * weight) / 100n);
  },
);

test('[PRO-01] the bet that meets its terms releases a bonus; the rest of it counts for the next', () => {
  const at = table();
  const { id } = at.member;
  for (const amount of [1_000n, 2_000n]) {
    grant(at.backend, id, { source: 'mall', amount, times: 2n });
  }
  const main = at.held(mainOf(id));
  const known = memberAccountOf(at.backend, id).messages.length;
  at.play(1_999n);
  expect(bonuses(at).map(({ status, done }) => [status, done])).toEqual([
    ['active', 1_999n],
    ['active', 0n],
  ]);
  expect([at.held(mainOf(id)), at.held(bonusOf(id))]).toEqual([main - 1_999n, 3_000n]);
  at.play(11n);
  expect(bonuses(at).map(({ status, done }) => [status, done])).toEqual([
    ['completed', 2_000n],
    ['active', 10n],
  ]);
  expect([at.held(mainOf(id)), at.held(bonusOf(id))]).toEqual([main - 2_010n + 1_000n, 2_000n]);
  expect(memberAccountOf(at.backend, id).messages.length).toBe(known + 1);
  // A completed bonus counts no more bets.
  at.play(20n);
  expect(bonuses(at).map(({ done }) => done)).toEqual([2_000n, 30n]);
});

test('[PRO-01] a bonus whose terms are not met in time is forfeited at that instant; others stay', () => {
  const at = table();
  const { id } = at.member;
  grant(at.backend, id, { source: 'mall', amount: 1_000n, times: 2n, days: 1 });
  grant(at.backend, id, { source: 'mall', amount: 500n, times: 2n });
  grant(at.backend, id, { source: 'mall', amount: 250n, times: 0n });
  const promotions = at.held(operator.promotions);
  const main = at.held(mainOf(id));
  at.pass(day - 1);
  expireBonuses(at.backend, id);
  expect(bonuses(at)[0]?.status).toBe('active');
  at.pass(1);
  expireBonuses(at.backend, id);
  expect(bonuses(at).map(({ status }) => status)).toEqual(['expired', 'active', 'completed']);
  expect([at.held(bonusOf(id)), at.held(mainOf(id))]).toEqual([500n, main]);
  expect(at.held(operator.promotions)).toBe(promotions + 1_000n);
  // A gift without a duration has 14 days.
  at.pass(13 * day);
  expireBonuses(at.backend, id);
  expect(bonuses(at).map(({ status }) => status)).toEqual(['expired', 'expired', 'completed']);
  expect(at.held(bonusOf(id))).toBe(0n);
  // A bet after the end does not count for it.
  at.play(9_000n);
  expect(bonuses(at).map(({ done }) => done)).toEqual([0n, 0n, 0n]);
});

test('[VIP-01] the bet that meets its requirement reaches a level, once, with a reward for 30 days', () => {
  const at = table();
  const next = clubLevels.find(({ level, monthly }) => level > 1 && monthly > 0n);
  if (!next) throw new Error('No level brings money');
  const member: MemberRecord = Object.assign(at.member, { validBefore: next.required - 2n });
  const { rewards } = memberAccountOf(at.backend, member.id);
  at.play(1n);
  expect(member.rankLevel).toBe(next.level - 1);
  const had = rewards.length;
  at.play(1n);
  at.play(1n);
  expect(member.rankLevel).toBe(next.level);
  expect(rewards.slice(had)).toEqual([
    expect.objectContaining({
      kind: 'levelUp',
      amount: next.monthly,
      expiresAt: at.backend.now() + 30 * day,
      claimedAt: null,
    }),
  ]);
  // A member keeps a level.
  Object.assign(member, { validBefore: 0n });
  at.play(1n);
  expect(member.rankLevel).toBe(next.level);
});

test('[GRD-01] a trial account can play, and gets neither points nor levels', () => {
  const at = table();
  Object.assign(at.member, { type: 4, validBefore: 900_000_000n });
  const points = at.held(pointsOf(at.member.id));
  at.play(50_000n, 'RNG', 100n);
  expect(at.held(pointsOf(at.member.id))).toBe(points);
  expect(at.member.rankLevel).toBe(1);
});
