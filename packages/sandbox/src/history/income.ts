import { incomeOf, ledgerKind } from '../agents/income.ts';
import type { Backend } from '../backend.ts';
import { addDays, firstInstantOf } from '../core/calendar.ts';
import type { Range } from '../ledger/range.ts';
import { isAgent } from '../state/roles.ts';
import type { MemberRecord } from '../state/state.ts';
import type { PastIncome } from './subject.ts';

/** The income paid to an agent in a span of the past, each amount at the end of its day. */
export function incomeBefore(
  backend: Backend,
  member: MemberRecord | undefined,
  span: Range,
): PastIncome[] {
  if (!member || !isAgent(member)) return [];
  return incomeOf(backend, member, span)
    .filter(({ status, amount }) => status === 'completed' && amount > 0n)
    .map(({ day, type, amount, reference }) => ({
      at: firstInstantOf(addDays(day, 1)) - 1_000,
      kind: ledgerKind(type),
      amount,
      reference,
      note: type,
    }))
    .filter(({ at }) => at >= span.from && at < span.to);
}
