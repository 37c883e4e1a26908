import type { Backend } from '../backend.ts';
import { dayStart } from '../core/calendar.ts';
import { type Cents, sayMoney } from '../core/money.ts';
import type { Refusal } from '../core/refusal.ts';
import { mainOf, operator } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';
import type { TransferRecord } from '../state/member-account.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { type MemberRecord, nextReference } from '../state/state.ts';
import { mainWallet } from './wallets.ts';

/** By direction: limits of one transfer and of a day, and the entry kinds of both sides in the ledger. */
export const directions = {
  UPLINE: {
    least: 10_000n,
    most: 500_000n,
    perDay: 2_000_000n,
    prefix: 'UP',
    out: 'uplineOut',
    in: 'uplineIn',
  },
  DOWNLINE: {
    least: 10_000n,
    most: 2_000_000n,
    perDay: 5_000_000n,
    prefix: 'DL',
    out: 'downlineOut',
    in: 'downlineIn',
  },
} as const;

export type Direction = keyof typeof directions;

/** A recipient of money: a member, or a derived downline, whose ledger account holds what was sent. */
interface Recipient {
  readonly id: string;
  readonly account: string;
}

/** The transfers a member has sent in a direction, oldest first. */
export const sentBy = (backend: Backend, memberId: string, to: Direction): TransferRecord[] =>
  memberAccountOf(backend, memberId).transfers.filter((transfer) => transfer.to === to);

/** How much may still be sent today, to all recipients together. */
export function leftToday(backend: Backend, memberId: string, to: Direction): Cents {
  const since = dayStart(backend.now());
  return sentBy(backend, memberId, to).reduce<Cents>(
    (left, { at, amount }) => (at >= since ? left - amount : left),
    directions[to].perDay,
  );
}

type Sent = { readonly transfer: TransferRecord } | Refusal;

function send(
  backend: Backend,
  { id, username }: MemberRecord,
  to: Direction,
  recipient: Recipient,
  amount: Cents,
  note: string,
): Sent {
  const { ledger } = backend.state;
  const { least, most, prefix, ...kinds } = directions[to];
  if (amount < least || amount > most) {
    const values = { min: sayMoney(least), max: sayMoney(most) };
    return { code: 'VALIDATION', text: 'amountRange', values, wrong: 'amount' };
  }
  const left = leftToday(backend, id, to);
  if (amount > left) {
    return { code: 'LIMIT_REACHED', text: 'sentLimit', values: { amount: sayMoney(left) } };
  }
  const at = backend.now();
  const reference = nextReference(backend.state, prefix);
  const out = post(ledger, {
    at,
    kind: kinds.out,
    memberId: id,
    reference,
    note: recipient.account,
    legs: [
      { account: mainOf(id), amount: -amount },
      { account: operator.transit, amount },
    ],
  });
  if (!out) return { code: 'INSUFFICIENT_BALANCE', text: 'insufficient' };
  post(ledger, {
    at,
    kind: kinds.in,
    memberId: recipient.id,
    reference,
    note: username,
    legs: [
      { account: operator.transit, amount: -amount },
      { account: mainOf(recipient.id), amount },
    ],
  });
  const transfer: TransferRecord = {
    id: reference,
    at,
    from: mainWallet,
    to,
    recipientId: recipient.id,
    amount,
    status: 'completed',
    note,
  };
  memberAccountOf(backend, id).transfers.push(transfer);
  return { transfer };
}

/** Sends money to the upline. It cannot be taken back (WAL-05). */
export function sendToUpline(
  backend: Backend,
  member: MemberRecord,
  amount: Cents,
  note: string,
): Sent {
  const upline = member.uplineId === null ? undefined : backend.state.members.get(member.uplineId);
  if (!upline) return { code: 'FEATURE_OFF', text: 'featureOff' };
  const { id, username: account } = upline;
  return send(backend, member, 'UPLINE', { id, account }, amount, note);
}

/** Sends money to a direct downline of an agent. It cannot be taken back (AGT-04). */
export const sendToDownline = (
  backend: Backend,
  agent: MemberRecord,
  downline: Recipient,
  amount: Cents,
  note: string,
): Sent => send(backend, agent, 'DOWNLINE', downline, amount, note);
