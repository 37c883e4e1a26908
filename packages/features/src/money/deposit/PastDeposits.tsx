import {
  Badge,
  Heading,
  IconSlot,
  Money,
  Pagination,
  Skeleton,
  Stack,
  Surface,
  Text,
} from '@parlour/ui';
import { useFigures, useNumbers, useT } from '../../shared/i18n/use-t.ts';
import { usePagerLabels } from '../../shared/paging/use-pager-labels.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { Part } from '../../shared/parts/part.ts';
import * as css from './DepositView.css.ts';
import { iconOf } from './icons.ts';
import type { Order, OrderPage } from './order.ts';
import { useStatusWords } from './use-status-words.ts';

interface PastDepositsProps {
  readonly past: Part<OrderPage>;
  readonly money: (amount: string) => string;
  readonly onShow: (depositId: string) => void;
  readonly onRetry: () => void;
  readonly onPage: (page: number) => void;
}

/** Lists past deposits, newest first. Each row opens its deposit (MEM-03). */
export function PastDeposits({ past, money, onShow, onRetry, onPage }: PastDepositsProps) {
  const t = useT();
  const numbers = useNumbers();
  const title = t('deposit.recent');
  const labels = usePagerLabels(title);
  const { rows, page, pages } = past.status === 'ready' ? past.value : none;
  return (
    <Surface as="section" aria-labelledby="deposit-past">
      <Stack gap="s2">
        <Heading level={3} id="deposit-past">
          {title}
        </Heading>
        {past.status === 'loading' && <Skeleton height={300} />}
        {past.status === 'error' && <PartError part={past} onRetry={onRetry} />}
        {past.status === 'ready' && rows.length === 0 && (
          <>
            <Text>{t('empty.deposits.title')}</Text>
            <Text size="small" tone="secondary">
              {t('empty.deposits.body')}
            </Text>
          </>
        )}
        {rows.length > 0 && (
          <ul className={css.list}>
            {rows.map((row) => (
              <li key={row.id} data-deposit={row.id} className={css.item}>
                <Row order={row} money={money} onShow={onShow} />
              </li>
            ))}
          </ul>
        )}
        {pages > 1 && <Pagination {...{ labels, numbers, page, pages }} onChange={onPage} />}
      </Stack>
    </Surface>
  );
}

const none: OrderPage = { rows: [], page: 1, pages: 1 };

interface RowProps extends Pick<PastDepositsProps, 'money' | 'onShow'> {
  readonly order: Order;
}

function Row({ order, money, onShow }: RowProps) {
  const figures = useFigures();
  const { tone, label } = useStatusWords().badge(order.status);
  return (
    <button type="button" className={css.row} onClick={() => onShow(order.id)}>
      <span className={css.mark}>
        <IconSlot icon={iconOf(order.kind)} />
      </span>
      <span className={css.words}>
        <Text as="span" bold>
          {order.method}
        </Text>
        <Text as="span" size="small" tone="secondary">
          <span className={css.whole}>{figures(order.created.slice(0, 16))}</span>{' '}
          <span>{'\u00B7'}</span>{' '}
          <bdi translate="no" className={css.whole}>
            {order.reference}
          </bdi>
        </Text>
      </span>
      <span className={css.aside}>
        <Money size="sm" text={money(order.amount)} struck={order.status === 'rejected'} />
        <Badge tone={tone}>{label}</Badge>
      </span>
    </button>
  );
}
