import { useT } from '../../shared/i18n/use-t.ts';
import { typeFilter } from '../../shared/records/labels.ts';
import type { RecordsFrame } from '../../shared/records/RecordsView.props.ts';
import { RecordsView } from '../../shared/records/RecordsView.tsx';
import { changeTypes, type PointMove } from './records.ts';
import { useChangeColumns } from './use-change-columns.tsx';

export type ChangesViewProps = RecordsFrame<PointMove>;

/** Points details: every movement of points in a range of days (PTS-01). */
export function ChangesView(props: ChangesViewProps) {
  const { list, read } = props;
  const t = useT();
  const rows = read.status === 'ready' ? read.page.rows : [];
  const columns = useChangeColumns(props.wide);
  return (
    <RecordsView
      {...props}
      columns={columns}
      label={t('points.details')}
      idOf={({ id }) => id}
      filters={[typeFilter(t, changeTypes, rows, list.filters.type)]}
      sums={[]}
      empty={{ title: t('empty.pointsDetails.title'), body: t('empty.pointsDetails.body') }}
    />
  );
}
