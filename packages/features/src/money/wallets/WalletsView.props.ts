import type { PastPage } from '../../shared/money/PastMoves.tsx';
import type { Part } from '../../shared/parts/part.ts';
import type { BalanceHandle } from '../../shared/wallet/use-balance.ts';
import type { TransferDraft, VendorWallet, Wallets } from './wallets-model.ts';

/** A transfer as it is sent; the amount has all its decimals. */
export interface WantedTransfer {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
}

/** An attempt to move money that failed; `attempt` distinguishes two equal failures. */
export interface FailedMove {
  readonly of: 'transfer' | 'back';
  readonly error: unknown;
  readonly attempt: number;
}

export interface WalletsViewProps {
  /** The total balance of all wallets, as the header has it. */
  readonly balance: Pick<BalanceHandle, 'state' | 'text' | 'hidden'>;
  readonly currencySymbol: string;
  readonly wallets: Part<Wallets>;
  /** The last attempt to read the wallets failed: the shown balances may be outdated. */
  readonly isOld: boolean;
  /** Addresses of the vendors' marks, by key. */
  readonly marks: ReadonlyMap<string, string>;
  readonly past: Part<PastPage>;
  /** The movement that is under way. */
  readonly moving: FailedMove['of'] | null;
  readonly failed: FailedMove | null;
  /** The wallets that still hold money after "transfer all back". */
  readonly left: readonly VendorWallet[];
  /** How many transfers were made here; the amount field is emptied after each. */
  readonly made: number;
  /** The draft to start with. Default: nothing. */
  readonly draft?: TransferDraft | undefined;
  /** Called with the values of the form on every change. */
  readonly onDraft?: ((typed: TransferDraft) => void) | undefined;
  readonly onToggleHidden: () => void;
  readonly onRefresh: () => void;
  readonly onTransfer: (wanted: WantedTransfer) => void;
  readonly onAllBack: () => void;
  /** Repeats the failed movement unchanged. */
  readonly onAgain: () => void;
  readonly onRetry: () => void;
  readonly onRetryPast: () => void;
  readonly onPastPage: (page: number) => void;
  readonly onGames: () => void;
}
