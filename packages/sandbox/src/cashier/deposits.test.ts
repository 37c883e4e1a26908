import { expect, test } from 'vitest';
import { operator } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { grant } from './bonuses.ts';
import { counter, stateOf } from './counter.fixture.ts';
import {
  cancelDeposit,
  firstDepositBonus,
  mayAskForBonus,
  openDeposit,
  proveDeposit,
  referralReward,
} from './deposits.ts';

// What each step of a deposit moves, and which steps are refused afterwards.

test('[WAL-03] the fee is kept from the payment, and the message names the credited amount', () => {
  const at = counter();
  const before = at.main();
  const fees = balanceOf(at.backend.state.ledger, operator.fees);
  const order = at.payIn(50_001n, { methodId: 'agent' });
  expect(order.fee).toBe(500n);
  expect(at.main()).toBe(before);
  at.credit(order);
  expect(at.main()).toBe(before + 49_501n);
  expect(balanceOf(at.backend.state.ledger, operator.fees)).toBe(fees + 500n);
  expect(at.account.messages.at(-1)?.content.en).toContain('495.01');
  // An order is decided only once.
  at.credit(order, false);
  expect([order.status, at.main()]).toEqual(['completed', before + 49_501n]);
});

test('[WAL-03] an order can be proved or cancelled while it is open, and never after', () => {
  const at = counter();
  const order = at.payIn(50_000n);
  expect(stateOf(order)).toEqual({ status: 'pending', dueAt: null });
  expect(proveDeposit(at.backend, order, ['p'], 'TX1')).toBe(true);
  expect(stateOf(order)).toEqual({ status: 'processing', dueAt: at.backend.now() + 20_000 });
  expect(proveDeposit(at.backend, order, ['q'], 'TX2')).toBe(false);
  expect(cancelDeposit(at.backend, order)).toBe(false);
  expect(order).toMatchObject({ status: 'processing', proofs: ['p'], payerReference: 'TX1' });
  const other = at.payIn(50_000n);
  expect(cancelDeposit(at.backend, other)).toBe(true);
  expect(other).toMatchObject({ status: 'cancelled', completedAt: at.backend.now(), dueAt: null });
  expect(cancelDeposit(at.backend, other)).toBe(false);
  at.credit(other);
  expect(other.status).toBe('cancelled');
  const late = at.payIn(50_000n);
  at.settle(30 * 60_000 + 1);
  expect(late).toMatchObject({ status: 'expired', completedAt: late.payBy });
  // The cashier checks a method without proof on its own.
  const quick = at.payIn(50_000n, { methodId: 'qr' });
  at.settle(39_999);
  expect(quick.status).toBe('pending');
  at.settle(1);
  expect(stateOf(quick)).toEqual({ status: 'completed', dueAt: null });
});

test('[WAL-03] a payment that is not accepted moves nothing and says why', () => {
  const at = counter();
  const before = at.main();
  const order = at.payIn(50_000n, { promotionId: firstDepositBonus.promotionId });
  at.credit(order, false);
  expect(order).toMatchObject({ status: 'rejected', dueAt: null, completedAt: at.backend.now() });
  expect(order.reason?.en).toMatch(/\w/);
  expect(at.account.messages.at(-1)?.title.en).toContain(order.id);
  expect([at.main(), at.account.bonuses, at.main(at.friend.id)]).toEqual([before, [], 1_000_000n]);
});

test('[PRO-01] the first-deposit bonus can be requested until a deposit is completed or requests it', () => {
  const at = counter();
  const may = () => mayAskForBonus(at.backend, at.member);
  const bonus = { promotionId: firstDepositBonus.promotionId };
  expect(may()).toBe(true);
  at.payIn(50_000n);
  expect(may()).toBe(true);
  const order = at.payIn(50_000n, bonus);
  expect(may()).toBe(false);
  expect(
    openDeposit(at.backend, at.member, { methodId: 'wallet', amount: 50_000n, ...bonus }),
  ).toMatchObject({ code: 'VALIDATION', wrong: 'promotionId' });
  cancelDeposit(at.backend, order);
  expect(may()).toBe(true);
  const paid = at.payIn(50_000n, bonus);
  proveDeposit(at.backend, paid, [], '');
  expect(may()).toBe(false);
  at.credit(paid);
  expect(may()).toBe(false);
  expect(at.account.bonuses).toMatchObject([{ amount: 10_000n, required: 50_000n }]);
  expect(at.account.promotions.get(bonus.promotionId)?.status).toBe('claimed');
});

test('[PRO-01] a member who was given that bonus cannot request it again, nor for less than its minimum', () => {
  const at = counter();
  const ask = (amount: bigint, promotionId: string) =>
    openDeposit(at.backend, at.member, { methodId: 'wallet', amount, promotionId });
  const { promotionId, least } = firstDepositBonus;
  expect(ask(least - 1n, promotionId)).toMatchObject({ wrong: 'promotionId' });
  expect(ask(least, 'p-boat-race')).toMatchObject({ wrong: 'promotionId' });
  grant(at.backend, at.member.id, { source: promotionId, amount: 1n, times: 1n });
  expect(ask(least, promotionId)).toMatchObject({ wrong: 'promotionId' });
});

test('[REF-01] the friend is rewarded for the first deposit, and for no other', () => {
  const at = counter();
  const thanked = at.main(at.friend.id);
  for (const time of [1, 2]) {
    at.credit(at.payIn(50_000n));
    expect(at.main(at.friend.id), String(time)).toBe(thanked + referralReward);
  }
});
