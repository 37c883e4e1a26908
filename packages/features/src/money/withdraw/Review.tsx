import { Alert, Stack } from '@parlour/ui';
import { DataList } from '@parlour/ui/data';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { PayoutAccount, Quote } from './withdraw-model.ts';

interface ReviewProps {
  readonly account: PayoutAccount | undefined;
  readonly amount: string;
  readonly quote: Quote;
  /** Number of an open order for the same amount and account; `null` without one. */
  readonly same: string | null;
  readonly money: (amount: string) => string;
}

/** The summary before a withdrawal is sent: who gets how much, and where (WAL-03). */
export function Review({ account, amount, quote, same, money }: ReviewProps) {
  const t = useT();
  const figures = useFigures();
  return (
    <Stack gap="s3">
      {same !== null && (
        <Alert tone="warn">{t('withdraw.sameOpen', { amount: money(amount), id: same })}</Alert>
      )}
      <DataList
        variant="well"
        items={[
          { id: 'holder', label: t('wallet.accountName'), value: account?.holder },
          { id: 'account', label: t('wallet.payoutAccount'), value: account?.name },
          {
            id: 'number',
            label: t('wallet.accountNumber'),
            value: account && (
              <bdi translate="no" dir="ltr">
                {figures(account.masked)}
              </bdi>
            ),
          },
          { id: 'amount', label: t('wallet.amount'), value: money(amount) },
          { id: 'fee', label: t('wallet.fee'), value: money(quote.fee) },
          {
            id: 'receives',
            label: t('wallet.youReceive'),
            value: money(quote.receives),
            total: true,
          },
        ]}
      />
    </Stack>
  );
}
