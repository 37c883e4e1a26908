import { ErrorState, Skeleton, Stack } from '@parlour/ui';
import { ArrowLeftRight } from 'lucide-react';
import { errorMessage, useT } from '../i18n/index.ts';
import { PastMoves, type PastPage, useMoney } from '../money/index.ts';
import type { Part } from '../parts/index.ts';
import type { BalanceHandle } from '../wallet/index.ts';
import type { TransferDraft, VendorWallet, Wallets } from './model.ts';
import { Sums } from './Sums.tsx';
import { TransferForm } from './TransferForm.tsx';
import { VendorList } from './VendorList.tsx';
import * as css from './WalletsView.css.ts';

/** A transfer as it is sent: the amount has all its decimals. */
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
  /** The balance over all wallets, as the header has it. */
  readonly balance: Pick<BalanceHandle, 'state' | 'text' | 'hidden'>;
  readonly currencySymbol: string;
  readonly wallets: Part<Wallets>;
  /** The last attempt to read the wallets failed: what is shown may be old. */
  readonly isOld: boolean;
  /** Addresses of the vendors' marks, by key. */
  readonly marks: ReadonlyMap<string, string>;
  readonly past: Part<PastPage>;
  /** Which movement is under way. */
  readonly moving: FailedMove['of'] | null;
  readonly failed: FailedMove | null;
  /** The wallets that kept their money when everything was to come back. */
  readonly left: readonly VendorWallet[];
  /** How many transfers were made here: after each the amount field is emptied. */
  readonly made: number;
  /** What was left in the form. Default: nothing. */
  readonly draft?: TransferDraft | undefined;
  /** Called with the values of the form on every change. */
  readonly onDraft?: ((typed: TransferDraft) => void) | undefined;
  readonly onToggleHidden: () => void;
  readonly onRefresh: () => void;
  readonly onTransfer: (wanted: WantedTransfer) => void;
  readonly onAllBack: () => void;
  /** The failed movement once more, as it was. */
  readonly onAgain: () => void;
  readonly onRetry: () => void;
  readonly onRetryPast: () => void;
  readonly onPastPage: (page: number) => void;
  readonly onGames: () => void;
}

/** My wallet: the balance of each wallet, and transfers between them (MEM-02, WAL-01, WAL-02). */
export function WalletsView(props: WalletsViewProps) {
  const { wallets, currencySymbol, balance, onRetry } = props;
  const t = useT();
  const money = useMoney(currencySymbol, balance.hidden);
  if (wallets.status === 'error') {
    return (
      <ErrorState
        title={t('error.loadFailed')}
        body={errorMessage(wallets.error, t)}
        retryLabel={t('action.retry')}
        onRetry={onRetry}
      />
    );
  }
  const known = wallets.status === 'ready' ? wallets.value : null;
  return (
    <div className={css.page}>
      <Sums {...props} known={known} money={money} />
      <div className={css.form}>
        {known ? (
          <TransferForm {...props} wallets={known} money={money} />
        ) : (
          <Skeleton height={400} />
        )}
      </div>
      <Stack>
        {known ? (
          <VendorList {...props} vendors={known.vendors} money={money} />
        ) : (
          <Skeleton height={280} />
        )}
        <PastMoves
          id="wallets-past"
          title={t('transfer.recent')}
          none={t('transfer.noneYet')}
          icon={ArrowLeftRight}
          past={props.past}
          money={money}
          onRetry={props.onRetryPast}
          onPage={props.onPastPage}
        />
      </Stack>
    </div>
  );
}
