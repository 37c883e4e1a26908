import { Badge, EmptyState, Heading, Inline, ProgressBar, Stack, Surface, Text } from '@parlour/ui';
import { LineChart } from '@parlour/ui/data';
import { formatMoney } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { Overview, Share, Top } from './overview-model.ts';

/** Deposits and withdrawals of the team, day by day. */
export function Flow({ days, symbol }: Pick<Overview, 'days'> & { readonly symbol: string }) {
  const t = useT();
  const figures = useFigures();
  const money = (value: number) =>
    figures(formatMoney(value.toFixed(2), { symbol }) ?? String(value));
  return (
    <Surface as="section" aria-labelledby="team-flow">
      <Stack gap="s3">
        <Heading level={3} id="team-flow">
          {t('team.flow')}
        </Heading>
        <LineChart
          label={t('team.flow')}
          categories={days.map(({ date }) => ({ id: date, label: figures(date.slice(5)) }))}
          series={[
            {
              id: 'deposits',
              label: t('wallet.deposit'),
              values: days.map(({ deposits }) => deposits),
            },
            {
              id: 'withdrawals',
              label: t('wallet.withdrawal'),
              values: days.map(({ withdrawals }) => withdrawals),
            },
          ]}
          format={money}
          formatTick={(value) =>
            figures(Math.abs(value) >= 1_000 ? `${Math.round(value / 100) / 10}k` : String(value))
          }
          tableLabel={t('chart.table')}
          categoryLabel={t('chart.day')}
        />
      </Stack>
    </Surface>
  );
}

/** The kinds of games the team bet on, the largest share first. */
export function Shares({ shares }: { readonly shares: readonly Share[] }) {
  const t = useT();
  const figures = useFigures();
  return (
    <Surface as="section" aria-labelledby="team-shares">
      <Stack gap="s3">
        <Heading level={3} id="team-shares">
          {t('team.shares')}
        </Heading>
        {shares.length === 0 && (
          <EmptyState title={t('empty.teamBets.title')} body={t('empty.teamBets.body')} />
        )}
        {shares.map(({ id, label, percent, text }) => (
          <ProgressBar
            key={id}
            label={label ? t(label) : id}
            value={percent}
            text={figures(text)}
          />
        ))}
      </Stack>
    </Surface>
  );
}

/** The downlines with the highest bets of their own. */
export function TopDownlines({ top }: { readonly top: readonly Top[] }) {
  const t = useT();
  const figures = useFigures();
  return (
    <Surface as="section" aria-labelledby="team-top">
      <Stack gap="s3">
        <Inline justify="between">
          <Heading level={3} id="team-top">
            {t('team.top')}
          </Heading>
          <Text as="span" size="small" tone="secondary">
            {t('wallet.validBet')}
          </Text>
        </Inline>
        <Stack as="ul" gap="s3">
          {top.map(({ id, account, isAgent, validBet, percent }) => (
            <Stack as="li" gap="s1" key={id}>
              <Inline>
                <Badge tone={isAgent ? 'accent' : 'neutral'}>
                  {t(isAgent ? 'auth.agent' : 'auth.member')}
                </Badge>
              </Inline>
              <ProgressBar label={account} value={percent} text={figures(validBet)} />
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Surface>
  );
}
