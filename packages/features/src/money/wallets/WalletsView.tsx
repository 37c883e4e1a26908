import { ErrorState, Skeleton, Stack } from '@parlour/ui';
import { ArrowLeftRight } from 'lucide-react';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { PastMoves } from '../../shared/money/PastMoves.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { Sums } from './Sums.tsx';
import { TransferForm } from './TransferForm.tsx';
import { VendorList } from './VendorList.tsx';
import * as css from './WalletsView.css.ts';
import type { WalletsViewProps } from './WalletsView.props.ts';

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
