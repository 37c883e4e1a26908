import type { Backend } from '../backend.ts';
import { clubLevels, rebateRates } from '../catalogue/member-policy.ts';
import { type Cents, sayMoney, shareOf } from '../core/money.ts';
import type { Refusal } from '../core/refusal.ts';
import { mainOf, operator } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';
import { betsOf } from '../ledger/queries.ts';
import { counts } from '../ledger/rounds.ts';
import type { RebateRecord } from '../state/member-account.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { type MemberRecord, nextReference } from '../state/state.ts';

export const leastRebate: Cents = 1_000n;

/** The rebate of one game type. */
export interface RebatePart {
  readonly gameType: string;
  readonly validBet: Cents;
  /** Thousandths of a percent, the level's extra included. */
  readonly rate: bigint;
  readonly amount: Cents;
}

/** The rebate that can be taken now: for all bets that ended since the last one, whenever they were placed (REB-01). */
export function openRebate(backend: Backend, { id, rankLevel }: MemberRecord): RebatePart[] {
  const since = memberAccountOf(backend, id).rebates.at(-1)?.at ?? 0;
  const byType = new Map<string, Cents>();
  for (const bet of betsOf(backend, id, { from: 0, to: Number.POSITIVE_INFINITY })) {
    if (!counts(bet) || (bet.settledAt ?? bet.at) < since) continue;
    byType.set(bet.gameType, (byType.get(bet.gameType) ?? 0n) + bet.validBet);
  }
  const extra = clubLevels.findLast(({ level }) => level <= rankLevel)?.rebate ?? 0n;
  return [...byType].map(([gameType, validBet]) => {
    const rate = (rebateRates.get(gameType) ?? 0n) + extra;
    return { gameType, validBet, rate, amount: shareOf(validBet, rate) };
  });
}

/** Pays the rebate. A second call finds nothing left to pay. */
export function takeRebate(
  backend: Backend,
  member: MemberRecord,
): { readonly rebate: RebateRecord } | Refusal {
  const parts = openRebate(backend, member);
  const amount = parts.reduce((sum, part) => sum + part.amount, 0n);
  if (amount < leastRebate) {
    const values = { min: sayMoney(leastRebate) };
    return { code: 'ALREADY_DONE', text: 'rebateMin', values };
  }
  // This rebate includes a bet that ended in this very instant: the next rebate begins after it.
  const at = backend.now() + 1;
  const id = nextReference(backend.state, 'RB');
  post(backend.state.ledger, {
    at: backend.now(),
    kind: 'rebate',
    memberId: member.id,
    reference: id,
    note: '',
    legs: [
      { account: operator.promotions, amount: -amount },
      { account: mainOf(member.id), amount },
    ],
  });
  const validBet = parts.reduce((sum, part) => sum + part.validBet, 0n);
  const rebate: RebateRecord = { id, at, amount, validBet };
  memberAccountOf(backend, member.id).rebates.push(rebate);
  return { rebate };
}
