import type { Failure } from '../../../shared/form/use-attempt.ts';
import type { Part } from '../../../shared/parts/part.ts';
import type { PaymentValues } from '../../../shared/payout/payment-password.ts';
import type { AccountDraft, PayoutAccounts } from '../../../shared/payout/payout-accounts.ts';
import type { CompiledField } from '../../../shared/rules/compile.ts';
import type { FirstStep, Missing } from './first-withdrawal.ts';

/** The password of the last step: a new one with the login password, or the one that the member has. */
export type GivenPassword =
  | { readonly kind: 'new'; readonly values: PaymentValues }
  | { readonly kind: 'known'; readonly paymentPassword: string };

export interface FirstWithdrawalViewProps {
  /** All steps, the amount included. */
  readonly steps: readonly FirstStep[];
  readonly missing: Missing;
  /** The step shown first. Default: the first one. */
  readonly first?: FirstStep;
  /** Banks and wallets, and the holder that the account must have. */
  readonly accounts: Part<PayoutAccounts>;
  /** The server's rule for transaction passwords; `null` while it is unknown. */
  readonly rule: CompiledField | null;
  /** What was typed before. Passwords are never kept. */
  readonly draft: AccountDraft;
  readonly failure: Failure | null;
  readonly busy: boolean;
  readonly onDraft: (draft: AccountDraft) => void;
  /** Sends everything that is missing. */
  readonly onFinish: (draft: AccountDraft, password: GivenPassword) => void;
  readonly onRetry: () => void;
}
