import { useT } from '../../shared/i18n/use-t.ts';
import { statusFilter, typeFilter } from '../../shared/records/labels.ts';
import type { RecordsFrame } from '../../shared/records/RecordsView.props.ts';
import { RecordsView } from '../../shared/records/RecordsView.tsx';
import { rewardKinds } from '../point-rewards/rewards-model.ts';
import { type Redemption, redeemStatuses } from './records.ts';
import { useRedeemColumns } from './use-redeem-columns.tsx';

export interface RedeemsViewProps extends RecordsFrame<Redemption> {
  readonly currencySymbol: string;
}

/** The redeem history: every redemption of a range of days, with its status (PTS-01). */
export function RedeemsView(props: RedeemsViewProps) {
  const { list, read } = props;
  const t = useT();
  const rows = read.status === 'ready' ? read.page.rows : [];
  const columns = useRedeemColumns({ rows, symbol: props.currencySymbol, wide: props.wide });
  return (
    <RecordsView
      {...props}
      columns={columns}
      label={t('points.redeemHistory')}
      idOf={({ id }) => id}
      filters={[
        typeFilter(t, rewardKinds, rows, list.filters.type),
        statusFilter(t, redeemStatuses, rows, list.filters.status),
      ]}
      sums={[]}
      empty={{ title: t('empty.redeems.title'), body: t('empty.redeems.body') }}
    />
  );
}
