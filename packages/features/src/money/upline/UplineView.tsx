import { isApiError } from '@parlour/api-client';
import { EmptyState, ErrorState, Skeleton, Stack } from '@parlour/ui';
import { ArrowUpRight } from 'lucide-react';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { PastMoves } from '../../shared/money/PastMoves.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { UplineForm } from './UplineForm.tsx';
import * as css from './UplineView.css.ts';
import type { UplineViewProps } from './UplineView.props.ts';

/** The page for transfers to the upline: the form and past transfers (MEM-05, WAL-05). */
export function UplineView(props: UplineViewProps) {
  const { upline, currencySymbol, onRetry } = props;
  const t = useT();
  const money = useMoney(currencySymbol);
  if (upline.status === 'error') {
    // The member has no upline, or the policy changed: a retry would not help.
    if (isApiError(upline.error) && upline.error.code === 'FEATURE_OFF') {
      return <EmptyState title={t('upline.none')} body={t('error.featureOff')} />;
    }
    return (
      <ErrorState
        title={t('error.loadFailed')}
        body={errorMessage(upline.error, t)}
        retryLabel={t('action.retry')}
        onRetry={onRetry}
      />
    );
  }
  return (
    <div className={css.columns}>
      {upline.status === 'ready' ? (
        <UplineForm {...props} upline={upline.value} money={money} />
      ) : (
        <Skeleton height={560} />
      )}
      <Stack>
        <PastMoves
          id="upline-past"
          title={t('upline.past')}
          none={t('transfer.noneYet')}
          icon={ArrowUpRight}
          past={props.past}
          money={money}
          onRetry={props.onRetryPast}
          onPage={props.onPastPage}
        />
      </Stack>
    </div>
  );
}
