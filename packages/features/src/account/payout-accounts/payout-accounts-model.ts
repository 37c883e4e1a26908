import type { WirePayoutAccounts } from '@parlour/api-client';
import { latinDigits } from '@parlour/ui/forms';
import { type FormSchema, formSchema, someText, textThat } from '../../shared/form/schema.ts';

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
const accountProblems = ['required', 'number'] as const;
export type AccountProblem = (typeof accountProblems)[number];
export type AccountValues = Readonly<Record<AccountName, string>>;

/** What is in a form that was left; the transaction password is kept nowhere. */
export function accountDraftOf(kept: Readonly<Record<string, string>> | null): AccountValues {
  const { providerId = '', accountNumber = '', accountName = '' } = kept ?? {};
  return { providerId, accountNumber, accountName, paymentPassword: '' };
}

/** Digits alone: blanks, dashes and dots are how numbers are printed, not what they are. */
export const bareNumber = (typed: string): string =>
  latinDigits(typed).replace(/[\s\p{Cf}\p{Pd}\u2212.()]/gu, '');

/** As it is sent. */
export const bareAccount = (values: AccountValues): AccountValues => ({
  providerId: values.providerId,
  accountNumber: bareNumber(values.accountNumber),
  accountName: values.accountName.trim(),
  paymentPassword: values.paymentPassword.trim(),
});

/** A new account; the length of its number is for the backend to know (MEM-01). */
export const accountSchema: FormSchema<AccountName, AccountProblem> = formSchema(accountProblems, {
  providerId: someText(),
  accountNumber: textThat((typed) => {
    const bare = bareNumber(typed);
    if (bare === '') return 'required';
    return /^\d+$/.test(bare) ? null : 'number';
  }),
  accountName: someText(),
  paymentPassword: someText(),
});

/** What takes an account away: the transaction password alone. */
export const removalSchema = formSchema(['required'] as const, { paymentPassword: someText() });
