import type { Part } from '../../shared/parts/part.ts';
import type { AccountValues, PayoutAccount, PayoutAccounts } from './payout-accounts-model.ts';

export interface PayoutAccountsViewProps {
  readonly accounts: Part<PayoutAccounts>;
  /** Without a transaction password nothing can be added or removed; `null` while unknown. */
  readonly hasPassword: boolean | null;
  /** The last attempt that failed; `attempt` distinguishes two equal failures. */
  readonly failure: { readonly error: unknown; readonly attempt: number } | null;
  readonly busy: boolean;
  /** How much was added or removed from here, in times: with each the list is shown again. */
  readonly made: number;
  /** What was left of a new account, by field. Default: nothing. */
  readonly draft?: Readonly<Partial<AccountValues>> | undefined;
  /** Called with the values of the form of a new account on every change. */
  readonly onDraft?: ((typed: AccountValues) => void) | undefined;
  /** Called when another form, or the list, is about to be shown: what failed before is none of it. */
  readonly onStep?: (() => void) | undefined;
  /** Asks for confirmation, then adds it. */
  readonly onAdd: (values: AccountValues) => void;
  readonly onRemove: (account: PayoutAccount, paymentPassword: string) => void;
  readonly onSetPassword: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}
