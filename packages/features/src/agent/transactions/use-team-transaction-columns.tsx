import { Badge, DateTime } from '@parlour/ui';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { RecordColumn } from '../../shared/records/columns.ts';
import { labelOf } from '../../shared/records/labels.ts';
import { useAccountColumn } from '../team-figures/use-account-column.tsx';
import { useFigureColumn } from '../team-figures/use-figure-column.tsx';
import {
  paymentStatuses,
  type TeamTransaction,
  transactionTypes,
} from './team-transactions-model.ts';

interface ColumnsOf {
  readonly rows: readonly TeamTransaction[];
  readonly symbol: string;
  /** Cards start with the account, a table starts with the time. */
  readonly wide: boolean;
}

/** The columns of the account details of downlines, for the screen and for the exported file (AGT-08). */
export function useTeamTransactionColumns({
  rows,
  symbol,
  wide,
}: ColumnsOf): readonly RecordColumn<TeamTransaction>[] {
  const t = useT();
  const figures = useFigures();
  const figureColumn = useFigureColumn<TeamTransaction>();
  const account = useAccountColumn<TeamTransaction>('title');
  const time: RecordColumn<TeamTransaction> = {
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
      id: 'type',
      header: t('record.type'),
      cell: (row) => labelOf(transactionTypes, row.type, t),
      file: (row) => labelOf(transactionTypes, row.type, t),
      compact: 'meta',
      always: true,
    },
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
      ...figureColumn({
        id: 'change',
        header: t('record.change'),
        of: ({ change }) => change,
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
        <Badge tone={paymentStatuses.get(row.status)?.tone}>
          {labelOf(paymentStatuses, row.status, t)}
        </Badge>
      ),
      file: (row) => labelOf(paymentStatuses, row.status, t),
      compact: 'aside',
    },
  ];
}
