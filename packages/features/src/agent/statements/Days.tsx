import { Heading, Skeleton, Stack, Surface } from '@parlour/ui';
import { BarChart } from '@parlour/ui/data';
import { formatMoney } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { StatementDay } from './statements-model.ts';

interface DaysProps {
  /** `null` while the figures are loading. */
  readonly days: readonly StatementDay[] | null;
  readonly symbol: string;
}

/** The net of the team, day by day; an unknown day has no bar (AGT-06). */
export function Days({ days, symbol }: DaysProps) {
  const t = useT();
  const figures = useFigures();
  if (days === null) {
    return (
      <div aria-busy="true">
        <Skeleton height={320} />
      </div>
    );
  }
  if (days.length < 2) return null;
  const money = (value: number) =>
    figures(formatMoney(value.toFixed(2), { symbol, signed: true }) ?? String(value));
  return (
    <Surface as="section" aria-labelledby="statement-days">
      <Stack gap="s3">
        <Heading level={3} id="statement-days">
          {t('profit.byDay')}
        </Heading>
        <BarChart
          label={t('profit.byDay')}
          categories={days.map(({ date }) => ({ id: date, label: figures(date.slice(5)) }))}
          series={[
            {
              id: 'net',
              label: t('wallet.netPosition'),
              values: days.map(({ net }) => (net === null ? null : Number(net.exact))),
            },
          ]}
          format={money}
          formatTick={(value) =>
            figures(Math.abs(value) >= 1_000 ? `${Math.round(value / 100) / 10}k` : String(value))
          }
          tableLabel={t('chart.table')}
          categoryLabel={t('record.date')}
        />
      </Stack>
    </Surface>
  );
}
