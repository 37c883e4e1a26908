import { ErrorState, Skeleton } from '@parlour/ui';
import { Modal } from '@parlour/ui/overlays';
import { errorMessage, useT } from '../i18n/index.ts';
import { useMoney } from '../money/index.ts';
import type { Part } from '../parts/index.ts';
import type { Uploads } from '../uploads/index.ts';
import { AnswerWindow } from './AnswerWindow.tsx';
import type { TypedAnswer, WantedAnswer } from './answers.ts';
import { OrderDetail } from './OrderDetail.tsx';
import type { Order } from './orders.ts';
import type { Failed } from './WithdrawView.tsx';

export interface OrderWindowProps {
  readonly as: 'detail' | 'answer';
  readonly id: string;
  readonly order: Part<Order>;
  readonly currencySymbol: string;
  /** What is being sent. */
  readonly busy: 'answer' | 'cancel' | null;
  readonly failed: (Failed & { readonly of: 'answer' | 'cancel' }) | null;
  /** Pictures of the answer (WAL-06). */
  readonly uploads: Uploads;
  /** What an answer begins with. */
  readonly typed: TypedAnswer;
  readonly onType: (typed: TypedAnswer) => void;
  readonly onAnswering: () => void;
  /** Asks whether it is meant where it is final, then sends it. */
  readonly onAnswer: (wanted: WantedAnswer) => void;
  readonly onCancel: () => void;
  /** The failed attempt once more, as it was. */
  readonly onAgain: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** One withdrawal over the page: all of it, or the question whether it came (WAL-03, WAL-04). */
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
          {t('wallet.withdrawal')} <bdi dir="ltr">{id}</bdi>
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
