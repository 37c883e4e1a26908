import { expect, test } from 'vitest';
import { missionRows, paymentMethods } from '../catalogue/member-policy.ts';
import { day, dayStart } from '../core/calendar.ts';
import { sayMoney } from '../core/money.ts';
import { audit } from '../ledger/ledger.ts';
import { grant } from './bonuses.ts';
import { counter } from './counter.fixture.ts';
import { cancelDeposit, firstDepositBonus, mayAskForBonus, openDeposit } from './deposits.ts';
import { missionsOf } from './missions.ts';
import { openRebate, takeRebate } from './rebates.ts';
import { cancelWithdrawal, leftToday, requestWithdrawal, turnoverOf } from './withdrawals.ts';

// Every refusal says why; and some cases that must not be refused.

test('[WAL-03] a payment method that is closed or unknown opens no order', () => {
  const at = counter();
  const closed = paymentMethods.find(({ maintenance }) => maintenance);
  for (const methodId of [closed?.methodId ?? '', 'nothing']) {
    expect(openDeposit(at.backend, at.member, { methodId, amount: 50_000n }), methodId).toEqual({
      ...{ code: 'VALIDATION', text: 'methodClosed', wrong: 'methodId' },
    });
  }
  expect(at.account.deposits).toEqual([]);
});

test('[WAL-03] [WAL-04] the refusal of an amount out of range names the range', () => {
  const at = counter();
  const method = paymentMethods.find(({ methodId }) => methodId === 'wallet');
  if (!method) throw new Error('There is no wallet');
  expect(openDeposit(at.backend, at.member, { methodId: 'wallet', amount: 1n })).toMatchObject({
    values: { min: sayMoney(method.minAmount), max: sayMoney(method.maxAmount) },
  });
  expect(requestWithdrawal(at.backend, at.member, 'pa', 1n)).toMatchObject({
    values: { min: '500.00', max: '20,000.00' },
  });
  expect(takeRebate(at.backend, at.member)).toMatchObject({ values: { min: '10.00' } });
  expect(openRebate(at.backend, at.member)).toEqual([]);
});

test('[X-01] a deposit over the member’s own limit opens no order', () => {
  const at = counter();
  const limit = { value: 50_000, pending: null, pendingAt: null };
  at.account.play.limits.set('deposit daily', limit);
  const ask = () => openDeposit(at.backend, at.member, { methodId: 'wallet', amount: 50_000n });
  expect(ask()).toMatchObject({ order: { proofs: [], payerReference: '', reason: null } });
  expect(ask()).toMatchObject({ code: 'LIMIT_REACHED' });
  expect(at.account.deposits).toHaveLength(1);
});

test('[PRO-01] a bonus of another source, or a failed order, does not use up the first-deposit bonus', () => {
  const at = counter();
  grant(at.backend, at.member.id, { source: 'mall', amount: 10n, times: 1n });
  cancelDeposit(at.backend, at.payIn(50_000n));
  expect(mayAskForBonus(at.backend, at.member)).toBe(true);
  at.credit(at.payIn(50_000n));
  // No bonus was requested, so none is given.
  expect(at.account.bonuses).toHaveLength(1);
  expect(at.account.promotions.has(firstDepositBonus.promotionId)).toBe(false);
  expect(mayAskForBonus(at.backend, at.member)).toBe(false);
});

test('[REF-01] the first completed deposit rewards the friend, also after failed ones', () => {
  const at = counter();
  const before = at.main(at.friend.id);
  at.payIn(50_000n);
  at.credit(at.payIn(50_000n), false);
  at.credit(at.payIn(50_000n));
  expect(at.main(at.friend.id)).toBeGreaterThan(before);
  // A member without a referrer: no reward is paid.
  const alone = counter();
  Object.assign(alone.member, { referrerId: null });
  const known = alone.backend.state.ledger.entries.length;
  alone.credit(alone.payIn(50_000n));
  const written = alone.backend.state.ledger.entries.slice(known);
  expect(written.map(({ kind }) => kind)).toEqual(['deposit']);
  expect(audit(alone.backend.state.ledger)).toBeNull();
});

test('[WAL-04] the daily limit starts with the first instant of the day; only running bonuses hold money back', () => {
  const at = counter();
  at.pass(dayStart(at.backend.now()) + day - at.backend.now());
  const order = at.payOut(60_000n);
  expect(order).toMatchObject({ proofs: [], steps: [{ step: 'requested' }] });
  expect(leftToday(at.backend, at.member).times).toBe(1);
  expect(cancelWithdrawal(at.backend, at.member.id, order)).toBe(true);
  expect(order.steps.at(-1)).toEqual({ step: 'cancelled', at: at.backend.now() });
  const over = grant(at.backend, at.member.id, { source: 'mall', amount: 10n, times: 3n });
  grant(at.backend, at.member.id, { source: 'mall', amount: 20n, times: 3n });
  over.status = 'expired';
  expect(turnoverOf(at.account)).toEqual({ required: 60n, done: 0n });
});

test('[MIS-01] opened new games count, old ones do not', () => {
  const at = counter();
  const row = missionRows.find(({ kind }) => kind === 'newGames');
  const { catalogue } = at.backend;
  const ids = (isNew: boolean) =>
    Array.from({ length: 2_000 }, (_, index) => index + 1).filter(
      (nodeId) => catalogue.game(nodeId)?.isNew === isNew,
    );
  const progress = () => missionsOf(at.backend, at.member).find((one) => one.row === row)?.progress;
  Object.assign(at.member, { recent: [...ids(false).slice(0, 5), -1] });
  expect(progress()).toBe(0);
  Object.assign(at.member, { recent: [...ids(false).slice(0, 5), ...ids(true).slice(0, 2)] });
  expect(progress()).toBe(Math.min(2, row?.target ?? 0));
});
