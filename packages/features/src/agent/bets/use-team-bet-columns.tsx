import { Badge, DateTime, Stack, Text } from '@parlour/ui';
import { gameKinds } from '../../shared/games/kinds.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { RecordColumn } from '../../shared/records/columns.ts';
import { labelOf } from '../../shared/records/labels.ts';
import { FigureText } from '../team-figures/FigureText.tsx';
import { useAccountColumn } from '../team-figures/use-account-column.tsx';
import { useFigureColumn } from '../team-figures/use-figure-column.tsx';
import { betStatuses, type TeamBet } from './team-bets-model.ts';

interface ColumnsOf {
  readonly rows: readonly TeamBet[];
  readonly symbol: string;
  /** Cards start with the account, a table starts with the time. */
  readonly wide: boolean;
}

/** The columns of team betting, for the screen and for the exported file (AGT-05). */
export function useTeamBetColumns(of: ColumnsOf): readonly RecordColumn<TeamBet>[] {
  const { symbol, wide } = of;
  const t = useT();
  const figures = useFigures();
  const figureColumn = useFigureColumn<TeamBet>();
  const account = useAccountColumn<TeamBet>('title');
  // A refunded bet counts in no sum, so the sums of the page leave it out too.
  const rows = of.rows.filter(({ isVoid }) => !isVoid);
  const kindOf = ({ kind }: TeamBet) => {
    const label = gameKinds.get(kind);
    return label ? t(label) : kind;
  };
  const time: RecordColumn<TeamBet> = {
    id: 'time',
    sortsAs: 'time',
    header: t('record.time'),
    cell: (row) => <DateTime value={row.at} text={figures(row.time)} />,
    file: (row) => row.time,
    compact: 'meta',
    always: true,
  };
  return [
    ...(wide ? [time, account] : [account, time]),
    {
      id: 'game',
      header: t('game.game'),
      cell: (row) => (
        <Stack as="span" gap="s1">
          <Text as="span">{row.game}</Text>
          <Text as="span" size="small" tone="secondary">
            {kindOf(row)}
          </Text>
        </Stack>
      ),
      file: (row) => `${row.game}, ${kindOf(row)}`,
      compact: 'meta',
      always: true,
    },
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
      ...figureColumn({
        id: 'stake',
        header: t('wallet.stake'),
        of: ({ stake }) => stake,
        rows,
        symbol,
      }),
      cell: (row) => <FigureText of={row.stake} struck={row.isVoid} />,
      always: true,
    },
    {
      ...figureColumn({
        id: 'validBet',
        header: t('wallet.validBet'),
        of: ({ validBet }) => validBet,
        rows,
        symbol,
      }),
      roomy: true,
    },
    {
      ...figureColumn({
        id: 'payout',
        header: t('wallet.payout'),
        of: ({ payout }) => payout,
        // An open bet adds nothing to the sum, and does not make it unknown.
        rows: rows.filter(({ isOpen }) => !isOpen),
        symbol,
      }),
      cell: (row) =>
        row.isOpen ? t('bet.awaited') : <FigureText of={row.payout} struck={row.isVoid} />,
      file: (row) => (row.isOpen ? t('bet.awaited') : (row.payout?.exact ?? t('status.unknown'))),
    },
    {
      ...figureColumn({
        id: 'winLoss',
        header: t('wallet.profitLoss'),
        of: ({ winLoss }) => winLoss,
        rows,
        symbol,
        signed: true,
      }),
      compact: 'aside',
      always: true,
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
  ];
}
