import { ErrorState, Skeleton, Stack } from '@parlour/ui';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import { Asks } from './Asks.tsx';
import { NoAccounts } from './NoAccounts.tsx';
import { Orders } from './Orders.tsx';
import { OrderWindow } from './OrderWindow.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import type { WithdrawViewProps } from './WithdrawView.props.ts';

/**
 * The withdrawal page: payments that wait for an answer, a new request, and past withdrawals (MEM-04, WAL-03, WAL-04).
 */
export function WithdrawView(props: WithdrawViewProps) {
  const { options, asks, shown, currencySymbol, onRetry } = props;
  const t = useT();
  const money = useMoney(currencySymbol);
  // Waiting payments are shown above the form. Both appear together, so that the form is not pushed down.
  const isLoading = options.status === 'loading' || asks.status === 'loading';
  return (
    <Stack>
      {!isLoading && asks.status === 'error' && (
        <PartError part={asks} onRetry={props.onRetryAsks} />
      )}
      {!isLoading && asks.status === 'ready' && (
        <Asks orders={asks.value} money={money} onOpen={props.onOpen} />
      )}
      {isLoading && <Skeleton height={560} />}
      {!isLoading && options.status === 'error' && (
        <ErrorState
          title={t('error.loadFailed')}
          body={errorMessage(options.error, t)}
          retryLabel={t('action.retry')}
          busy={options.busy}
          onRetry={onRetry}
        />
      )}
      {!isLoading &&
        options.status === 'ready' &&
        (options.value.accounts.length === 0 ? (
          <NoAccounts />
        ) : (
          <WithdrawForm {...props} options={options.value} money={money} />
        ))}
      <Orders
        past={props.past}
        money={money}
        onOpen={props.onOpen}
        onRetry={props.onRetryPast}
        onPage={props.onPage}
      />
      {shown && <OrderWindow {...shown} />}
    </Stack>
  );
}
