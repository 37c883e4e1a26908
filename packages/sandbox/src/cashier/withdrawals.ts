import type { Backend } from '../backend.ts';
import { clubLevels, reasons } from '../catalogue/member-policy.ts';
import { dayStart } from '../core/calendar.ts';
import { type Cents, sayMoney, smaller, withdrawalFee } from '../core/money.ts';
import type { Refusal } from '../core/refusal.ts';
import { heldOf, mainOf, operator } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';
import { moneyOf } from '../ledger/queries.ts';
import type { MemberAccount, WithdrawalOrder } from '../state/member-account.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { sendMessage } from '../state/messages.ts';
import { type MemberRecord, nextReference } from '../state/state.ts';

export const leastWithdrawal: Cents = 50_000n;
export const mostWithdrawal: Cents = 2_000_000n;
/** A member withdraws at most this much a day; from level 5 on ten times as much. */
const mostPerDay: Cents = 5_000_000n;

const step = 20_000;
const answerTime = 48 * 3_600_000;
const reviewTime = 24 * 3_600_000;
const resendTime = 60_000;

/** How much may still be withdrawn today: amount and number of withdrawals. */
export function leftToday(
  backend: Backend,
  { id, rankLevel }: MemberRecord,
): { readonly amount: Cents; readonly times: number } {
  const today = dayStart(backend.now());
  const asked = memberAccountOf(backend, id).withdrawals.filter(
    ({ at, status }) => at >= today && status !== 'rejected' && status !== 'cancelled',
  );
  const level = clubLevels.findLast((one) => one.level <= rankLevel);
  const most = level?.service ? mostPerDay * 10n : mostPerDay;
  const taken = asked.reduce((sum, { amount }) => sum + amount, 0n);
  return {
    amount: taken < most ? most - taken : 0n,
    times: Math.max(0, (level?.withdrawals ?? 2) - asked.length),
  };
}

/** The valid bet that the running bonuses require and what of it is done. */
export function turnoverOf({ bonuses }: MemberAccount): {
  readonly required: Cents;
  readonly done: Cents;
} {
  const sums = { required: 0n, done: 0n };
  for (const { status, required, done } of bonuses) {
    if (status !== 'active') continue;
    sums.required += required;
    sums.done += done;
  }
  return sums;
}

/** Takes money out of the main wallet and holds it until it is paid. */
export function requestWithdrawal(
  backend: Backend,
  member: MemberRecord,
  accountId: string,
  amount: Cents,
): { readonly order: WithdrawalOrder } | Refusal {
  const { state } = backend;
  const memberAccount = memberAccountOf(backend, member.id);
  if (!memberAccount.accounts.some(({ id }) => id === accountId)) {
    return { code: 'VALIDATION', text: 'validation', wrong: 'accountId' };
  }
  if (amount < leastWithdrawal || amount > mostWithdrawal) {
    const values = { min: sayMoney(leastWithdrawal), max: sayMoney(mostWithdrawal) };
    return { code: 'VALIDATION', text: 'amountRange', values, wrong: 'amount' };
  }
  const left = leftToday(backend, member);
  if (left.times === 0 || amount > left.amount) {
    return { code: 'LIMIT_REACHED', text: 'dailyLimit' };
  }
  const { main, bonus } = moneyOf(state, member.id);
  if (amount > main && amount <= main + bonus) {
    const { required, done } = turnoverOf(memberAccount);
    const values = { amount: sayMoney(required - done) };
    return { code: 'TURNOVER_REQUIRED', text: 'turnoverLeft', values };
  }
  const at = backend.now();
  const id = nextReference(state, 'WD');
  const held = post(state.ledger, {
    at,
    kind: 'withdrawal',
    memberId: member.id,
    reference: id,
    note: accountId,
    legs: [
      { account: mainOf(member.id), amount: -amount },
      { account: heldOf(member.id), amount },
    ],
  });
  if (!held) return { code: 'INSUFFICIENT_BALANCE', text: 'insufficient' };
  const order: WithdrawalOrder = {
    id,
    at,
    accountId,
    amount,
    fee: withdrawalFee(amount),
    status: 'pending',
    dueAt: at + step,
    sentAt: null,
    confirmBy: null,
    answer: null,
    received: 0n,
    comment: '',
    proofs: [],
    reason: null,
    steps: [{ step: 'requested', at }],
  };
  memberAccount.withdrawals.push(order);
  return { order };
}

/** Moves an order one step on: approves it, then sends it. Sends a disputed one again; closes a late one. */
export function advance(backend: Backend, memberId: string, order: WithdrawalOrder): void {
  const at = order.dueAt ?? backend.now();
  if (order.status === 'pending') {
    order.status = 'processing';
    order.steps.push({ step: 'processing', at });
    order.dueAt = at + step;
    return;
  }
  if (order.status !== 'processing') return;
  order.dueAt = null;
  if (order.sentAt === null) {
    post(backend.state.ledger, {
      at,
      kind: 'withdrawalPaid',
      memberId,
      reference: order.id,
      note: order.accountId,
      legs: [
        { account: heldOf(memberId), amount: -order.amount },
        { account: operator.cashier, amount: order.amount - order.fee },
        { account: operator.fees, amount: order.fee },
      ],
    });
    send(order, at, 'sent');
    const amount = order.amount - order.fee;
    sendMessage(backend, memberId, 'withdrawalSent', { reference: order.id, amount });
  } else if (order.answer === 'notReceived') {
    // Adds no entry: the returned part of the first payment is sent again, so the ledger has one payment.
    order.answer = null;
    send(order, at, 'resent');
  } else {
    order.status = 'completed';
    order.received = order.amount - order.fee;
    order.steps.push({ step: 'completed', at });
  }
}

function send(order: WithdrawalOrder, at: number, name: 'sent' | 'resent'): void {
  order.status = 'toConfirm';
  order.sentAt = at;
  order.confirmBy = at + answerTime;
  order.steps.push({ step: name, at });
}

/** Refuses an order that is not paid yet: the money goes back to the main wallet. */
export function rejectWithdrawal(
  backend: Backend,
  memberId: string,
  order: WithdrawalOrder,
): boolean {
  if (order.sentAt !== null || (order.status !== 'pending' && order.status !== 'processing')) {
    return false;
  }
  giveBack(backend, memberId, order, 'rejected');
  order.reason = reasons.withdrawalRejected;
  sendMessage(backend, memberId, 'withdrawalRejected', {
    reference: order.id,
    amount: order.amount,
  });
  return true;
}

/** Whether the member may still cancel an order: until it is approved. */
export const canCancel = ({ status }: WithdrawalOrder): boolean => status === 'pending';

/** Cancels an order for the member: the money goes back to the main wallet. */
export function cancelWithdrawal(
  backend: Backend,
  memberId: string,
  order: WithdrawalOrder,
): boolean {
  if (!canCancel(order)) return false;
  giveBack(backend, memberId, order, 'cancelled');
  return true;
}

function giveBack(
  { now, state }: Backend,
  memberId: string,
  order: WithdrawalOrder,
  status: 'rejected' | 'cancelled',
): void {
  const at = now();
  post(state.ledger, {
    at,
    kind: 'withdrawalReturned',
    memberId,
    reference: order.id,
    note: order.accountId,
    legs: [
      { account: heldOf(memberId), amount: -order.amount },
      { account: mainOf(memberId), amount: order.amount },
    ],
  });
  order.status = status;
  order.dueAt = null;
  order.steps.push({ step: status, at });
}

export interface WithdrawalAnswer {
  readonly answer: 'received' | 'notReceived' | 'fullyPaid';
  readonly received?: Cents | undefined;
  readonly proofs: readonly string[];
  readonly comment: string;
}

/** Records whether the member got the money: only once per payment, and only in time. */
export function answerPayment(
  backend: Backend,
  order: WithdrawalOrder,
  { answer, received = 0n, proofs, comment }: WithdrawalAnswer,
): boolean {
  if (!canAnswer(backend, order)) return false;
  const at = backend.now();
  const due = order.amount - order.fee;
  order.answer = answer;
  order.comment = comment;
  order.proofs = proofs;
  order.steps.push({ step: answer, at });
  if (answer === 'notReceived') {
    order.status = 'processing';
    order.received = smaller(received, due);
    order.dueAt = at + resendTime;
  } else {
    order.status = 'completed';
    order.received = due;
    order.dueAt = null;
  }
  return true;
}

export const canAnswer = ({ now }: Backend, { status, confirmBy }: WithdrawalOrder): boolean =>
  status === 'toConfirm' && confirmBy !== null && now() <= confirmBy;

/** Applies the steps that are due. */
export function settleWithdrawals(backend: Backend, memberId: string): void {
  const now = backend.now();
  for (const order of memberAccountOf(backend, memberId).withdrawals) {
    if (order.status === 'toConfirm' && order.confirmBy !== null && order.confirmBy < now) {
      order.status = 'processing';
      order.steps.push({ step: 'late', at: order.confirmBy });
      order.dueAt = order.confirmBy + reviewTime;
    }
    while (order.dueAt !== null && order.dueAt <= now) advance(backend, memberId, order);
  }
}
