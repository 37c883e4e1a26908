import { ErrorState, Skeleton } from '@parlour/ui';
import { Modal } from '@parlour/ui/overlays';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { AnswerWindow } from './AnswerWindow.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import type { OrderWindowProps } from './OrderWindow.props.ts';

/** A window with one withdrawal: its details, or the question whether the money arrived (WAL-03, WAL-04). */
export function OrderWindow(props: OrderWindowProps) {
  const { as, id, order, currencySymbol, onClose, onRetry } = props;
  const t = useT();
  const money = useMoney(currencySymbol);
  if (order.status === 'ready' && as === 'answer') {
    return <AnswerWindow {...props} order={order.value} money={money} />;
  }
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={
        <>
          <span>{t('wallet.withdrawal')}</span>{' '}
          <bdi translate="no" dir="ltr">
            {id}
          </bdi>
        </>
      }
      closeLabel={t('action.close')}
      width={480}
    >
      {order.status === 'loading' && <Skeleton height={320} />}
      {order.status === 'error' && (
        <ErrorState
          title={t('error.loadFailed')}
          body={errorMessage(order.error, t)}
          retryLabel={t('action.retry')}
          busy={order.busy}
          onRetry={onRetry}
        />
      )}
      {order.status === 'ready' && <OrderDetail {...props} order={order.value} money={money} />}
    </Modal>
  );
}
