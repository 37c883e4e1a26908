import { useT } from '../../shared/i18n/use-t.ts';
import { statusFilter, typeFilter } from '../../shared/records/labels.ts';
import type { RecordsFrame } from '../../shared/records/RecordsView.props.ts';
import { RecordsView } from '../../shared/records/RecordsView.tsx';
import type { ListRead } from '../../shared/records/use-records.ts';
import { useAccountSearch } from '../team-figures/use-account-column.tsx';
import { useFigureSum } from '../team-figures/use-figure-column.tsx';
import {
  paymentStatuses,
  type TeamTransaction,
  type TeamTransactionsPage,
  transactionTypes,
} from './team-transactions-model.ts';
import { useTeamTransactionColumns } from './use-team-transaction-columns.tsx';

export interface TeamTransactionsViewProps extends Omit<RecordsFrame<TeamTransaction>, 'read'> {
  readonly read: ListRead<TeamTransactionsPage>;
  readonly currencySymbol: string;
}

/** Account details of downlines: every movement of their balances in a range of days (AGT-08). */
export function TeamTransactionsView(props: TeamTransactionsViewProps) {
  const { list, read, currencySymbol: symbol, wide } = props;
  const t = useT();
  const page = read.status === 'ready' ? read.page : null;
  const rows = page?.rows ?? [];
  const sums = page?.sums;
  const sum = useFigureSum();
  return (
    <RecordsView
      {...props}
      columns={useTeamTransactionColumns({ rows, symbol, wide })}
      label={t('agent.agentDownlineTransactionDetailsCopy')}
      idOf={({ id }) => id}
      search={useAccountSearch(list.filters.search)}
      filters={[
        typeFilter(t, transactionTypes, rows, list.filters.type),
        statusFilter(t, paymentStatuses, rows, list.filters.status),
      ]}
      sums={[
        sum({ id: 'deposits', label: t('team.deposits'), of: sums?.deposits }),
        sum({ id: 'withdrawals', label: t('team.withdrawals'), of: sums?.withdrawals }),
        sum({
          id: 'bonuses',
          label: t('record.bonusAndRebate'),
          of: sums?.bonuses,
          tone: 'warm',
        }),
        sum({ id: 'change', label: t('record.change'), of: sums?.change, signed: true }),
      ]}
      empty={{
        title: t('empty.teamTransactions.title'),
        body: t('empty.teamTransactions.body'),
      }}
    />
  );
}
