import type { Cents } from '../core/money.ts';
import type { Account } from '../ledger/accounts.ts';

/** The member whose past is generated, and the balances it must end with. */
export interface HistorySubject {
  readonly memberId: string;
  readonly username: string;
  /** 1 for the first demo account, 2 for the next: the first digit of their order numbers. */
  readonly series: number;
  readonly owned: ReadonlyMap<Account, bigint>;
  /** User name of the upline. */
  readonly upline: string | null;
  /** The income an agent earned in those days. */
  readonly income: readonly PastIncome[];
}

/** Income of an agent from before the ledger begins. */
export interface PastIncome {
  readonly at: number;
  readonly kind: 'commission' | 'dividend' | 'salary';
  readonly amount: Cents;
  readonly reference: string;
  readonly note: string;
}

/** A movement to undo on the way back in time. */
export interface Moment {
  readonly at: number;
  undo(): void;
}
