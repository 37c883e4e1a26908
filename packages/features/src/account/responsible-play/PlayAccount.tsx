import { Alert, Button, Grid, Heading, Money, Skeleton, Stack, Surface, Text } from '@parlour/ui';
import { DataList, KpiTile } from '@parlour/ui/data';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { ResponsiblePlayViewProps } from './ResponsiblePlayView.props.ts';
import type { Played } from './responsible-play-model.ts';

/** Time and money of this session and the earlier ones, without praise or blame. */
export function PlayAccount(props: ResponsiblePlayViewProps) {
  const { account, currencySymbol, busy, failed, onRead, onRetry } = props;
  const t = useT();
  const figures = useFigures();
  const money = useMoney(currencySymbol);
  if (account.status === 'loading') return <Skeleton height={320} />;
  if (account.status === 'error') {
    return <PartError part={account} onRetry={() => onRetry('account')} />;
  }
  const { value } = account;
  const { reminder } = value;
  return (
    <Stack>
      {failed?.of === 'read' && (
        <FailureAlert key={failed.attempt} text={errorMessage(failed.error, t)} />
      )}
      {reminder.isDue && (
        <Alert
          tone="info"
          title={t('rg.realityCheck')}
          action={
            <Button size="sm" busy={busy === 'read'} onClick={onRead}>
              {t('play.read')}
            </Button>
          }
        >
          {`${t('rgMsg.checkTime', { time: value.time })} ${t('rgMsg.checkNet', { amount: money(value.net) })}`}
        </Alert>
      )}
      <Grid min="sm" gap="s3">
        <KpiTile label={t('rg.sessionTime')} value={figures(value.time)} />
        <KpiTile label={t('rg.totalBet')} value={<Money text={money(value.bet)} />} />
        <KpiTile label={t('rg.totalPayout')} value={<Money text={money(value.payout)} />} />
        <KpiTile label={t('rg.netPosition')} value={<Money text={money(value.net)} />} />
      </Grid>
      {!reminder.isDue && reminder.at !== null && (
        <Text size="small" tone="secondary">
          {t('play.reminderAt', { time: reminder.at })}
        </Text>
      )}
      <List id="play-games" title={t('play.games')} rows={value.games} money={money} />
      <List id="play-past" title={t('play.past')} rows={value.past} money={money} />
    </Stack>
  );
}

interface ListProps {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly Played[];
  readonly money: (amount: string) => string;
}

function List({ id, title, rows, money }: ListProps) {
  const t = useT();
  const figures = useFigures();
  return (
    <Surface as="section" aria-labelledby={id}>
      <Stack>
        <Heading level={3} id={id}>
          {title}
        </Heading>
        {rows.length === 0 ? (
          <Text tone="secondary">{t('play.nothingYet')}</Text>
        ) : (
          <DataList
            items={rows.map((row) => ({
              id: row.id,
              label: figures(row.name),
              value: `${figures(row.time)} \u00B7 ${money(row.net)}`,
            }))}
          />
        )}
      </Stack>
    </Surface>
  );
}
