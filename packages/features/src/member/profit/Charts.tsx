import { Heading, ProgressBar, Skeleton, Stack, Surface, Text } from '@parlour/ui';
import { BarChart } from '@parlour/ui/data';
import { gameKinds } from '../../shared/games/kinds.ts';
import { formatMoney } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import * as css from './profit.css.ts';
import type { ProfitDay, ProfitKind, ProfitPage } from './profit-model.ts';

interface ChartsProps {
  /** `null` while the figures are loading. */
  readonly of: Pick<ProfitPage, 'days' | 'kinds'> | null;
  readonly symbol: string;
}

/** Draws the days as bars, and the kinds of games by their stakes: the same figures as the table (MEM-08). */
export function Charts({ of, symbol }: ChartsProps) {
  if (of === null) {
    return (
      <div aria-busy="true" className={css.columns}>
        <Skeleton height={320} />
        <Skeleton height={320} />
      </div>
    );
  }
  if (of.days.length === 0) return null;
  return (
    <div className={css.columns}>
      <Days days={of.days} symbol={symbol} />
      {of.kinds.length > 0 && <Kinds kinds={of.kinds} />}
    </div>
  );
}

function Days({ days, symbol }: { readonly days: readonly ProfitDay[]; readonly symbol: string }) {
  const t = useT();
  const figures = useFigures();
  const inOrder = days.toReversed();
  const money = (value: number) =>
    figures(formatMoney(value.toFixed(2), { symbol, signed: true }) ?? String(value));
  return (
    <Surface as="section" aria-labelledby="profit-days">
      <Stack gap="s3">
        <Heading level={3} id="profit-days">
          {t('profit.byDay')}
        </Heading>
        <BarChart
          label={t('profit.byDay')}
          categories={inOrder.map(({ date }) => ({ id: date, label: figures(date.slice(5)) }))}
          series={[
            {
              id: 'net',
              label: t('wallet.netPosition'),
              values: inOrder.map(({ exact }) => Number(exact.net)),
            },
          ]}
          format={money}
          formatTick={(value) =>
            figures(Math.abs(value) >= 1_000 ? `${Math.round(value / 100) / 10}k` : String(value))
          }
          tableLabel={t('chart.table')}
          categoryLabel={t('profit.date')}
        />
      </Stack>
    </Surface>
  );
}

function Kinds({ kinds }: { readonly kinds: readonly ProfitKind[] }) {
  const t = useT();
  const figures = useFigures();
  return (
    <Surface as="section" aria-labelledby="profit-kinds">
      <Stack gap="s3">
        <Heading level={3} id="profit-kinds">
          {t('profit.byKind')}
        </Heading>
        <Stack as="ul" gap="s4">
          {kinds.map(({ kind, stake, net, percent }) => {
            const label = gameKinds.get(kind);
            return (
              <Stack as="li" gap="s1" key={kind}>
                <ProgressBar label={label ? t(label) : kind} value={percent} text={figures(net)} />
                <Text as="span" size="small" tone="secondary">
                  {t('profit.stakeOf', { amount: stake })}
                </Text>
              </Stack>
            );
          })}
        </Stack>
      </Stack>
    </Surface>
  );
}
