import { Heading, Money, Stack } from '@parlour/ui';
import { DataList } from '@parlour/ui/data';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { isPositive } from '../../shared/money/decimal.ts';
import { type Bonus, type Method, sumsOf } from './deposit-model.ts';

interface SummaryProps {
  /** The amount to send; `null` while the typed text is no valid amount. */
  readonly amount: string | null;
  readonly method: Method | null;
  readonly bonus: Bonus | null;
  readonly money: (amount: string) => string;
}

/** Shows the amount, its fee and what is credited, at the rates of the backend (WAL-03). */
export function Summary({ amount, method, bonus, money }: SummaryProps) {
  const t = useT();
  const figures = useFigures();
  const sums = amount === null || method === null ? null : sumsOf(amount, method, bonus);
  const shown = (value: string | null | undefined) => value && <Money text={money(value)} />;
  const hasFee = method !== null && isPositive(method.feeRate);
  return (
    <Stack gap="s3">
      <Heading level={3}>{t('deposit.summary')}</Heading>
      <DataList
        items={[
          { id: 'amount', label: t('deposit.sent'), value: shown(sums && amount) },
          {
            id: 'fee',
            label: hasFee
              ? t('deposit.feeShare', { rate: figures(method.feeRate) })
              : t('wallet.fee'),
            value: shown(sums?.fee),
          },
          {
            id: 'credited',
            label: t('deposit.credited'),
            value: shown(sums?.credited),
            total: true,
          },
        ]}
      />
      {bonus !== null && (
        <DataList
          variant="well"
          items={[
            {
              id: 'bonus',
              label: t('deposit.bonusShare', { rate: figures(bonus.rate) }),
              value: sums?.bonus && <Money tone="warm" text={money(sums.bonus)} />,
            },
          ]}
        />
      )}
    </Stack>
  );
}
