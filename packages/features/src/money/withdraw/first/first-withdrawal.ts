import type { WithdrawOptions } from '../withdraw-model.ts';

/** One screen of a first withdrawal. The amount is asked for by the usual form (WAL-03). */
export type FirstStep = 'method' | 'account' | 'password' | 'amount';

/** What a member needs before anything can be withdrawn. */
export interface Missing {
  readonly account: boolean;
  readonly password: boolean;
}

/** Returns what is missing, or `null` when the member can withdraw. */
export function missingOf({ accounts, hasPassword }: WithdrawOptions): Missing | null {
  const missing = { account: accounts.length === 0, password: !hasPassword };
  return missing.account || missing.password ? missing : null;
}

/** The steps, in order. Adding an account needs the transaction password, so that step is always there. */
export const stepsOf = ({ account }: Missing): readonly FirstStep[] =>
  account ? ['method', 'account', 'password', 'amount'] : ['password', 'amount'];

/** Returns the step before this one, or `null` for the first. */
export const stepBefore = (steps: readonly FirstStep[], step: FirstStep): FirstStep | null =>
  steps[steps.indexOf(step) - 1] ?? null;

/** Returns the step after this one; the last one stays. */
export const stepAfter = (steps: readonly FirstStep[], step: FirstStep): FirstStep =>
  steps[steps.indexOf(step) + 1] ?? step;

/** The fields of the step `account`, with the backend's names. */
export const detailNames = ['accountNumber', 'accountName'] as const;
