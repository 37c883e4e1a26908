import { defineStates } from '../../testing/states.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Money } from '../Money/Money.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { amount, amountOf, isRejected, numberOf, recordColumns, records } from './samples.tsx';
import type { TableProps } from './Table.tsx';

const nothing = () => undefined;

/** A row is the number of a record (see samples). */
export const tableStates = defineStates<TableProps<number>>()((say) => {
  const columns = recordColumns(say);
  const base = {
    label: say('member.transactionHistory'),
    columns,
    rows: records(7),
    getId: (record: number) => `${record}`,
    loadingLabel: say('loading.records'),
  };
  // A rejected record counts as zero.
  const sum = records(7).reduce((total, at) => total + (isRejected(at) ? 0 : amountOf(at)), 0);
  const totals = {
    totalLabel: say('record.pageTotal'),
    columns: columns.map((column) =>
      column.id === 'change' ? { ...column, total: <Money text={amount(say, sum)} /> } : column,
    ),
  };
  const selection = {
    ids: new Set(['1', '4']),
    onChange: nothing,
    allLabel: say('data.selectAll'),
    rowLabel: numberOf,
  };
  const pager = (
    <Pagination
      page={1}
      pages={2}
      onChange={nothing}
      summary={say('data.summary')}
      labels={{
        region: say('data.pagesOfRecord'),
        first: say('data.firstPage'),
        previous: say('a11y.previousPage'),
        next: say('a11y.nextPage'),
        last: say('data.lastPage'),
        page: (page) => say('data.page').replace('{page}', `${page}`),
        status: (page, total) =>
          say('a11y.pageOf').replace('{page}', `${page}`).replace('{total}', `${total}`),
      }}
    />
  );
  return {
    plain: base,
    sorted: { ...base, defaultSort: { column: 'change', direction: 'descending' } },
    withTotals: { ...base, ...totals },
    withFooter: { ...base, ...totals, footer: pager },
    selectable: { ...base, selection },
    allSelected: { ...base, selection: { ...selection, ids: new Set(records(7).map(String)) } },
    loading: { ...base, rows: [], loading: true },
    refreshing: { ...base, ...totals, loading: true },
    empty: {
      ...base,
      rows: [],
      empty: (
        <EmptyState
          title={say('empty.transactions.title')}
          body={say('empty.transactions.body')}
          action={<Button>{say('empty.transactions.action')}</Button>}
        />
      ),
    },
    failed: {
      ...base,
      rows: [],
      error: (
        <ErrorState
          title={say('errorTitle.generic')}
          body={say('error.loadFailed')}
          retryLabel={say('action.retry')}
          onRetry={nothing}
        />
      ),
    },
    stickyColumn: {
      ...base,
      ...totals,
      label: `${base.label} 2`,
      stickyFirst: true,
      minWidth: 1400,
    },
    lowWindow: { ...base, label: `${base.label} 3`, rows: records(30), maxHeight: 320 },
    many: { ...base, rows: records(10_000) },
    longText: {
      ...base,
      columns: columns.map((column) =>
        column.id === 'type' ? { ...column, cell: () => say('data.longTitle') } : column,
      ),
      rows: records(3),
    },
  };
});
