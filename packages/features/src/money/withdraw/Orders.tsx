import {
  Badge,
  EmptyState,
  Heading,
  IconSlot,
  Money,
  Pagination,
  Skeleton,
  Stack,
  Surface,
  Text,
} from '@parlour/ui';
import { ChevronRight, Landmark, Smartphone } from 'lucide-react';
import { useFigures, useNumbers, useT } from '../../shared/i18n/use-t.ts';
import { usePagerLabels } from '../../shared/paging/use-pager-labels.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import { isReturned, type Order, orderStatus } from './orders.ts';
import * as css from './WithdrawView.css.ts';
import type { WithdrawViewProps } from './WithdrawView.props.ts';

interface OrdersProps extends Pick<WithdrawViewProps, 'past' | 'onOpen' | 'onPage'> {
  readonly money: (amount: string) => string;
  readonly onRetry: () => void;
}

/** Past withdrawals, newest first, each with its status and a button for its details (WAL-03). */
export function Orders({ past, money, onOpen, onRetry, onPage }: OrdersProps) {
  const t = useT();
  const numbers = useNumbers();
  const labels = usePagerLabels(t('withdraw.past'));
  return (
    <Surface as="section" aria-labelledby="withdraw-past">
      <Stack gap="s2">
        <Heading level={3} id="withdraw-past">
          {t('withdraw.past')}
        </Heading>
        {past.status === 'loading' && <Skeleton height={200} />}
        {past.status === 'error' && <PartError part={past} onRetry={onRetry} />}
        {past.status === 'ready' && past.value.rows.length === 0 && (
          <EmptyState
            level={4}
            title={t('empty.withdrawals.title')}
            body={t('empty.withdrawals.body')}
          />
        )}
        {past.status === 'ready' && past.value.rows.length > 0 && (
          <ul className={css.list}>
            {past.value.rows.map((order) => (
              <li key={order.id} className={css.item}>
                <Row order={order} money={money} onOpen={() => onOpen(order.id, 'detail')} />
              </li>
            ))}
          </ul>
        )}
        {past.status === 'ready' && past.value.pages > 1 && (
          <Pagination
            {...{ labels, numbers }}
            page={past.value.page}
            pages={past.value.pages}
            onChange={onPage}
          />
        )}
      </Stack>
    </Surface>
  );
}

interface RowProps extends Pick<OrdersProps, 'money'> {
  readonly order: Order;
  readonly onOpen: () => void;
}

function Row({ order, money, onOpen }: RowProps) {
  const t = useT();
  const figures = useFigures();
  const { label, tone } = orderStatus(order.status);
  return (
    <button type="button" className={css.row} data-order={order.id} onClick={onOpen}>
      <span className={css.mark}>
        <IconSlot icon={order.account.isBank ? Landmark : Smartphone} />
      </span>
      <span className={css.words}>
        <Text as="span" bold>
          {order.account.name}
        </Text>
        <Text as="span" size="small" tone="secondary">
          {figures(order.time)}
        </Text>
      </span>
      <span className={css.end}>
        <span className={css.aside}>
          <Money size="sm" text={money(order.amount)} struck={isReturned(order)} />
          <Badge tone={tone}>{t(label)}</Badge>
        </span>
        <IconSlot icon={ChevronRight} />
      </span>
    </button>
  );
}
