import { expect, test } from 'vitest';
import { day, dayStart, hour } from '../core/calendar.ts';
import { mainOf, operator } from '../ledger/accounts.ts';
import { audit, balanceOf } from '../ledger/ledger.ts';
import { moneyOf, move } from '../ledger/queries.ts';
import { grant } from './bonuses.ts';
import { counter, stateOf } from './counter.fixture.ts';
import {
  answerPayment,
  cancelWithdrawal,
  leftToday,
  rejectWithdrawal,
  requestWithdrawal,
  turnoverOf,
} from './withdrawals.ts';

// What each step of a withdrawal moves, and which steps are refused afterwards.

test('[WAL-03] a day limits the number of withdrawals and the amount; returned ones do not count', () => {
  const at = counter();
  const left = () => leftToday(at.backend, at.member);
  expect(left()).toEqual({ amount: 5_000_000n, times: 2 });
  cancelWithdrawal(at.backend, at.member.id, at.payOut(2_000_000n));
  rejectWithdrawal(at.backend, at.member.id, at.payOut(2_000_000n));
  expect(left()).toEqual({ amount: 5_000_000n, times: 2 });
  at.payOut(2_000_000n);
  at.payOut(50_000n);
  expect(left()).toEqual({ amount: 2_950_000n, times: 0 });
  expect(requestWithdrawal(at.backend, at.member, 'pa', 50_000n)).toMatchObject({
    code: 'LIMIT_REACHED',
  });
  // Level 4 may withdraw five times; then the daily amount is the limit, to the last cent.
  at.member.rankLevel = 4;
  at.payOut(2_000_000n);
  expect(left()).toEqual({ amount: 950_000n, times: 2 });
  expect(requestWithdrawal(at.backend, at.member, 'pa', 950_001n)).toMatchObject({
    code: 'LIMIT_REACHED',
  });
  at.payOut(950_000n);
  expect(left()).toEqual({ amount: 0n, times: 1 });
  at.member.rankLevel = 5;
  expect(left()).toEqual({ amount: 45_000_000n, times: 4 });
  // More than a lower level may withdraw: the rest is zero, never negative.
  at.payOut(2_000_000n);
  at.member.rankLevel = 1;
  expect(left()).toEqual({ amount: 0n, times: 0 });
  at.pass(dayStart(at.backend.now()) + day - at.backend.now() - 1);
  expect(left().times).toBe(0);
  at.pass(1);
  expect(left()).toEqual({ amount: 5_000_000n, times: 2 });
});

test('[WAL-03] a withdrawal moves through its steps by time: held, approved, paid, and confirmation asked', () => {
  const at = counter();
  const before = moneyOf(at.backend.state, at.member.id);
  const order = at.payOut(100_050n);
  const { id } = at.member;
  expect(order).toMatchObject({ status: 'pending', fee: 1_000n });
  expect(moneyOf(at.backend.state, id)).toMatchObject({
    main: before.main - 100_050n,
    held: 100_050n,
  });
  at.settle(19_999);
  expect(order.status).toBe('pending');
  at.settle(1);
  expect(order.status).toBe('processing');
  // Approved: the member cannot cancel it any more, the operator may still refuse it.
  expect(cancelWithdrawal(at.backend, id, order)).toBe(false);
  at.settle(19_999);
  expect(order.status).toBe('processing');
  const cashier = balanceOf(at.backend.state.ledger, operator.cashier);
  at.settle(1);
  const sentAt = at.backend.now();
  expect(order).toMatchObject({ status: 'toConfirm', sentAt, confirmBy: sentAt + 48 * hour });
  expect(balanceOf(at.backend.state.ledger, operator.cashier)).toBe(cashier + 99_050n);
  expect(moneyOf(at.backend.state, id).held).toBe(0n);
  expect(at.account.messages.at(-1)?.content.en).toContain('990.50');
  // Paid: it cannot be refused any more.
  expect(rejectWithdrawal(at.backend, id, order)).toBe(false);
  // The member does not answer: the operator reviews it for a day, then closes it.
  at.settle(48 * hour + 1);
  expect(stateOf(order)).toEqual({ status: 'processing', dueAt: sentAt + 72 * hour });
  expect(rejectWithdrawal(at.backend, id, order)).toBe(false);
  at.settle(24 * hour - 2);
  expect(order.status).toBe('processing');
  at.settle(1);
  expect(order).toMatchObject({ status: 'completed', received: 99_050n, dueAt: null });
  expect(order.steps.map(({ step }) => step)).toEqual([
    ...['requested', 'processing', 'sent', 'late', 'completed'],
  ]);
  expect(audit(at.backend.state.ledger)).toBeNull();
});

test('[WAL-04] money that did not arrive is sent again a minute later, without a second payment in the ledger', () => {
  const at = counter();
  const order = at.payOut(100_000n);
  const say = (answer: 'received' | 'notReceived' | 'fullyPaid', received?: bigint) =>
    answerPayment(at.backend, order, { answer, received, proofs: ['p'], comment: 'c' });
  expect(say('received')).toBe(false);
  at.settle(40_000);
  expect(say('notReceived', 200_000n)).toBe(true);
  // The received amount is capped at the amount due.
  expect(order).toMatchObject({
    ...{ status: 'processing', received: 99_000n, answer: 'notReceived' },
    ...{ proofs: ['p'], comment: 'c', dueAt: at.backend.now() + 60_000 },
  });
  expect(say('received')).toBe(false);
  const entries = at.backend.state.ledger.entries.length;
  at.settle(59_999);
  expect(order.status).toBe('processing');
  at.settle(1);
  expect(order).toMatchObject({ status: 'toConfirm', answer: null, sentAt: at.backend.now() });
  expect(say('fullyPaid')).toBe(true);
  expect(order).toMatchObject({ status: 'completed', received: 99_000n, dueAt: null });
  expect(say('received')).toBe(false);
  expect(at.backend.state.ledger.entries.length).toBe(entries);
  expect(order.steps.map(({ step }) => step)).toEqual([
    ...['requested', 'processing', 'sent', 'notReceived', 'resent', 'fullyPaid'],
  ]);
});

test('[WAL-03] a refused withdrawal returns to the main wallet, once, and says why', () => {
  const at = counter();
  const before = at.main();
  const order = at.payOut(100_000n);
  at.settle(20_000);
  expect(rejectWithdrawal(at.backend, at.member.id, order)).toBe(true);
  expect(rejectWithdrawal(at.backend, at.member.id, order)).toBe(false);
  expect(cancelWithdrawal(at.backend, at.member.id, order)).toBe(false);
  expect([order.status, at.main()]).toEqual(['rejected', before]);
  expect(order.reason?.en).toMatch(/\w/);
  expect(at.account.messages.at(-1)?.title.en).toContain(order.id);
  at.settle(90 * hour);
  expect(stateOf(order)).toEqual({ status: 'rejected', dueAt: null });
});

test('[WAL-03] a refusal names the turnover still required; more than all money is too much', () => {
  const at = counter();
  move(at.backend, at.member.id, { kind: 'adjustment', amount: 60_000n - at.main() });
  grant(at.backend, at.member.id, { source: 'mall', amount: 20_000n, times: 2n });
  grant(at.backend, at.member.id, { source: 'mall', amount: 10_000n, times: 3n });
  Object.assign(at.account.bonuses[1] ?? {}, { done: 5_000n });
  expect(turnoverOf(at.account)).toEqual({ required: 70_000n, done: 5_000n });
  const ask = (amount: bigint) => requestWithdrawal(at.backend, at.member, 'pa', amount);
  expect(ask(90_001n)).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  for (const amount of [60_001n, 90_000n]) {
    expect(ask(amount)).toMatchObject({
      code: 'TURNOVER_REQUIRED',
      values: { amount: '650.00' },
    });
  }
  expect(requestWithdrawal(at.backend, at.member, 'nobody', 50_000n)).toMatchObject({
    wrong: 'accountId',
  });
  expect(ask(60_000n)).toHaveProperty('order');
  expect(balanceOf(at.backend.state.ledger, mainOf(at.member.id))).toBe(0n);
});
