import type { Backend } from '../backend.ts';
import { createBackend } from '../create-backend.ts';
import { mainOf, operator, pointsOf } from '../ledger/accounts.ts';
import { balanceOf, post } from '../ledger/ledger.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { type MemberRecord, memberNamed } from '../state/state.ts';

/** The time at which every stage begins. */
export const start: number = Date.UTC(2026, 10, 20, 8);

/** A member at a fixed time, and a function that advances the time. */
export interface Stage {
  readonly backend: Backend;
  readonly member: MemberRecord;
  readonly pass: (ms: number) => void;
}

/** A new backend with the demo member, without their limits. */
export async function stage(): Promise<Stage> {
  let now = start;
  const backend = await createBackend({ seed: 1, clock: { now: () => now } });
  const member = memberNamed(backend.state, 'demo_member');
  if (!member) throw new Error('There is no such member');
  // The limits this member has set have tests of their own.
  memberAccountOf(backend, member.id).play.limits.clear();
  return {
    backend,
    member,
    pass: (ms) => {
      now += ms;
    },
  };
}

/** Sets the balance of the main wallet, or of the points. */
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
