import { Alert, Badge, Button, Inline, Stack } from '@parlour/ui';
import { DataList, type DataListItem, Timeline } from '@parlour/ui/data';
import { FormStatus } from '@parlour/ui/forms';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import { SentPictures } from '../../shared/uploads/SentPictures.tsx';
import { Deadline } from './Asks.tsx';
import type { OrderWindowProps } from './OrderWindow.props.ts';
import { type Order, orderStatus } from './orders.ts';
import { Policy } from './Policy.tsx';

interface OrderDetailProps extends Omit<OrderWindowProps, 'order'> {
  readonly order: Order;
  readonly money: (amount: string) => string;
}

/** Everything the backend says about one withdrawal, and its actions (WAL-03, WAL-04). */
export function OrderDetail({ order, busy, failed, money, ...on }: OrderDetailProps) {
  const t = useT();
  const { canConfirm, canCancel, isLate, reason } = order;
  return (
    <FormStatus message={busy === 'cancel' ? t('loading.sending') : ''}>
      <Stack>
        {failed?.of === 'cancel' && (
          <MoveFailure
            key={failed.attempt}
            error={failed.error}
            busy={busy === 'cancel'}
            onRetry={on.onAgain}
          />
        )}
        {reason !== null && (
          <Alert tone="danger" title={t('withdraw.reason')}>
            {reason}
          </Alert>
        )}
        {isLate && (
          <Alert tone="warn" title={t('withdraw.deadlinePassed')}>
            {t('withdraw.resultHere')}
          </Alert>
        )}
        <Facts order={order} money={money} />
        <SentPictures urls={order.proofs} />
        <OrderTimeline order={order} />
        {canConfirm && <Deadline order={order} />}
        {(canConfirm || isLate) && <Policy text={order.policy} />}
        {(canConfirm || canCancel) && (
          <Inline gap="s2">
            {canConfirm && (
              <Button variant="primary" onClick={on.onAnswering}>
                {t('withdraw.answer')}
              </Button>
            )}
            {canCancel && (
              <Button busy={busy === 'cancel'} onClick={on.onCancel}>
                {t('confirm.cancelWithdraw.action')}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </FormStatus>
  );
}

interface FactsProps {
  readonly order: Order;
  readonly money: (amount: string) => string;
}

function Facts({ order, money }: FactsProps) {
  const t = useT();
  const figures = useFigures();
  const { status, account, isPart, paidAt } = order;
  const { label, tone } = orderStatus(status);
  const isUnknown = label === 'status.unknown';
  const items: readonly DataListItem[] = [
    {
      id: 'status',
      label: t('withdraw.status'),
      value: (
        <>
          <Badge tone={tone}>{t(label)}</Badge>{' '}
          {isUnknown && (
            <bdi translate="no" dir="ltr">
              {status}
            </bdi>
          )}
        </>
      ),
    },
    { id: 'account', label: t('wallet.payoutAccount'), value: account.name },
    {
      id: 'number',
      label: account.holder,
      value: (
        <bdi translate="no" dir="ltr">
          {figures(account.masked)}
        </bdi>
      ),
    },
    { id: 'created', label: t('withdraw.created'), value: figures(order.time) },
    ...(paidAt === null
      ? []
      : [{ id: 'paid', label: t('withdraw.paidAt'), value: figures(paidAt) }]),
    { id: 'amount', label: t('wallet.amount'), value: money(order.amount) },
    { id: 'fee', label: t('wallet.fee'), value: money(order.fee) },
    ...(isPart
      ? [
          { id: 'came', label: t('wallet.receivedAmount'), value: money(order.received) },
          { id: 'left', label: t('wallet.remainingAmount'), value: money(order.remaining) },
        ]
      : []),
    {
      id: 'receives',
      label: t('wallet.youReceive'),
      value: money(order.receives),
      total: true,
    },
  ];
  return <DataList variant="well" items={items} />;
}

function OrderTimeline({ order: { id, steps } }: { readonly order: Order }) {
  const t = useT();
  const figures = useFigures();
  return (
    <Timeline
      label={t('withdraw.progress', { id })}
      stateLabels={{
        done: t('withdraw.isDone'),
        current: t('withdraw.isNow'),
        todo: t('withdraw.isNext'),
        failed: t('withdraw.isFailed'),
      }}
      events={steps.map((step) => ({
        id: step.id,
        title: step.note ?? t(orderStatus(step.status).label),
        time: figures(step.time),
        state: step.state,
      }))}
    />
  );
}
