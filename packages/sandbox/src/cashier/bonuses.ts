import type { Backend } from '../backend.ts';
import type { InLanguages } from '../catalogue/language.ts';
import { sourceName } from '../catalogue/member-policy.ts';
import { day } from '../core/calendar.ts';
import type { Cents } from '../core/money.ts';
import { bonusOf, mainOf, operator } from '../ledger/accounts.ts';
import { post } from '../ledger/ledger.ts';
import type { BonusRecord } from '../state/member-account.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { nextReference } from '../state/state.ts';

/** A gift with or without terms. */
export interface Gift {
  readonly source: string;
  readonly amount: Cents;
  /** Required valid bet, as a multiple of the amount; 0 for none. */
  readonly times: bigint;
  readonly title?: InLanguages;
  /** Days to meet the terms. Default 14. */
  readonly days?: number;
}

/** Gives operator money to a member: straight to the main wallet, or held back until its terms are met. */
export function grant(backend: Backend, memberId: string, gift: Gift): BonusRecord {
  const { state } = backend;
  const { source, amount, times, title = sourceName(source), days = 14 } = gift;
  const at = backend.now();
  const id = nextReference(state, 'BN');
  const free = times === 0n;
  post(state.ledger, {
    at,
    kind: free ? 'reward' : 'bonus',
    memberId,
    reference: id,
    note: source,
    legs: [
      { account: operator.promotions, amount: -amount },
      { account: free ? mainOf(memberId) : bonusOf(memberId), amount },
    ],
  });
  const bonus: BonusRecord = {
    id,
    at,
    source,
    title,
    amount,
    required: amount * times,
    done: 0n,
    expiresAt: free ? null : at + days * day,
    status: free ? 'completed' : 'active',
  };
  memberAccountOf(backend, memberId).bonuses.push(bonus);
  return bonus;
}
