import { Badge, DateTime, Link, Money } from '@parlour/ui';
import { formatMoney } from '../../shared/i18n/money.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import { sumOf } from '../../shared/records/amounts.ts';
import type { RecordColumn } from '../../shared/records/columns.ts';
import { labelOf } from '../../shared/records/labels.ts';
import { orderHref, paymentStatuses, type Transaction, transactionTypes } from './record-model.ts';

const tones = { '-1': 'danger', 0: 'muted', 1: 'success' } as const;

interface ColumnsOf {
  readonly rows: readonly Transaction[];
  readonly symbol: string;
  /** Cards start with the type, a table starts with the time. */
  readonly wide: boolean;
}

/** The columns of the account record, for the screen and for the exported file (MEM-07). */
export function useTransactionColumns({
  rows,
  symbol,
  wide,
}: ColumnsOf): readonly RecordColumn<Transaction>[] {
  const t = useT();
  const figures = useFigures();
  const time: RecordColumn<Transaction> = {
    id: 'time',
    header: t('record.time'),
    cell: (row) => <DateTime value={row.at} text={figures(row.time)} />,
    file: (row) => row.time,
    compact: 'meta',
    always: true,
  };
  const type: RecordColumn<Transaction> = {
    id: 'type',
    header: t('record.type'),
    cell: (row) => labelOf(transactionTypes, row.type, t),
    file: (row) => labelOf(transactionTypes, row.type, t),
    compact: 'title',
    always: true,
  };
  const change = sumOf(rows.map(({ amount }) => amount));
  const inCurrency = (header: string) => `${header} (${symbol})`;
  return [
    ...(wide ? [time, type] : [type, time]),
    {
      id: 'detail',
      header: t('ui.description'),
      cell: (row) => row.detail,
      file: (row) => row.detail,
      compact: 'meta',
    },
    {
      id: 'reference',
      header: t('wallet.reference'),
      cell: (row) => <Reference of={row} />,
      file: (row) => row.reference,
      compact: 'meta',
      roomy: true,
    },
    {
      id: 'change',
      header: t('record.change'),
      cell: (row) => <Money text={figures(row.change)} tone={tones[row.sign]} />,
      file: (row) => row.amount,
      fileHeader: inCurrency(t('record.change')),
      numeric: true,
      compact: 'aside',
      always: true,
      total: <Money text={figures(formatMoney(change, { symbol, signed: true }) ?? change)} />,
    },
    {
      id: 'balance',
      header: t('record.closing'),
      cell: (row) => <Money text={figures(row.closing)} />,
      file: (row) => row.balanceAfter,
      fileHeader: inCurrency(t('record.closing')),
      numeric: true,
      compact: 'line',
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

/** The number of a movement; for a deposit or a withdrawal it links to the order. */
function Reference({ of }: { readonly of: Transaction }) {
  const href = orderHref(of);
  return (
    <bdi translate="no" dir="ltr">
      {href === null ? of.reference : <Link href={href}>{of.reference}</Link>}
    </bdi>
  );
}
