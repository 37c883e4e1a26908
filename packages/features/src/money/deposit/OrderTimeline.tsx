import { Money } from '@parlour/ui';
import { DataList, Timeline, type TimelineState } from '@parlour/ui/data';
import { type MessageKey, useFigures, useT } from '../../shared/i18n/use-t.ts';
import { isPositive } from '../../shared/money/decimal.ts';
import { type Order, type StepId, stageOf, timelineOf } from './order.ts';
import { useStatusWords } from './use-status-words.ts';

interface OrderTimelineProps {
  readonly order: Order;
  readonly money: (amount: string) => string;
}

const steps = {
  asked: 'deposit.step.asked',
  pay: 'deposit.step.pay',
  check: 'deposit.step.check',
  credit: 'deposit.step.credit',
  rejected: 'status.payment.rejected',
  expired: 'status.payment.expired',
  cancelled: 'status.payment.cancelled',
  unknown: 'status.unknown',
} as const satisfies Record<StepId, MessageKey>;

/** The timeline of a deposit: past steps, next steps, and the amounts (WAL-03). */
export function OrderTimeline({ order, money }: OrderTimelineProps) {
  const t = useT();
  const figures = useFigures();
  const words = useStatusWords();
  const states: Record<TimelineState, string> = {
    done: t('deposit.state.done'),
    current: t('deposit.state.current'),
    todo: t('deposit.state.todo'),
    failed: t('deposit.state.failed'),
  };
  const isDone = stageOf(order.status) === 'completed';
  return (
    <>
      <Timeline
        label={t('deposit.title', { reference: order.reference })}
        stateLabels={states}
        events={timelineOf(order).map(({ id, state, time }) => ({
          id,
          state,
          title: id === 'unknown' ? words.badge(order.status).label : t(steps[id]),
          ...(time !== undefined && { time: figures(time) }),
        }))}
      />
      <DataList
        items={[
          { id: 'method', label: t('wallet.paymentMethod'), value: order.method },
          { id: 'amount', label: t('wallet.amount'), value: <Money text={money(order.amount)} /> },
          { id: 'fee', label: t('wallet.fee'), value: <Money text={money(order.fee)} /> },
          ...(isPositive(order.bonus)
            ? [
                {
                  id: 'bonus',
                  label: t('wallet.bonus'),
                  value: <Money tone="warm" text={money(order.bonus)} />,
                },
              ]
            : []),
          {
            id: 'credited',
            label: t(isDone ? 'deposit.creditedDone' : 'deposit.credited'),
            value: <Money text={money(order.credited)} struck={isLost(order.status)} />,
            total: true,
          },
        ]}
      />
    </>
  );
}

/** No money of this deposit will be credited. */
const isLost = (status: string): boolean =>
  ['rejected', 'expired', 'cancelled'].includes(stageOf(status));
