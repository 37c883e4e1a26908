import type { Cents } from '../core/money.ts';
import type { Account } from '../ledger/accounts.ts';

/** Whose past it is, and what it has to end with. */
export interface HistorySubject {
  readonly memberId: string;
  readonly username: string;
  /** 1 for the first demo account, 2 for the next: the first digit of the numbers of their orders. */
  readonly series: number;
  readonly owned: ReadonlyMap<Account, bigint>;
  /** User name of the upline. */
  readonly upline: string | null;
  /** What an agent earned in those days. */
  readonly income: readonly PastIncome[];
}

/** Money an agent earned before the books began. */
export interface PastIncome {
  readonly at: number;
  readonly kind: 'commission' | 'dividend' | 'salary';
  readonly amount: Cents;
  readonly reference: string;
  readonly note: string;
}

/** Something to undo on the way back. */
export interface Moment {
  readonly at: number;
  undo(): void;
}
