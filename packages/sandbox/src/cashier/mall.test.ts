import { expect, test } from 'vitest';
import { mallRewards } from '../catalogue/member-policy.ts';
import { day } from '../core/calendar.ts';
import { mainOf, operator } from '../ledger/accounts.ts';
import { audit, balanceOf } from '../ledger/ledger.ts';
import { moneyOf } from '../ledger/queries.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { hold, type Stage, stage } from './edges.fixture.ts';
import { convert, decideRedemption, redeem, settleRedemptions, stockOf } from './points.ts';

// What points buy: what each purchase moves, who decides it, and what is refunded.

async function mall() {
  const it: Stage = await stage();
  hold(it, 100_000n, 'points');
  hold(it, 100_000n);
  const { backend, member } = it;
  const account = memberAccountOf(backend, member.id);
  account.redemptions.length = 0;
  account.bonuses.length = 0;
  const owned = () => moneyOf(backend.state, member.id);
  const buy = (rewardId: string, quantity = 1) => {
    const bought = redeem(backend, member, rewardId, quantity);
    if (!('redemption' in bought)) throw new Error(bought.code);
    return bought.redemption;
  };
  const left = (rewardId: string) => {
    const reward = mallRewards.find((one) => one.rewardId === rewardId);
    return reward && stockOf(backend, reward);
  };
  return { ...it, account, owned, buy, left };
}

test('[PTS-01] a reward that costs money too takes both, and waits for a decision', async () => {
  const at = await mall();
  const promotions = balanceOf(at.backend.state.ledger, operator.promotions);
  expect(at.left('kite')).toBe(40);
  const bought = at.buy('kite', 2);
  const now = at.backend.now();
  expect(bought).toMatchObject({
    ...{ at: now, rewardId: 'kite', quantity: 2, points: 4_800n, money: 24_000n, gain: 0n },
    ...{ status: 'inProcess', dueAt: now + 30_000, decidedAt: null, remark: null },
  });
  expect(at.account.redemptions).toEqual([bought]);
  expect(at.owned()).toMatchObject({ points: 95_200n, main: 76_000n });
  expect(balanceOf(at.backend.state.ledger, operator.promotions)).toBe(promotions + 24_000n);
  expect(at.account.bonuses).toEqual([]);
  expect(at.left('kite')).toBe(38);
  expect(at.left('hilsa')).toBe(0);
  expect(at.left('coupon-03')).toBeNull();
});

test('[PTS-01] a purchase is approved when it is due, not before, and only once', async () => {
  const at = await mall();
  const bought = at.buy('kite');
  const settle = (ms: number) => {
    at.pass(ms);
    settleRedemptions(at.backend, at.member.id);
    return bought.status;
  };
  expect([settle(29_999), settle(1)]).toEqual(['inProcess', 'approved']);
  expect(bought).toMatchObject({ dueAt: null, decidedAt: at.backend.now(), remark: null });
  const owned = at.owned();
  decideRedemption(at.backend, at.member.id, bought, false);
  expect([settle(day), at.owned()]).toEqual(['approved', owned]);
});

test('[PTS-01] a refused purchase returns points, money and stock once, and says why', async () => {
  const at = await mall();
  const [owned, stock] = [at.owned(), at.left('kite')];
  const [, kept] = [at.buy('kite', 2), at.buy('kite')];
  const [first] = at.account.redemptions;
  if (!first) throw new Error('Nothing was bought');
  for (const _ of [1, 2]) decideRedemption(at.backend, at.member.id, first, false);
  expect(first).toMatchObject({
    ...{ status: 'rejected', dueAt: null, decidedAt: at.backend.now() },
  });
  expect(first.remark?.en).toMatch(/\w/);
  decideRedemption(at.backend, at.member.id, kept, false);
  expect([at.owned(), at.left('kite')]).toEqual([owned, stock]);
  expect(audit(at.backend.state.ledger)).toBeNull();
});

test('[PTS-01] a bonus is given at once, as often as it was bought, with the terms of the reward', async () => {
  const at = await mall();
  const { bonus } = at.owned();
  const bought = at.buy('spins-25', 2);
  const now = at.backend.now();
  expect(bought).toMatchObject({
    ...{ gain: 10_000n, status: 'approved', dueAt: null, decidedAt: now },
  });
  expect(at.account.bonuses).toMatchObject([
    { source: 'mall', amount: 10_000n, required: 30_000n, status: 'active' },
  ]);
  expect(at.account.bonuses[0]?.title).toEqual(
    mallRewards.find(({ rewardId }) => rewardId === 'spins-25')?.name,
  );
  expect(at.owned().bonus).toBe(bonus + 10_000n);
});

test('[PTS-01] a member without enough money buys nothing, and keeps the points', async () => {
  const at = await mall();
  hold(at, 11_999n);
  const owned = at.owned();
  expect(redeem(at.backend, at.member, 'kite', 1)).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  expect(redeem(at.backend, at.member, 'carpet', 1)).toMatchObject({ wrong: 'rewardId' });
  expect([at.owned(), at.account.redemptions, at.left('kite')]).toEqual([owned, [], 40]);
  hold(at, 12_000n);
  at.buy('kite');
  expect(balanceOf(at.backend.state.ledger, mainOf(at.member.id))).toBe(0n);
});

test('[PTS-01] ten points become 1.00 at once, and appear in the list of purchases', async () => {
  const at = await mall();
  expect(convert(at.backend, at.member, 1_230n)).toHaveProperty('redemption');
  expect(at.owned()).toMatchObject({ points: 98_770n, main: 112_300n });
  expect(at.account.redemptions).toMatchObject([
    { points: 1_230n, gain: 12_300n, status: 'approved', decidedAt: at.backend.now() },
  ]);
});
