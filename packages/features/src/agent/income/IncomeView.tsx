import { useT } from '../../shared/i18n/use-t.ts';
import type { Part } from '../../shared/parts/part.ts';
import { codeFilter, labelOf } from '../../shared/records/labels.ts';
import type { RecordsFrame } from '../../shared/records/RecordsView.props.ts';
import { RecordsView } from '../../shared/records/RecordsView.tsx';
import type { ListRead } from '../../shared/records/use-records.ts';
import { useFigureSum } from '../team-figures/use-figure-column.tsx';
import { IncomeDetail } from './IncomeDetail.tsx';
import { type Income, type IncomePage, incomeTypes } from './income-model.ts';
import type { MadeOf } from './made-of.ts';
import { Shares } from './Shares.tsx';
import { useIncomeColumns } from './use-income-columns.tsx';

export interface IncomeViewProps extends Omit<RecordsFrame<Income>, 'read'> {
  readonly read: ListRead<IncomePage>;
  readonly currencySymbol: string;
  /** The open income with its parts; `null` for none. */
  readonly opened: { readonly income: Income; readonly madeOf: Part<MadeOf> } | null;
  /** Shows the parts of an income; `null` closes them. */
  readonly onOpen: (income: Income | null) => void;
  readonly onRetryDetail: () => void;
}

/** An agent's income by day and source; each amount opens its parts (AGT-07). */
export function IncomeView(props: IncomeViewProps) {
  const { list, read, currencySymbol: symbol, wide, opened, onChange, onOpen } = props;
  const t = useT();
  const page = read.status === 'ready' ? read.page : null;
  const rows = page?.rows ?? [];
  const sum = useFigureSum();
  const type = list.filters.type ?? '';
  return (
    <>
      <RecordsView
        {...props}
        columns={useIncomeColumns({ rows, symbol, wide, onOpen })}
        label={t('agent.agentRevenueReport')}
        idOf={({ id }) => id}
        filters={[
          codeFilter(t, {
            name: 'type',
            label: t('income.type'),
            all: t('records.allTypes'),
            words: incomeTypes,
            codes: rows.map((row) => row.type),
            value: type,
          }),
        ]}
        sums={[
          sum({ id: 'total', label: t('income.total'), of: page?.total, tone: 'warm' }),
          ...(page?.shares ?? []).map((share) =>
            sum({ id: share.type, label: labelOf(incomeTypes, share.type, t), of: share.amount }),
          ),
        ]}
        empty={{ title: t('empty.income.title'), body: t('empty.income.body') }}
        lead={
          (page || read.status === 'loading') && (
            <Shares
              shares={page?.shares ?? null}
              chosen={type}
              onChoose={(chosen) => onChange({ filters: { ...list.filters, type: chosen } })}
            />
          )
        }
      />
      {opened && (
        <IncomeDetail {...opened} onRetry={props.onRetryDetail} onClose={() => onOpen(null)} />
      )}
    </>
  );
}
