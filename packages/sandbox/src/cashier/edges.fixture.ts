import type { Backend } from '../backend.ts';
import { createBackend } from '../create-backend.ts';
import { mainOf, operator, pointsOf } from '../ledger/accounts.ts';
import { balanceOf, post } from '../ledger/ledger.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { type MemberRecord, memberNamed } from '../state/state.ts';

/** When every stage begins. */
export const start: number = Date.UTC(2026, 10, 20, 8);

/** A member at a fixed time, and how time passes. */
export interface Stage {
  readonly backend: Backend;
  readonly member: MemberRecord;
  readonly pass: (ms: number) => void;
}

/** A backend of its own with the demo member, who has set no limits. */
export async function stage(): Promise<Stage> {
  let now = start;
  const backend = await createBackend({ seed: 1, clock: { now: () => now } });
  const member = memberNamed(backend.state, 'demo_member');
  if (!member) throw new Error('There is no such member');
  // The limits this member has set for themself are an edge of their own, below.
  memberAccountOf(backend, member.id).play.limits.clear();
  return {
    backend,
    member,
    pass: (ms) => {
      now += ms;
    },
  };
}

/** Sets what the main wallet holds, or the points. */
export function hold(
  { backend, member }: Stage,
  amount: bigint,
  of: 'money' | 'points' = 'money',
): void {
  const account = of === 'money' ? mainOf(member.id) : pointsOf(member.id);
  const more = amount - balanceOf(backend.state.ledger, account);
  const other = of === 'money' ? operator.promotions : operator.points;
  post(backend.state.ledger, {
    ...{ at: start, kind: 'adjustment', memberId: member.id, reference: 'AD-1', note: '' },
    legs: [
      { account, amount: more },
      { account: other, amount: -more },
    ],
  });
}

/** The code of a refusal, or `done`. */
export const codeOf = (outcome: object): string =>
  'code' in outcome ? String(outcome.code) : 'done';
