import { moneyOf, move } from '../ledger/queries.ts';
import type { DepositOrder, WithdrawalOrder } from '../state/member-account.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { stage } from '../testing/stage.ts';
import { decideDeposit, openDeposit, settleDeposits } from './deposits.ts';
import { requestWithdrawal, settleWithdrawals } from './withdrawals.ts';

/** A member with 150,000.00 and the friend who referred them. */
export function counter() {
  const at = stage(1);
  const [friend, , , , member] = at.people;
  if (!friend || !member) throw new Error('The stage is empty');
  Object.assign(member, { referrerId: friend.id });
  move(at.backend, member.id, { kind: 'adjustment', amount: 10_000_000n });
  const account = memberAccountOf(at.backend, member.id);
  const main = (id = member.id) => moneyOf(at.backend.state, id).main;
  const payIn = (amount: bigint, more: { methodId?: string; promotionId?: string } = {}) => {
    const opened = openDeposit(at.backend, member, { methodId: 'wallet', amount, ...more });
    if (!('order' in opened)) throw new Error(opened.code);
    return opened.order;
  };
  const credit = (order: DepositOrder, accepted = true) =>
    decideDeposit(at.backend, member.id, order, accepted);
  const payOut = (amount: bigint) => {
    const asked = requestWithdrawal(at.backend, member, 'pa', amount);
    if (!('order' in asked)) throw new Error(asked.code);
    return asked.order;
  };
  const settle = (ms: number) => {
    at.pass(ms);
    settleWithdrawals(at.backend, member.id);
    settleDeposits(at.backend, member.id);
  };
  return { ...at, friend, member, account, main, payIn, credit, payOut, settle };
}

/** The status of an order, and when the cashier continues with it. */
export const stateOf = ({ status, dueAt }: DepositOrder | WithdrawalOrder) => ({ status, dueAt });
