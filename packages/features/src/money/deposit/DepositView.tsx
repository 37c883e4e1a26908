import { Button, EmptyState, ErrorState, Skeleton, Stack } from '@parlour/ui';
import { useEffect, useRef } from 'react';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { DepositForm } from './DepositForm.tsx';
import * as css from './DepositView.css.ts';
import type { DepositViewProps, WithMoney } from './DepositView.props.ts';
import { OpenOrders } from './OpenOrders.tsx';
import { OrderView } from './OrderView.tsx';
import { PastDeposits } from './PastDeposits.tsx';

/** The deposit page: a new deposit or an order, and past deposits (MEM-03, WAL-03). */
export function DepositView(props: DepositViewProps) {
  const { order, open, isChosen, currencySymbol } = props;
  const money = useMoney(currencySymbol);
  const waits = !isChosen && order === null && open.status === 'loading';
  const shown = order?.status === 'ready' ? order.value.id : '';
  const main = useFocusAt(waits ? null : order === null ? 'form' : `order ${shown}`);
  return (
    <Stack>
      <OpenOrders open={open} shown={shown} money={money} onShow={props.onShow} />
      <div ref={main} tabIndex={-1} className={css.main}>
        {waits ? <Skeleton height={560} /> : <Main {...props} money={money} />}
      </div>
      <PastDeposits
        past={props.past}
        money={money}
        onShow={props.onShow}
        onRetry={props.onRetryPast}
        onPage={props.onPastPage}
      />
    </Stack>
  );
}

function Main(props: DepositViewProps & WithMoney) {
  const { order, options } = props;
  const t = useT();
  if (order !== null) {
    if (order.status === 'loading') return <Skeleton height={480} />;
    if (order.status === 'ready') return <OrderView {...props} order={order.value} />;
    return (
      <Stack>
        <LoadError error={order.error} onRetry={props.onRefresh} />
        <Button onClick={props.onBegin}>{t('deposit.begin')}</Button>
      </Stack>
    );
  }
  if (options.status === 'loading') return <Skeleton height={560} />;
  if (options.status === 'error') {
    return <LoadError error={options.error} onRetry={props.onRetry} />;
  }
  if (options.value.methods.length === 0) {
    return (
      <EmptyState
        title={t('empty.depositMethods.title')}
        body={t('empty.depositMethods.body')}
        action={<Button onClick={props.onService}>{t('action.contactService')}</Button>}
      />
    );
  }
  return <DepositForm {...props} options={options.value} />;
}

function LoadError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useT();
  return (
    <ErrorState
      title={t('error.loadFailed')}
      body={errorMessage(error, t)}
      retryLabel={t('action.retry')}
      onRetry={onRetry}
    />
  );
}

/** Focuses the content when it replaces other content. The first content does not take the focus (A11-01). */
function useFocusAt(place: string | null) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(place);
  useEffect(() => {
    const before = last.current;
    last.current = place;
    if (before !== null && place !== null && before !== place) box.current?.focus();
  }, [place]);
  return box;
}
