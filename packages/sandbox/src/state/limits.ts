import type { Backend } from '../backend.ts';
import { day, dayStart, monthStart, weekStart } from '../core/calendar.ts';
import { type Cents, sayMoney } from '../core/money.ts';
import type { Refusal } from '../core/refusal.ts';
import { betsOf, entriesOf } from '../ledger/queries.ts';
import type { Range } from '../ledger/range.ts';
import type { PlayLimit, ResponsiblePlay } from './member-account.ts';
import { memberAccountOf } from './member-accounts.ts';
import type { MemberRecord } from './state.ts';

export type LimitKind = 'deposit' | 'loss' | 'session';
export type LimitPeriod = 'daily' | 'weekly' | 'monthly';

export const limitPeriods: readonly LimitPeriod[] = ['daily', 'weekly', 'monthly'];

/** How many hours later a raised limit applies. */
export const raiseAfterHours = 72;

/** The day, week or month of Dhaka that contains `at`. */
export function periodOf(period: LimitPeriod, at: number): Range {
  if (period === 'daily') return { from: dayStart(at), to: dayStart(at) + day };
  if (period === 'weekly') return { from: weekStart(at), to: weekStart(at) + 7 * day };
  return { from: monthStart(at), to: monthStart(at, 1) };
}

/** The limit that applies now: a raise applies once its time has come. */
export function currentLimit(limit: PlayLimit, now: number): number {
  if (limit.pending !== null && limit.pendingAt !== null && limit.pendingAt <= now) {
    limit.value = limit.pending;
    limit.pending = null;
    limit.pendingAt = null;
  }
  return limit.value;
}

/** How much of a limit is used in the current period: cents, or minutes for the session. */
export function usedOf(
  backend: Backend,
  memberId: string,
  kind: LimitKind,
  period: LimitPeriod,
): number {
  const range = periodOf(period, backend.now());
  if (kind === 'deposit') return Number(depositedIn(backend, memberId, range));
  if (kind === 'session') return minutesIn(backend, memberId, range);
  const lost = betsOf(backend, memberId, range).reduce(
    (sum, { status, stake, payout }) => (status === 'void' ? sum : sum + stake - payout),
    0n,
  );
  return Math.max(0, Number(lost));
}

/** Completed deposits, and orders that may still be paid. */
function depositedIn(backend: Backend, memberId: string, range: Range): Cents {
  const paid = entriesOf(backend, memberId, range).reduce(
    (sum, { kind, amount }) => (kind === 'deposit' ? sum + amount : sum),
    0n,
  );
  return memberAccountOf(backend, memberId).deposits.reduce(
    (sum, order) =>
      order.at >= range.from && (order.status === 'pending' || order.status === 'processing')
        ? sum + order.amount
        : sum,
    paid,
  );
}

function minutesIn({ state, now }: Backend, memberId: string, { from }: Range): number {
  const open = [...state.sessions.values()].filter((session) => session.memberId === memberId);
  const running = open.reduce((sum, { startedAt }) => sum + now() - Math.max(startedAt, from), 0);
  const over = (state.memberAccounts.get(memberId)?.sessions ?? []).filter(
    ({ startedAt }) => startedAt >= from,
  );
  const past = over.reduce((sum, { seconds }) => sum + seconds * 1000, 0);
  return Math.floor(Math.max(0, running + past) / 60_000);
}

/** What is left of the tightest limit of a kind; `null` without one. */
export function leftOf(backend: Backend, memberId: string, kind: LimitKind): number | null {
  const { limits } = memberAccountOf(backend, memberId).play;
  let left: number | null = null;
  for (const period of limitPeriods) {
    const limit = limits.get(`${kind} ${period}`);
    if (!limit) continue;
    const rest = currentLimit(limit, backend.now()) - usedOf(backend, memberId, kind, period);
    left = left === null ? rest : Math.min(left, rest);
  }
  return left === null ? null : Math.max(0, left);
}

/** Whether a member took a break or excluded themself. */
export const isPaused = ({ timeOutUntil, excludedUntil }: ResponsiblePlay, now: number): boolean =>
  (timeOutUntil ?? 0) > now || (excludedUntil ?? 0) > now;

/** The refusal while a time-out or a self-exclusion is active. */
export const paused: Refusal = { code: 'PLAY_PAUSED', text: 'paused' };

const reached = (left: bigint): Refusal => ({
  code: 'LIMIT_REACHED',
  text: 'limitReached',
  values: { amount: sayMoney(left) },
});

/** Why a member may not stake this much now; `null` when they may. */
export function refusedPlay(backend: Backend, { id }: MemberRecord, stake: Cents): Refusal | null {
  const { play } = memberAccountOf(backend, id);
  if (isPaused(play, backend.now())) return paused;
  const loss = leftOf(backend, id, 'loss');
  if (loss !== null && BigInt(loss) < stake) return reached(BigInt(loss));
  return leftOf(backend, id, 'session') === 0
    ? { code: 'LIMIT_REACHED', text: 'sessionLimit' }
    : null;
}

/** Why a member may not deposit this much now; `null` when they may. */
export function refusedDeposit(backend: Backend, id: string, amount: Cents): Refusal | null {
  if (isPaused(memberAccountOf(backend, id).play, backend.now())) return paused;
  const left = leftOf(backend, id, 'deposit');
  return left !== null && BigInt(left) < amount ? reached(BigInt(left)) : null;
}
