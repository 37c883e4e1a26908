import { Badge, Button, DateTime, Money, Stack, Text } from '@parlour/ui';
import { formatMoney } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { sumOf } from '../../shared/records/amounts.ts';
import type { RecordColumn } from '../../shared/records/columns.ts';
import { labelOf } from '../../shared/records/labels.ts';
import { type Bet, betStatuses } from './bets-model.ts';

const tones = { '-1': 'danger', 0: 'muted', 1: 'success' } as const;

interface ColumnsOf {
  readonly rows: readonly Bet[];
  readonly symbol: string;
  /** Cards start with the game, a table starts with the time. */
  readonly wide: boolean;
  readonly vendorName: (code: string) => string;
  readonly onDetail: (bet: Bet) => void;
}

/** The columns of the betting record, for the screen and for the exported file (MEM-06). */
export function useBetColumns(of: ColumnsOf): readonly RecordColumn<Bet>[] {
  const { rows, symbol, wide, vendorName, onDetail } = of;
  const t = useT();
  const figures = useFigures();
  const counted = rows.filter(({ isVoid }) => !isVoid);
  const total = (part: keyof Bet['exact'], signed = false) => {
    const sum = sumOf(counted.map(({ exact }) => exact[part]));
    return <Money text={figures(formatMoney(sum, { symbol, signed }) ?? sum)} />;
  };
  const inCurrency = (header: string) => `${header} (${symbol})`;
  const time: RecordColumn<Bet> = {
    id: 'time',
    header: t('record.time'),
    cell: (row) => <DateTime value={row.at} text={figures(row.time)} />,
    file: (row) => row.time,
    compact: 'meta',
    always: true,
  };
  const game: RecordColumn<Bet> = {
    id: 'game',
    header: t('game.game'),
    cell: (row) => (
      <Stack as="span" gap="s1">
        <Text as="span" bold>
          {row.game}
        </Text>
        <Text as="span" size="small" tone="secondary">
          {vendorName(row.vendor)}
        </Text>
      </Stack>
    ),
    file: (row) => `${row.game}, ${vendorName(row.vendor)}`,
    compact: 'title',
    always: true,
  };
  return [
    ...(wide ? [time, game] : [game, time]),
    {
      id: 'number',
      header: t('record.betNo'),
      cell: (row) => (
        <bdi translate="no" dir="ltr">
          {row.id}
        </bdi>
      ),
      file: (row) => row.id,
      compact: 'meta',
      roomy: true,
    },
    {
      id: 'stake',
      header: t('wallet.stake'),
      cell: (row) => <Money text={figures(row.stake)} struck={row.isVoid} />,
      file: (row) => row.exact.stake,
      fileHeader: inCurrency(t('wallet.stake')),
      numeric: true,
      compact: 'line',
      total: total('stake'),
    },
    {
      id: 'payout',
      header: t('wallet.payout'),
      cell: (row) =>
        row.isOpen ? t('bet.awaited') : <Money text={figures(row.payout)} struck={row.isVoid} />,
      file: (row) => (row.isOpen ? t('bet.awaited') : row.exact.payout),
      fileHeader: inCurrency(t('wallet.payout')),
      numeric: true,
      compact: 'line',
      total: total('payout'),
    },
    {
      id: 'winLoss',
      header: t('wallet.profitLoss'),
      cell: (row) => <Money text={figures(row.winLoss)} tone={tones[row.sign]} />,
      file: (row) => row.exact.winLoss,
      fileHeader: inCurrency(t('wallet.profitLoss')),
      numeric: true,
      compact: 'aside',
      always: true,
      total: total('winLoss', true),
    },
    {
      id: 'status',
      header: t('record.status'),
      cell: (row) => (
        <Badge tone={betStatuses.get(row.status)?.tone}>
          {labelOf(betStatuses, row.status, t)}
        </Badge>
      ),
      file: (row) => labelOf(betStatuses, row.status, t),
      compact: 'aside',
    },
    {
      id: 'detail',
      header: t('ui.details'),
      headerHidden: true,
      cell: (row) => (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('bet.detailsOf', { name: row.id })}
          onClick={() => onDetail(row)}
        >
          {t('ui.details')}
        </Button>
      ),
      file: null,
      compact: 'line',
      always: true,
    },
  ];
}
