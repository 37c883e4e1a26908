import type { Backend } from '../backend.ts';
import { type PaymentMethod, paymentMethods, reasons } from '../catalogue/member-policy.ts';
import { minute } from '../core/calendar.ts';
import { type Cents, sayMoney, shareOf, smaller } from '../core/money.ts';
import type { Refusal } from '../core/refusal.ts';
import { mainOf, operator } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';
import { refusedDeposit } from '../state/limits.ts';
import type { DepositOrder, PromotionPart } from '../state/member-account.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { sendMessage } from '../state/messages.ts';
import { type MemberRecord, nextReference } from '../state/state.ts';
import { grant } from './bonuses.ts';

/** How long a member has to send the money. */
const timeToPay = 30 * minute;
/** How long this cashier takes to check a payment. */
const timeToCheck = 20_000;

/** The bonus that can be requested with a first deposit; its terms are in the promotion. */
export const firstDepositBonus = {
  promotionId: 'p-welcome',
  /** Thousandths of a percent. */
  rate: 20_000n,
  most: 200_000n,
  least: 50_000n,
  times: 5n,
} as const;

export const methodOf = (methodId: string): PaymentMethod | undefined =>
  paymentMethods.find((method) => method.methodId === methodId);

/** Whether a member can still get the first-deposit bonus. */
export const mayAskForBonus = (backend: Backend, { id }: MemberRecord): boolean =>
  !memberAccountOf(backend, id).deposits.some(
    ({ status, promotionId }) => status === 'completed' || (isOpen(status) && promotionId !== null),
  ) &&
  !memberAccountOf(backend, id).bonuses.some(
    ({ source }) => source === firstDepositBonus.promotionId,
  );

/** Whether a member's first deposit is behind them, so that its bonus is no offer to them any more. */
export const hasDeposited = (backend: Backend, { id }: MemberRecord): boolean =>
  memberAccountOf(backend, id).deposits.some(({ status }) => status === 'completed');

const isOpen = (status: DepositOrder['status']) => status === 'pending' || status === 'processing';

/** The bonus money for a deposit. */
export const bonusFor = (amount: Cents, promotionId: string | null): Cents =>
  promotionId === firstDepositBonus.promotionId && amount >= firstDepositBonus.least
    ? smaller(shareOf(amount, firstDepositBonus.rate), firstDepositBonus.most)
    : 0n;

export interface DepositWish {
  readonly methodId: string;
  readonly amount: Cents;
  readonly promotionId?: string | undefined;
}

/** Opens an order that says where to send how much, until when. No money moves yet. */
export function openDeposit(
  backend: Backend,
  member: MemberRecord,
  { methodId, amount, promotionId }: DepositWish,
): { readonly order: DepositOrder } | Refusal {
  const method = methodOf(methodId);
  if (!method || method.maintenance) {
    return { code: 'VALIDATION', text: 'methodClosed', wrong: 'methodId' };
  }
  const { minAmount, maxAmount, feeRate, needsProof } = method;
  if (amount < minAmount || amount > maxAmount) {
    const values = { min: sayMoney(minAmount), max: sayMoney(maxAmount) };
    return { code: 'VALIDATION', text: 'amountRange', values, wrong: 'amount' };
  }
  const refused = refusedDeposit(backend, member.id, amount);
  if (refused) return refused;
  const wanted = promotionId ?? null;
  if (wanted !== null && (bonusFor(amount, wanted) === 0n || !mayAskForBonus(backend, member))) {
    return { code: 'VALIDATION', text: 'validation', wrong: 'promotionId' };
  }
  const at = backend.now();
  const order: DepositOrder = {
    id: nextReference(backend.state, 'DP'),
    at,
    methodId,
    amount,
    fee: shareOf(amount, feeRate),
    promotionId: wanted,
    payBy: at + timeToPay,
    status: 'pending',
    dueAt: needsProof ? null : at + 2 * timeToCheck,
    completedAt: null,
    payerReference: '',
    proofs: [],
    reason: null,
  };
  memberAccountOf(backend, member.id).deposits.push(order);
  return { order };
}

/** Adds the member's proof of payment; the cashier checks it next. */
export function proveDeposit(
  backend: Backend,
  order: DepositOrder,
  proofs: readonly string[],
  payerReference: string,
): boolean {
  if (order.status !== 'pending') return false;
  order.status = 'processing';
  order.proofs = proofs;
  order.payerReference = payerReference;
  order.dueAt = backend.now() + timeToCheck;
  return true;
}

export function cancelDeposit(backend: Backend, order: DepositOrder): boolean {
  if (order.status !== 'pending') return false;
  order.status = 'cancelled';
  order.dueAt = null;
  order.completedAt = backend.now();
  return true;
}

/** Ends an order: credits the money, or rejects the payment. */
export function decideDeposit(
  backend: Backend,
  memberId: string,
  order: DepositOrder,
  accepted: boolean,
): void {
  if (!isOpen(order.status)) return;
  const at = backend.now();
  order.dueAt = null;
  order.completedAt = at;
  order.status = accepted ? 'completed' : 'rejected';
  const { id: reference, amount } = order;
  if (!accepted) {
    order.reason = reasons.depositRejected;
    sendMessage(backend, memberId, 'depositRejected', { reference, amount });
    return;
  }
  const first = !memberAccountOf(backend, memberId).deposits.some(
    (other) => other !== order && other.status === 'completed',
  );
  post(backend.state.ledger, {
    at,
    kind: 'deposit',
    memberId,
    reference: order.id,
    note: order.methodId,
    legs: [
      { account: operator.cashier, amount: -order.amount },
      { account: mainOf(memberId), amount: order.amount - order.fee },
      { account: operator.fees, amount: order.fee },
    ],
  });
  sendMessage(backend, memberId, 'depositCredited', { reference, amount: amount - order.fee });
  const bonus = bonusFor(order.amount, order.promotionId);
  if (bonus > 0n) {
    const { promotionId, times } = firstDepositBonus;
    grant(backend, memberId, { source: promotionId, amount: bonus, times });
    const part: PromotionPart = { status: 'claimed', at, dueAt: null, rafflesLeft: 0 };
    memberAccountOf(backend, memberId).promotions.set(promotionId, part);
  }
  if (first) thankReferrer(backend, memberId);
}

/** The reward for a friend's first deposit. */
export const referralReward: Cents = 15_000n;

function thankReferrer(backend: Backend, memberId: string): void {
  const referrerId = backend.state.members.get(memberId)?.referrerId ?? null;
  if (referrerId === null) return;
  grant(backend, referrerId, { source: 'referral', amount: referralReward, times: 0n });
}

/** Applies what has fallen due: unpaid orders expire, checked ones are credited. */
export function settleDeposits(backend: Backend, memberId: string): void {
  const now = backend.now();
  for (const order of memberAccountOf(backend, memberId).deposits) {
    if (order.dueAt !== null && order.dueAt <= now) decideDeposit(backend, memberId, order, true);
    else if (order.status === 'pending' && order.payBy < now) {
      order.status = 'expired';
      order.completedAt = order.payBy;
    }
  }
}
