import { Alert, Countdown, IconButton, Money, Surface, Text } from '@parlour/ui';
import { QrCode } from '@parlour/ui/content';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFigures, useNumbers, useT } from '../../shared/i18n/use-t.ts';
import * as css from './DepositView.css.ts';
import type { OrderViewProps } from './OrderView.props.ts';
import type { PayTo } from './order.ts';

interface PayInstructionsProps extends Pick<OrderViewProps, 'order' | 'money' | 'clock'> {
  readonly payTo: PayTo;
  readonly onCopy: (text: string) => void;
  readonly onRefresh: () => void;
}

/** Shows where to send exactly how much, and by when (WAL-03). Every value has its own copy button. */
export function PayInstructions({ order, payTo, money, clock, ...on }: PayInstructionsProps) {
  const t = useT();
  const figures = useFigures();
  const numbers = useNumbers();
  const { payBy, amount, reference } = order;
  return (
    <>
      <Text bold>{t('deposit.payExact', { amount: money(amount) })}</Text>
      <Surface tone="sunken" radius="md" padding="s4" className={css.account}>
        {payTo.qr !== '' && (
          <QrCode
            className={css.code}
            text={payTo.qr}
            size={160}
            label={t('deposit.qr', { method: order.method })}
          />
        )}
        <dl className={css.facts}>
          <Fact
            label={t('deposit.amountToSend')}
            copyLabel={t('deposit.copyAmount')}
            copied={amount}
            onCopy={on.onCopy}
          >
            <Money text={money(amount)} />
          </Fact>
          <Fact
            label={t('wallet.accountNumber')}
            copyLabel={t('deposit.copyAccount')}
            copied={payTo.number}
            onCopy={on.onCopy}
          >
            <bdi translate="no" dir="ltr">
              {payTo.number}
            </bdi>
          </Fact>
          <Fact label={t('wallet.accountName')}>
            <bdi translate="no">{payTo.name}</bdi>
          </Fact>
          {payTo.bank !== '' && (
            <Fact label={t('deposit.bank')}>
              <bdi translate="no">{payTo.bank}</bdi>
            </Fact>
          )}
          <Fact
            label={t('wallet.reference')}
            copyLabel={t('deposit.copyReference')}
            copied={reference}
            onCopy={on.onCopy}
          >
            <bdi translate="no" dir="ltr">
              {reference}
            </bdi>
          </Fact>
        </dl>
      </Surface>
      {payTo.note !== '' && <Text>{payTo.note}</Text>}
      <Alert
        tone="info"
        {...(payBy !== null && { title: t('deposit.payBy', { time: figures(payBy.text) }) })}
      >
        {payBy !== null && (
          <div>
            <Countdown
              until={payBy.at}
              label={t('deposit.timeLeft')}
              numbers={numbers}
              clock={clock}
              onEnd={on.onRefresh}
            />
          </div>
        )}
        <span>{t('deposit.oneUse')}</span>
      </Alert>
    </>
  );
}

interface FactProps {
  readonly label: string;
  readonly copyLabel?: string;
  /** The text for the clipboard. */
  readonly copied?: string;
  readonly onCopy?: (text: string) => void;
  readonly children: ReactNode;
}

function Fact({ label, copyLabel, copied, onCopy, children }: FactProps) {
  return (
    <div className={css.fact}>
      <dt>
        <Text as="span" size="small" tone="secondary">
          {label}
        </Text>
      </dt>
      <dd className={css.value}>
        {children}
        {copyLabel !== undefined && copied !== undefined && (
          <IconButton icon={Copy} label={copyLabel} onClick={() => onCopy?.(copied)} />
        )}
      </dd>
    </div>
  );
}
