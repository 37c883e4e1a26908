import type { Part } from '../../shared/parts/part.ts';
import type {
  AccountValues,
  PayoutAccount,
  PayoutAccounts,
} from '../../shared/payout/payout-accounts.ts';

export interface PayoutAccountsViewProps {
  readonly accounts: Part<PayoutAccounts>;
  /** Whether there is a transaction password. Without one nothing can be added or removed; `null` while unknown. */
  readonly hasPassword: boolean | null;
  /** The last attempt that failed; `attempt` distinguishes two equal failures. */
  readonly failure: { readonly error: unknown; readonly attempt: number } | null;
  readonly busy: boolean;
  /** Number of accounts added or removed in this window. After each change the list is shown again. */
  readonly made: number;
  /** Restored values of a new account, by field. Default: none. */
  readonly draft?: Readonly<Partial<AccountValues>> | undefined;
  /** Called with the values of the form of a new account on every change. */
  readonly onDraft?: ((typed: AccountValues) => void) | undefined;
  /** Called before another form or the list is shown, so that the caller clears the failure. */
  readonly onStep?: (() => void) | undefined;
  /** Asks for confirmation, then adds the account. */
  readonly onAdd: (values: AccountValues) => void;
  readonly onRemove: (account: PayoutAccount, paymentPassword: string) => void;
  readonly onSetPassword: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}
