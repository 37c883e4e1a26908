import type { WireTransactionPage, WireWallets } from '@parlour/api-client';
import { anyText, type FormSchema, formSchema, textThat } from '../../shared/form/schema.ts';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { addMoney, isPositive } from '../../shared/money/decimal.ts';
import type { PastPage } from '../../shared/money/PastMoves.tsx';
import { amountProblems, checkAmount } from '../../shared/money/typed-amount.ts';

/** The key of the main wallet in transfers. */
export const mainWallet = 'MAIN';

/** The balance of the member at one vendor. */
export interface VendorWallet {
  readonly code: string;
  readonly name: string;
  /** A decimal string. */
  readonly balance: string;
  /** In maintenance: no money moves in or out. */
  readonly isClosed: boolean;
}

/** The wallets of a member; amounts are decimal strings. */
export interface Wallets {
  readonly main: string;
  /** The sum of the vendor wallets. */
  readonly atVendors: string;
  /** Those with money first, then those in maintenance, else in the order of the backend. */
  readonly vendors: readonly VendorWallet[];
}

/** Wallets with money come first, then those in maintenance. The sort keeps the order of the rest. */
const placeOf = ({ balance, isClosed }: VendorWallet): number =>
  isPositive(balance) ? 0 : isClosed ? 1 : 2;

/** Wire → view model (WAL-02). */
export function toWallets({ main, wallets }: WireWallets): Wallets {
  const byCode = new Map(
    wallets.map(({ vassalage, name, balance, maintenance }): [string, VendorWallet] => [
      vassalage,
      { code: vassalage, name: name.trim() || vassalage, balance, isClosed: maintenance },
    ]),
  );
  byCode.delete(mainWallet);
  const all = [...byCode.values()];
  return {
    main,
    atVendors: addMoney(...all.map(({ balance }) => balance)),
    vendors: [...all].sort((one, other) => placeOf(one) - placeOf(other)),
  };
}

/** The wallets that still hold money after "all back". */
export const leftOut = ({ vendors }: Wallets): readonly VendorWallet[] =>
  vendors.filter(({ balance }) => isPositive(balance));

/** A transfer while it is filled in. */
export interface TransferDraft {
  readonly from: string;
  readonly to: string;
  /** As it was typed. */
  readonly amount: string;
}

/** An empty transfer form. */
export const noTransfer: TransferDraft = { from: '', to: '', amount: '' };

/** Restores a form from its draft; fields that were not kept are empty. */
export function transferDraftOf(kept: Readonly<Record<string, string>> | null): TransferDraft {
  const { from = '', to = '', amount = '' } = kept ?? {};
  return { from, to, amount };
}

/** Field names of the transfer, the same as in the API. */
export const transferNames = ['from', 'to', 'amount'] as const;
export type TransferName = (typeof transferNames)[number];
const walletProblems = ['choose', 'same', 'closed', 'gone'] as const;
export type WalletProblem = (typeof walletProblems)[number];
const transferProblems = [...walletProblems, ...amountProblems] as const;
export type TransferProblem = (typeof transferProblems)[number];

/** A wallet of the draft; `null` when the member has no wallet with this code (any more). */
export function walletOf(wallets: Wallets, code: string): VendorWallet | null {
  if (code === mainWallet) return { code, name: code, balance: wallets.main, isClosed: false };
  return wallets.vendors.find((vendor) => vendor.code === code) ?? null;
}

function problemWithWallet(wallets: Wallets, code: string): WalletProblem | null {
  if (code === '') return 'choose';
  const wallet = walletOf(wallets, code);
  if (wallet === null) return 'gone';
  return wallet.isClosed ? 'closed' : null;
}

/** The schema of a transfer. Nothing is sent while it finds an error (WAL-02). */
export const transferSchema = (
  wallets: Wallets,
  symbol: string,
): FormSchema<TransferName, TransferProblem> =>
  formSchema(
    transferProblems,
    {
      from: textThat((code) => problemWithWallet(wallets, code)),
      to: textThat((code) => problemWithWallet(wallets, code)),
      amount: anyText(),
    },
    [
      { at: 'to', find: ({ from, to }) => (from === to ? 'same' : null) },
      {
        at: 'amount',
        find: ({ from, amount }) =>
          checkAmount(amount, { balance: walletOf(wallets, from)?.balance }, symbol).problem,
      },
    ],
  );

/** The initial transfer: from the main wallet to the first wallet that is not in maintenance. */
export const firstTransfer = ({ vendors }: Wallets): Pick<TransferDraft, 'from' | 'to'> => ({
  from: mainWallet,
  to: vendors.find(({ isClosed }) => !isClosed)?.code ?? '',
});

/** Wire → view model: a page of past transfers. */
export const toPastTransfers = (
  { rows, totalPages }: WireTransactionPage,
  page: number,
  timeZone: string,
): PastPage => ({
  page,
  pages: totalPages,
  rows: rows.map(({ transactionId, reference, detail, status, amount, time }) => ({
    id: transactionId,
    what: detail || reference,
    // A transfer between one's own wallets is no profit or loss, so its sign is dropped.
    amount: amount.replace(/^-/, ''),
    status,
    time: formatDateTime(time, timeZone)?.slice(0, 16) ?? time,
  })),
});
