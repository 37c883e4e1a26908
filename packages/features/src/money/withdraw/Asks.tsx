import { Alert, Badge, Button, Heading, IconSlot, Inline, Stack, Surface, Text } from '@parlour/ui';
import { CalendarClock } from 'lucide-react';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { Order } from './orders.ts';
import { Policy } from './Policy.tsx';
import * as css from './WithdrawView.css.ts';
import type { WithdrawViewProps } from './WithdrawView.props.ts';

interface AsksProps extends Pick<WithdrawViewProps, 'onOpen'> {
  readonly orders: readonly Order[];
  readonly money: (amount: string) => string;
}

/** Payments that wait for an answer of the member; shown above everything else (WAL-04). */
export function Asks({ orders, money, onOpen }: AsksProps) {
  return orders.map((order) => <Ask key={order.id} order={order} money={money} onOpen={onOpen} />);
}

function Ask({ order, money, onOpen }: Omit<AsksProps, 'orders'> & { readonly order: Order }) {
  const t = useT();
  const figures = useFigures();
  const { id, account, canConfirm, isLate, isPart } = order;
  const heading = `withdraw-ask-${id}`;
  return (
    <Surface as="section" aria-labelledby={heading} data-ask={id}>
      <Stack gap="s3">
        <Inline>
          <Badge tone="warn">{t('status.payment.toConfirm')}</Badge>
        </Inline>
        <Heading level={3} id={heading}>
          {t('withdraw.question', { amount: money(isPart ? order.remaining : order.receives) })}
        </Heading>
        <span className={css.fact}>
          <bdi translate="no" dir="ltr">
            {id}
          </bdi>
          <span>{account.name}</span>
          <bdi translate="no" dir="ltr">
            {figures(account.masked)}
          </bdi>
        </span>
        {isLate ? (
          <>
            <Alert tone="warn" title={t('withdraw.deadlinePassed')}>
              {t('withdraw.resultHere')}
            </Alert>
            <Policy text={order.policy} />
          </>
        ) : (
          <Deadline order={order} />
        )}
        <Inline gap="s2">
          {canConfirm && (
            <Button
              variant="primary"
              aria-describedby={heading}
              onClick={() => onOpen(id, 'answer')}
            >
              {t('withdraw.answer')}
            </Button>
          )}
          <Button aria-describedby={heading} onClick={() => onOpen(id, 'detail')}>
            {t('withdraw.details')}
          </Button>
        </Inline>
      </Stack>
    </Surface>
  );
}

/** The deadline for an answer: a date and a time, no countdown. */
export function Deadline({ order: { deadline } }: { readonly order: Order }) {
  const t = useT();
  if (deadline === null) return null;
  return (
    <span className={css.deadline}>
      <IconSlot icon={CalendarClock} />
      <Text as="span">{t('withdraw.answerBy', { time: deadline })}</Text>
    </span>
  );
}
