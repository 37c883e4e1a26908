import { Heading, Text } from '@parlour/ui';
import { DataList } from '@parlour/ui/data';
import { FormAnnouncement } from '../../shared/form/FormAnnouncement.tsx';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { WithdrawViewProps } from './WithdrawView.props.ts';
import type { WithdrawOptions } from './withdraw-model.ts';

interface SumsProps extends Pick<WithdrawViewProps, 'quote' | 'onRetryQuote'> {
  readonly options: WithdrawOptions;
  readonly amount: string | null;
  readonly money: (amount: string) => string;
  readonly shown: (amount: string) => string;
}

/** Fee and payout of an amount, as the backend quotes them, or that the quote is not there yet (WAL-03). */
export function Sums({ quote, options, amount, money, shown, onRetryQuote }: SumsProps) {
  const t = useT();
  const figures = useFigures();
  const known = quote?.status === 'ready' ? quote.value : null;
  return (
    <>
      <Heading level={3} id="withdraw-sums">
        {t('withdraw.sums')}
      </Heading>
      {quote === null && <Text tone="secondary">{t('withdraw.quoteFirst')}</Text>}
      {quote?.status === 'error' && <PartError part={quote} onRetry={onRetryQuote} />}
      {quote !== null && quote.status !== 'error' && (
        <DataList
          loading={known === null}
          items={[
            {
              id: 'amount',
              label: t('wallet.amount'),
              value: amount === null ? undefined : money(amount),
            },
            {
              id: 'fee',
              label: t('withdraw.feeRate', { rate: figures(options.feeRate) }),
              value: known && money(known.fee),
            },
            {
              id: 'receives',
              label: t('wallet.youReceive'),
              value: known && money(known.receives),
              total: true,
            },
          ]}
        />
      )}
      {quote?.status === 'loading' && (
        <Text size="small" tone="secondary">
          {t('withdraw.quoteLoading')}
        </Text>
      )}
      {known && (
        <>
          <Text size="small" tone="secondary">
            {t('withdraw.later', { amount: shown(known.after) })}
          </Text>
          <FormAnnouncement
            text={t('withdraw.feePreview', {
              fee: money(known.fee),
              amount: money(known.receives),
            })}
          />
        </>
      )}
    </>
  );
}
