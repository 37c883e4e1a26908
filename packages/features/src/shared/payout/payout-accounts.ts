import type { WirePayoutAccounts } from '@parlour/api-client';
import { latinDigits } from '@parlour/ui/forms';
import { type FormSchema, formSchema, someText, textThat } from '../form/schema.ts';

/** An account to which money can be paid out. */
export interface PayoutAccount {
  readonly id: string;
  readonly kind: string;
  readonly provider: string;
  /** Masked by the backend. */
  readonly number: string;
  readonly holder: string;
}

/** A bank or wallet that money can be paid out to. */
export interface PayoutProvider {
  readonly id: string;
  readonly name: string;
  readonly isBank: boolean;
}

/** The accounts of a member, and the limits for another one (MEM-01, WAL-03). */
export interface PayoutAccounts {
  readonly accounts: readonly PayoutAccount[];
  readonly providers: readonly PayoutProvider[];
  readonly most: number;
  /** The name that every account must have as its holder; `null` before the first account. */
  readonly holder: string | null;
}

/** Converts the API's payout accounts to the view model. */
export const toPayoutAccounts = (wire: WirePayoutAccounts): PayoutAccounts => ({
  accounts: wire.accounts.map((account) => ({
    id: account.accountId,
    kind: account.kind,
    provider: account.providerName,
    number: account.masked,
    holder: account.accountName,
  })),
  providers: wire.providers.map(({ providerId, name, kind }) => ({
    id: providerId,
    name,
    isBank: kind === 'bank',
  })),
  most: wire.maxAccounts,
  holder: wire.accountName?.trim() || null,
});

/** Fields of a new account, with the backend's names. */
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
/** A new account without the transaction password. */
export type AccountDraft = Omit<AccountValues, 'paymentPassword'>;

/** Returns the values of a draft; the transaction password is never kept. */
export function accountDraftOf(kept: Readonly<Record<string, string>> | null): AccountValues {
  const { providerId = '', accountNumber = '', accountName = '' } = kept ?? {};
  return { providerId, accountNumber, accountName, paymentPassword: '' };
}

/** Returns only the digits: blanks, dashes and dots are printed between them but are not part of a number. */
export const bareNumber = (typed: string): string =>
  latinDigits(typed).replace(/[\s\p{Cf}\p{Pd}\u2212.()]/gu, '');

/** Returns the values as they are sent. */
export const bareAccount = (values: AccountValues): AccountValues => ({
  providerId: values.providerId,
  accountNumber: bareNumber(values.accountNumber),
  accountName: values.accountName.trim(),
  paymentPassword: values.paymentPassword.trim(),
});

const accountNumber = textThat((typed) => {
  const bare = bareNumber(typed);
  if (bare === '') return 'required';
  return /^\d+$/.test(bare) ? null : 'number';
});

/** Schema of a new account. Only the backend knows the right length of its number (MEM-01). */
export const accountSchema: FormSchema<AccountName, AccountProblem> = formSchema(accountProblems, {
  providerId: someText(),
  accountNumber,
  accountName: someText(),
  paymentPassword: someText(),
});

/** Schema of the choice of a bank or wallet, where it is a step of its own. */
export const methodSchema: FormSchema<'providerId', AccountProblem> = formSchema(accountProblems, {
  providerId: someText(),
});

/** Schema of number and holder, where they are a step of their own. */
export const accountDetailsSchema: FormSchema<'accountNumber' | 'accountName', AccountProblem> =
  formSchema(accountProblems, { accountNumber, accountName: someText() });

/** Schema of a removal: only the transaction password. */
export const removalSchema = formSchema(['required'] as const, { paymentPassword: someText() });
