import { Text } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import { statusFilter } from '../../shared/records/labels.ts';
import type { RecordFilter } from '../../shared/records/RecordFilters.tsx';
import type { RecordSum, RecordsFrame } from '../../shared/records/RecordsView.props.ts';
import { RecordsView } from '../../shared/records/RecordsView.tsx';
import type { ListRead } from '../../shared/records/use-records.ts';
import { type Bonus, type BonusesPage, bonusStatuses } from './bonuses-model.ts';
import { useBonusColumns } from './use-bonus-columns.tsx';

export interface BonusesViewProps extends Omit<RecordsFrame<Bonus>, 'read'> {
  readonly read: ListRead<BonusesPage>;
  readonly currencySymbol: string;
  /** Sources seen so far, each with the title of one of its bonuses. The contract does not list them. */
  readonly sources: ReadonlyMap<string, string>;
}

/** The bonuses of a range of days, with the progress of their turnover (MEM-09). */
export function BonusesView(props: BonusesViewProps) {
  const { list, read, currencySymbol: symbol } = props;
  const t = useT();
  const page = read.status === 'ready' ? read.page : null;
  const rows = page?.rows ?? [];
  const columns = useBonusColumns({ rows, symbol });
  const sum = (
    id: 'total' | 'withdrawable' | 'locked' | 'expired',
    label: string,
    tone?: RecordSum['tone'],
  ): RecordSum => ({ id, label, text: page?.sums[id] ?? null, tone });
  return (
    <RecordsView
      {...props}
      columns={columns}
      label={t('member.bonusDetails')}
      idOf={({ id }) => id}
      filters={[
        sourceFilter(props, { label: t('bonus.source'), all: t('records.allSources') }),
        statusFilter(t, bonusStatuses, rows, list.filters.status),
      ]}
      sums={[
        sum('total', t('bonus.inPeriod'), 'warm'),
        sum('withdrawable', t('bonus.withdrawable')),
        sum('locked', t('bonus.locked')),
        sum('expired', t('bonus.expired')),
      ]}
      empty={{ title: t('bonus.none'), body: t('empty.bonuses.body') }}
    >
      <Text size="small" tone="secondary">
        {t('bonus.note')}
      </Text>
    </RecordsView>
  );
}

function sourceFilter(
  { list, sources }: BonusesViewProps,
  { label, all }: { readonly label: string; readonly all: string },
): RecordFilter {
  const value = list.filters.source ?? '';
  const codes = new Set([...sources.keys(), value]);
  codes.delete('');
  return {
    name: 'source',
    label,
    value,
    options: [
      { value: '', label: all },
      ...[...codes].map((code) => ({ value: code, label: sources.get(code) ?? code })),
    ],
  };
}
