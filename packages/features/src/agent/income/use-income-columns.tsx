import { Badge, Button, DateTime } from '@parlour/ui';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { RecordColumn } from '../../shared/records/columns.ts';
import { labelOf } from '../../shared/records/labels.ts';
import { useFigureColumn } from '../team-figures/use-figure-column.tsx';
import { type Income, incomeStatuses, incomeTypes } from './income-model.ts';

interface ColumnsOf {
  readonly rows: readonly Income[];
  readonly symbol: string;
  /** Cards start with the kind, a table starts with the day. */
  readonly wide: boolean;
  /** Shows the parts of an income. */
  readonly onOpen: (income: Income) => void;
}

/** The columns of income, for the screen and for the exported file (AGT-07). */
export function useIncomeColumns({
  rows,
  symbol,
  wide,
  onOpen,
}: ColumnsOf): readonly RecordColumn<Income>[] {
  const t = useT();
  const figures = useFigures();
  const figureColumn = useFigureColumn<Income>();
  const date: RecordColumn<Income> = {
    id: 'date',
    sortsAs: 'time',
    header: t('record.date'),
    cell: (row) => <DateTime value={row.date} text={figures(row.date)} />,
    file: (row) => row.date,
    compact: 'meta',
    always: true,
  };
  const type: RecordColumn<Income> = {
    id: 'type',
    header: t('income.type'),
    cell: (row) => labelOf(incomeTypes, row.type, t),
    file: (row) => labelOf(incomeTypes, row.type, t),
    compact: 'title',
    always: true,
  };
  return [
    ...(wide ? [date, type] : [type, date]),
    {
      id: 'reference',
      header: t('wallet.reference'),
      cell: (row) => (
        <bdi translate="no" dir="ltr">
          {row.reference}
        </bdi>
      ),
      file: (row) => row.reference,
      compact: 'meta',
      roomy: true,
    },
    {
      id: 'status',
      header: t('record.status'),
      cell: (row) => (
        <Badge tone={incomeStatuses.get(row.status)?.tone}>
          {labelOf(incomeStatuses, row.status, t)}
        </Badge>
      ),
      file: (row) => labelOf(incomeStatuses, row.status, t),
      compact: 'aside',
    },
    {
      ...figureColumn({
        id: 'amount',
        header: t('team.income'),
        of: ({ amount }) => amount,
        rows,
        symbol,
        tone: 'warm',
      }),
      compact: 'aside',
      always: true,
    },
    {
      id: 'detail',
      header: t('ui.details'),
      headerHidden: true,
      cell: (row) => (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('income.detailsOf', { name: row.reference })}
          onClick={() => onOpen(row)}
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
