import { expect, test } from 'vitest';
import { clubLevels, levelFor, mallRewards, paymentMethods } from '../catalogue/member-policy.ts';
import { currentLimit, isPaused, refusedDeposit } from '../state/limits.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import {
  bonusFor,
  firstDepositBonus,
  openDeposit,
  proveDeposit,
  settleDeposits,
} from './deposits.ts';
import { codeOf, hold, type Stage, stage, start } from './edges.fixture.ts';
import { conversion, convert, pointRatio, redeem } from './points.ts';
import { directions, sendToUpline } from './team-transfers.ts';
import { mainWallet, transferBetween } from './wallets.ts';
import {
  canAnswer,
  leastWithdrawal,
  mostWithdrawal,
  requestWithdrawal,
  settleWithdrawals,
} from './withdrawals.ts';

// Tests every rule about an amount or a time at its exact limit and one step beyond.

const open = paymentMethods.filter(({ maintenance }) => !maintenance);
const payIn = ({ backend, member }: Stage, amount: bigint, methodId = open[0]?.methodId ?? '') =>
  openDeposit(backend, member, { methodId, amount });

test.each(open)(
  '[WAL-03] a deposit by $methodId accepts its minimum and its maximum',
  async (method) => {
    const { minAmount, maxAmount, methodId } = method;
    for (const [amount, code] of [
      [minAmount - 1n, 'VALIDATION'],
      [minAmount, 'done'],
      [maxAmount, 'done'],
      [maxAmount + 1n, 'VALIDATION'],
    ] as const) {
      expect(codeOf(payIn(await stage(), amount, methodId)), String(amount)).toBe(code);
    }
  },
);

test('[PRO-01] the bonus starts at its minimum deposit, and stops growing at its maximum', () => {
  const { least, most, promotionId } = firstDepositBonus;
  expect(bonusFor(least - 1n, promotionId)).toBe(0n);
  expect(bonusFor(least, promotionId)).toBe(10_000n);
  expect(bonusFor(most * 5n - 5n, promotionId)).toBe(most - 1n);
  expect(bonusFor(most * 5n, promotionId)).toBe(most);
  expect(bonusFor(most * 5n + 5n, promotionId)).toBe(most);
  expect(bonusFor(least, null)).toBe(0n);
});

test('[WAL-03] an order can be paid until its last instant, and is credited when it is due', async () => {
  const it = await stage();
  const { backend, member } = it;
  const slow = open.find(({ needsProof }) => needsProof);
  if (!slow) throw new Error('No method asks for a proof');
  const statusOf = () => memberAccountOf(backend, member.id).deposits.at(-1)?.status;
  payIn(it, slow.minAmount, slow.methodId);
  it.pass(30 * 60_000);
  settleDeposits(backend, member.id);
  expect(statusOf()).toBe('pending');
  const order = memberAccountOf(backend, member.id).deposits.at(-1);
  if (order) proveDeposit(backend, order, ['proof'], '');
  it.pass(19_999);
  settleDeposits(backend, member.id);
  expect(statusOf()).toBe('processing');
  it.pass(1);
  settleDeposits(backend, member.id);
  expect(statusOf()).toBe('completed');
  payIn(it, slow.minAmount, slow.methodId);
  it.pass(30 * 60_000 + 1);
  settleDeposits(backend, member.id);
  expect(statusOf()).toBe('expired');
});

test('[WAL-04] a withdrawal accepts its minimum, its maximum and the whole balance', async () => {
  const ask = async (amount: bigint, held: bigint) => {
    const it = await stage();
    hold(it, held);
    const [account] = memberAccountOf(it.backend, it.member.id).accounts;
    return codeOf(requestWithdrawal(it.backend, it.member, account?.id ?? '', amount));
  };
  const rich = mostWithdrawal * 2n;
  expect(await ask(leastWithdrawal - 1n, rich)).toBe('VALIDATION');
  expect(await ask(leastWithdrawal, rich)).toBe('done');
  expect(await ask(mostWithdrawal, rich)).toBe('done');
  expect(await ask(mostWithdrawal + 1n, rich)).toBe('VALIDATION');
  expect(await ask(leastWithdrawal, leastWithdrawal)).toBe('done');
  // One cent short: bonus money does not count until its terms are met.
  expect(await ask(leastWithdrawal, leastWithdrawal - 1n)).toBe('TURNOVER_REQUIRED');
});

test('[WAL-04] a member can answer a payment until the last instant', async () => {
  const it = await stage();
  const { backend, member } = it;
  hold(it, mostWithdrawal);
  const [account] = memberAccountOf(backend, member.id).accounts;
  requestWithdrawal(backend, member, account?.id ?? '', leastWithdrawal);
  it.pass(40_000);
  settleWithdrawals(backend, member.id);
  const order = memberAccountOf(backend, member.id).withdrawals.at(-1);
  if (!order) throw new Error('There is no order');
  expect(order.status).toBe('toConfirm');
  it.pass((order.confirmBy ?? 0) - backend.now());
  expect(canAnswer(backend, order)).toBe(true);
  settleWithdrawals(backend, member.id);
  expect(order.status).toBe('toConfirm');
  it.pass(1);
  expect(canAnswer(backend, order)).toBe(false);
  settleWithdrawals(backend, member.id);
  expect(order.status).toBe('processing');
});

test('[WAL-05] money to the upline: minimum, maximum, daily limit, and the whole balance', async () => {
  const { least, most, perDay } = directions.UPLINE;
  const it = await stage();
  const send = (amount: bigint) => codeOf(sendToUpline(it.backend, it.member, amount, ''));
  hold(it, perDay * 2n);
  expect([send(least - 1n), send(most + 1n)]).toEqual(['VALIDATION', 'VALIDATION']);
  for (let left = perDay; left > most; left -= most) expect(send(most)).toBe('done');
  expect(send(most - least)).toBe('done');
  expect(send(least + 1n)).toBe('LIMIT_REACHED');
  expect(send(least)).toBe('done');
  expect(send(least)).toBe('LIMIT_REACHED');
  const poor = await stage();
  hold(poor, least - 1n);
  expect(codeOf(sendToUpline(poor.backend, poor.member, least, ''))).toBe('INSUFFICIENT_BALANCE');
  hold(poor, least);
  expect(codeOf(sendToUpline(poor.backend, poor.member, least, ''))).toBe('done');
});

test('[WAL-02] the whole balance can move between wallets, and no cent more', async () => {
  const it = await stage();
  const vendor = it.backend.catalogue.vendors.find(({ maintenance }) => !maintenance)?.code ?? '';
  hold(it, 100n);
  const move = (amount: bigint) =>
    codeOf(transferBetween(it.backend, it.member, mainWallet, vendor, amount));
  expect([move(101n), move(100n), move(1n)]).toEqual([
    'INSUFFICIENT_BALANCE',
    'done',
    'INSUFFICIENT_BALANCE',
  ]);
});

test('[PTS-01] points become money between their minimum and maximum, in whole steps', async () => {
  const it = await stage();
  hold(it, conversion.least + conversion.most, 'points');
  const change = (points: bigint) => codeOf(convert(it.backend, it.member, points));
  const { least, most } = conversion;
  const step = pointRatio.points;
  expect([change(least - step), change(least - 1n), change(least)]).toEqual([
    'VALIDATION',
    'VALIDATION',
    'done',
  ]);
  expect([change(most), change(most + step), change(least + 1n)]).toEqual([
    'done',
    'VALIDATION',
    'VALIDATION',
  ]);
  const few = await stage();
  hold(few, least - 1n, 'points');
  expect(codeOf(convert(few.backend, few.member, least))).toBe('INSUFFICIENT_POINTS');
});

test('[PTS-01] a reward costs its exact price, and can be bought until its stock is gone', async () => {
  const reward = mallRewards.find(({ stock = 0, amount }) => stock > 0 && amount === 0n);
  if (!reward) throw new Error('No reward has a stock');
  const buy = async (points: bigint, quantity: number) => {
    const it = await stage();
    hold(it, points, 'points');
    return codeOf(redeem(it.backend, it.member, reward.rewardId, quantity));
  };
  expect(await buy(reward.points, 1)).toBe('done');
  expect(await buy(reward.points - 1n, 1)).toBe('INSUFFICIENT_POINTS');
  const stock = reward.stock ?? 0;
  const enough = reward.points * BigInt(stock + 1);
  expect([await buy(enough, stock), await buy(enough, stock + 1)]).toEqual([
    'done',
    'OUT_OF_STOCK',
  ]);
});

test('[X-01] a limit allows its last cent, and a raise applies from its instant', async () => {
  const { backend, member } = await stage();
  const { limits } = memberAccountOf(backend, member.id).play;
  limits.set('deposit monthly', { value: 0, pending: null, pendingAt: null });
  const used = refusedDeposit(backend, member.id, 1n);
  expect(used?.code).toBe('LIMIT_REACHED');
  limits.set('deposit monthly', { value: 100_000_000, pending: null, pendingAt: null });
  limits.set('deposit daily', { value: 5_000, pending: null, pendingAt: null });
  expect(refusedDeposit(backend, member.id, 5_000n)).toBeNull();
  expect(refusedDeposit(backend, member.id, 5_001n)?.code).toBe('LIMIT_REACHED');
  const raised = () => ({ value: 1, pending: 2, pendingAt: start });
  expect([currentLimit(raised(), start - 1), currentLimit(raised(), start)]).toEqual([1, 2]);
});

test('[X-01] a break lasts until its last instant', async () => {
  const { backend, member } = await stage();
  const { play } = memberAccountOf(backend, member.id);
  expect(isPaused({ ...play, timeOutUntil: start }, start - 1)).toBe(true);
  expect(isPaused({ ...play, timeOutUntil: start }, start)).toBe(false);
  expect(isPaused({ ...play, excludedUntil: start }, start - 1)).toBe(true);
  expect(isPaused({ ...play, excludedUntil: start }, start)).toBe(false);
});

test('[VIP-01] a level begins with the bet that reaches its requirement', () => {
  for (const { level, required } of clubLevels) {
    expect(levelFor(required)?.level).toBe(level);
    if (required > 0n) expect(levelFor(required - 1n)?.level).toBeLessThan(level);
  }
});
