import { Button } from '@parlour/ui';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { RecordColumn } from '../../shared/records/columns.ts';
import { useAccountColumn } from '../team-figures/use-account-column.tsx';
import { useFigureColumn } from '../team-figures/use-figure-column.tsx';
import type { Statement, StatementFigures } from './statements-model.ts';

interface ColumnsOf {
  readonly rows: readonly Statement[];
  readonly symbol: string;
  /** Shows the downlines of an account. */
  readonly onOpen: (row: Statement) => void;
}

/** The columns of statements, for the screen and for the exported file (AGT-06). */
export function useStatementColumns({
  rows,
  symbol,
  onOpen,
}: ColumnsOf): readonly RecordColumn<Statement>[] {
  const t = useT();
  const figures = useFigures();
  const figureColumn = useFigureColumn<Statement>();
  const column = (id: keyof StatementFigures, header: string) =>
    figureColumn({ id, header, of: (row) => row[id], rows, symbol, signed: id === 'net' });
  return [
    useAccountColumn<Statement>('title'),
    {
      id: 'team',
      header: t('team.team'),
      cell: ({ team }) => figures(t('team.people', { count: team })),
      file: ({ team }) => String(team),
      numeric: true,
      compact: 'line',
    },
    column('validBet', t('wallet.validBet')),
    column('payout', t('wallet.payout')),
    column('rebate', t('wallet.rebate')),
    { ...column('bonus', t('wallet.bonus')), roomy: true },
    { ...column('net', t('wallet.netPosition')), compact: 'aside', always: true },
    {
      id: 'open',
      header: t('team.directDownline'),
      headerHidden: true,
      cell: (row) =>
        row.team > 0 ? (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('team.openOf', { name: row.account })}
            onClick={() => onOpen(row)}
          >
            {t('team.open')}
          </Button>
        ) : null,
      file: null,
      compact: 'line',
      always: true,
    },
  ];
}
