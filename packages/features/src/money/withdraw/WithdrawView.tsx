import { ErrorState, Skeleton, Stack } from '@parlour/ui';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import { Asks } from './Asks.tsx';
import { AmountStep } from './first/AmountStep.tsx';
import { FirstWithdrawalView } from './first/FirstWithdrawalView.tsx';
import { Obstacles } from './Obstacles.tsx';
import { Orders } from './Orders.tsx';
import { OrderWindow } from './OrderWindow.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import type { WithdrawViewProps } from './WithdrawView.props.ts';
import { obstaclesOf } from './withdraw-model.ts';

/**
 * The withdrawal page: payments that wait for an answer, a new request or the steps before
 * the first one, and past withdrawals (MEM-04, WAL-03, WAL-04).
 */
export function WithdrawView(props: WithdrawViewProps) {
  const { options, asks, firstTime, shown, currencySymbol, onRetry } = props;
  const t = useT();
  const money = useMoney(currencySymbol);
  const masked = useMoney(currencySymbol, props.hidden);
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
        (firstTime.setup ? (
          <>
            <Obstacles
              of={obstaclesOf(options.value)}
              options={options.value}
              money={money}
              shown={masked}
            />
            <FirstWithdrawalView {...firstTime.setup} />
          </>
        ) : (
          <>
            {firstTime.amountOf && <AmountStep steps={firstTime.amountOf} />}
            <WithdrawForm {...props} options={options.value} money={money} />
          </>
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
