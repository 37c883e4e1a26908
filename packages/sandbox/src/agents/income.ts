import type { Backend } from '../backend.ts';
import type { ContractKind } from '../contracts/record.ts';
import { settlementsOf } from '../contracts/settlement.ts';
import { contractsOf } from '../contracts/store.ts';
import { type DayNumber, dayOf, firstInstantOf } from '../core/calendar.ts';
import type { Cents } from '../core/money.ts';
import type { MemberRecord } from '../state/state.ts';
import { daysOf, type Span } from '../team/derived.ts';
import { rebateDifference } from './rebate-difference.ts';

export type IncomeType = 'rebate' | 'dividend' | 'dailySalary' | 'hourSalary' | 'realtimeSalary';

const typeOfKind: Readonly<Record<ContractKind, IncomeType>> = {
  dividend: 'dividend',
  daily: 'dailySalary',
  hourly: 'hourSalary',
  realtime: 'realtimeSalary',
};

/** An agent's income of one type on one day. */
export interface IncomeRow {
  readonly day: DayNumber;
  readonly type: IncomeType;
  readonly amount: Cents;
  readonly status: 'processing' | 'completed';
  readonly reference: string;
}

/** Contracts that paid a member at some time, including those that have ended since. */
const paying = (backend: Backend, memberId: string) =>
  contractsOf(backend, memberId).filter(
    ({ receiverId, status, effectiveFrom }) =>
      receiverId === memberId &&
      status !== 'offered' &&
      status !== 'rejected' &&
      status !== 'accepted' &&
      effectiveFrom <= backend.now(),
  );

/** An agent's income by day and type, newest first (AGT-07). A period counts on the day it is paid. */
export function incomeOf(backend: Backend, agent: MemberRecord, span: Span): IncomeRow[] {
  const now = backend.now();
  const today = dayOf(now);
  const until = Math.min(span.to, now);
  const rows: IncomeRow[] = [];
  for (const day of daysOf({ from: span.from, to: until })) {
    const amount = rebateDifference(backend, agent, day);
    if (amount === 0n) continue;
    const status = day < today ? 'completed' : 'processing';
    rows.push({ day, type: 'rebate', amount, status, reference: `IN-${day}-RB` });
  }
  for (const contract of paying(backend, agent.id)) {
    const perDay = new Map<DayNumber, { amount: Cents; completed: boolean }>();
    for (const { to, amount, status } of settlementsOf(backend, agent, contract, span)) {
      const day = dayOf(Math.min(to - 1, now));
      if (amount === 0n || firstInstantOf(day) >= span.to) continue;
      const sum = perDay.get(day) ?? { amount: 0n, completed: true };
      perDay.set(day, {
        amount: sum.amount + amount,
        completed: sum.completed && status === 'completed',
      });
    }
    for (const [day, { amount, completed }] of perDay) {
      rows.push({
        day,
        type: typeOfKind[contract.kind],
        amount,
        status: completed ? 'completed' : 'processing',
        reference: `IN-${day}-${contract.id}`,
      });
    }
  }
  return rows.sort((a, b) => b.day - a.day || a.type.localeCompare(b.type));
}

/** The kind of the ledger entries of a type of income. */
export const ledgerKind = (type: IncomeType): 'commission' | 'dividend' | 'salary' =>
  type === 'rebate' ? 'commission' : type === 'dividend' ? 'dividend' : 'salary';

export { paying, typeOfKind };
