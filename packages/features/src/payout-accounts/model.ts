import type { WirePayoutAccounts } from '@parlour/api-client';
import { latinDigits } from '@parlour/ui/forms';

/** An account money can be paid out to. */
export interface PayoutAccount {
  readonly id: string;
  readonly kind: string;
  readonly provider: string;
  /** Masked by the backend. */
  readonly number: string;
  readonly holder: string;
}

/** The accounts of a member, and what a further one may be (MEM-01, WAL-03). */
export interface PayoutAccounts {
  readonly accounts: readonly PayoutAccount[];
  readonly providers: readonly { readonly id: string; readonly name: string }[];
  readonly most: number;
  /** The name every account has to be in; `null` before the first one. */
  readonly holder: string | null;
}

/** Wire → view model. */
export const toPayoutAccounts = (wire: WirePayoutAccounts): PayoutAccounts => ({
  accounts: wire.accounts.map((account) => ({
    id: account.accountId,
    kind: account.kind,
    provider: account.providerName,
    number: account.masked,
    holder: account.accountName,
  })),
  providers: wire.providers.map(({ providerId, name }) => ({ id: providerId, name })),
  most: wire.maxAccounts,
  holder: wire.accountName?.trim() || null,
});

/** Fields of a new account, as the backend calls them too. */
export const accountNames = [
  'providerId',
  'accountNumber',
  'accountName',
  'paymentPassword',
] as const;
export type AccountName = (typeof accountNames)[number];
export type AccountProblem = 'required' | 'number';
export type AccountValues = Readonly<Record<AccountName, string>>;

/** What is in a form that was left; the transaction password is kept nowhere. */
export function accountDraftOf(kept: Readonly<Record<string, string>> | null): AccountValues {
  const { providerId = '', accountNumber = '', accountName = '' } = kept ?? {};
  return { providerId, accountNumber, accountName, paymentPassword: '' };
}

/** Digits alone: blanks and dashes are how numbers are printed, not what they are. */
export const bareNumber = (typed: string): string => latinDigits(typed).replace(/[\s-]/g, '');

/** As it is sent. */
export const bareAccount = (values: AccountValues): AccountValues => ({
  providerId: values.providerId,
  accountNumber: bareNumber(values.accountNumber),
  accountName: values.accountName.trim(),
  paymentPassword: values.paymentPassword.trim(),
});

/** What is wrong with a new account; its length is for the backend to know (MEM-01). */
export function accountProblems(values: AccountValues): ReadonlyMap<AccountName, AccountProblem> {
  const bare = bareAccount(values);
  const found = new Map<AccountName, AccountProblem>();
  for (const name of accountNames) {
    if (bare[name] === '') found.set(name, 'required');
    else if (name === 'accountNumber' && !/^\d+$/.test(bare.accountNumber)) {
      found.set(name, 'number');
    }
  }
  return found;
}
