import { useT } from '../../shared/i18n/use-t.ts';
import { statusFilter, typeFilter } from '../../shared/records/labels.ts';
import type { RecordSum, RecordsFrame } from '../../shared/records/RecordsView.props.ts';
import { RecordsView } from '../../shared/records/RecordsView.tsx';
import type { ListRead } from '../../shared/records/use-records.ts';
import {
  paymentStatuses,
  type Transaction,
  type TransactionsPage,
  transactionTypes,
} from './record-model.ts';
import { useTransactionColumns } from './use-transaction-columns.tsx';

export interface TransactionsViewProps extends Omit<RecordsFrame<Transaction>, 'read'> {
  readonly read: ListRead<TransactionsPage>;
  readonly currencySymbol: string;
}

/** The account record: every movement of the balance in a range of days (MEM-07). */
export function TransactionsView(props: TransactionsViewProps) {
  const { list, read } = props;
  const t = useT();
  const page = read.status === 'ready' ? read.page : null;
  const rows = page?.rows ?? [];
  const columns = useTransactionColumns({ rows, symbol: props.currencySymbol, wide: props.wide });
  const sum = (
    id: 'deposits' | 'withdrawals' | 'bonuses' | 'change',
    label: string,
    tone?: RecordSum['tone'],
  ): RecordSum => ({ id, label, text: page?.sums[id] ?? null, tone });
  const sign = page?.sums.sign ?? 0;
  return (
    <RecordsView
      {...props}
      columns={columns}
      label={t('member.transactionHistory')}
      idOf={({ id }) => id}
      filters={[
        typeFilter(t, transactionTypes, rows, list.filters.type),
        statusFilter(t, paymentStatuses, rows, list.filters.status),
      ]}
      sums={[
        sum('deposits', t('wallet.deposit')),
        sum('withdrawals', t('wallet.withdrawal')),
        sum('bonuses', t('record.bonusAndRebate'), 'warm'),
        sum('change', t('record.change'), sign === 0 ? 'neutral' : sign > 0 ? 'success' : 'danger'),
      ]}
      empty={{ title: t('empty.transactions.title'), body: t('empty.transactions.body') }}
    />
  );
}
