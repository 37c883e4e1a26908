import {
  Badge,
  Heading,
  type IconLike,
  IconSlot,
  Money,
  Pagination,
  Skeleton,
  Stack,
  Surface,
  Text,
} from '@parlour/ui';
import { useFigures, useNumbers, useT } from '../i18n/use-t.ts';
import { usePagerLabels } from '../paging/use-pager-labels.ts';
import { PartError } from '../parts/PartError.tsx';
import type { Part } from '../parts/part.ts';
import * as css from './PastMoves.css.ts';
import { paymentStatus } from './payment-status.ts';

/** One earlier movement of money. */
export interface PastMove {
  readonly id: string;
  /** What the row shows as its subject: a reference, a payment method, a name. */
  readonly what: string;
  /** A decimal string without a sign. */
  readonly amount: string;
  readonly status: string;
  /** In the time zone of the site. */
  readonly time: string;
}

/** One page of them. */
export interface PastPage {
  readonly rows: readonly PastMove[];
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
}

export interface PastMovesProps {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  /** Text shown if there are no movements. */
  readonly none: string;
  readonly icon: IconLike;
  readonly past: Part<PastPage>;
  readonly money: (amount: string) => string;
  readonly onRetry: () => void;
  readonly onPage: (page: number) => void;
}

/** Earlier movements of money, newest first, each with its status (WAL-02, WAL-05, REB-01). */
export function PastMoves({ id, title, none, icon, past, money, ...on }: PastMovesProps) {
  const t = useT();
  const figures = useFigures();
  const numbers = useNumbers();
  const labels = usePagerLabels(title);
  return (
    <Surface as="section" aria-labelledby={id}>
      <Stack gap="s2">
        <Heading level={3} id={id}>
          {title}
        </Heading>
        {past.status === 'loading' && <Skeleton height={120} />}
        {past.status === 'error' && <PartError part={past} onRetry={on.onRetry} />}
        {past.status === 'ready' && past.value.rows.length === 0 && (
          <Text tone="secondary">{none}</Text>
        )}
        {past.status === 'ready' && past.value.rows.length > 0 && (
          <ul className={css.list}>
            {past.value.rows.map((row) => {
              const { label, tone } = paymentStatus(row.status);
              return (
                <li key={row.id} className={css.row}>
                  <span className={css.mark}>
                    <IconSlot icon={icon} />
                  </span>
                  <span className={css.words}>
                    <Text as="span" bold>
                      {row.what}
                    </Text>
                    <Text as="span" size="small" tone="secondary">
                      {figures(row.time)}
                    </Text>
                  </span>
                  <span className={css.aside}>
                    <Money size="sm" text={money(row.amount)} struck={row.status === 'rejected'} />
                    <Badge tone={tone}>{t(label)}</Badge>
                  </span>
                </li>
              );
            })}
          </ul>
        )}
        {past.status === 'ready' && past.value.pages > 1 && (
          <Pagination
            {...{ labels, numbers }}
            page={past.value.page}
            pages={past.value.pages}
            onChange={on.onPage}
          />
        )}
      </Stack>
    </Surface>
  );
}
