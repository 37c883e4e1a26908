import { defineStates } from '../../testing/states.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { isAgent, type Member, nameOf, team, teamColumns, teamOf } from './samples.tsx';
import type { TreeTableProps } from './TreeTable.tsx';

const nothing = () => undefined;

export const treeTableStates = defineStates<TreeTableProps<Member>>()((say) => {
  const base = {
    label: say('agent.downlineManagmentView'),
    columns: teamColumns(say),
    rows: team(6),
    getId: (member: Member) => member,
    getName: nameOf,
    getChildren: (member: Member) => teamOf(member),
    hasChildren: isAgent,
    loadingLabel: say('loading.more'),
    labels: {
      expand: (name: string) => say('a11y.expandRow').replace('{name}', name),
      collapse: (name: string) => say('a11y.collapseRow').replace('{name}', name),
      loading: say('loading.more'),
      failed: say('error.loadFailed'),
      retry: say('action.retry'),
    },
  };
  return {
    closed: base,
    open: { ...base, defaultExpanded: new Set(['0', '0.3']) },
    deep: {
      ...base,
      rows: team(1),
      getChildren: (member: Member) => teamOf(member, 1),
      defaultExpanded: new Set(
        Array.from({ length: 9 }, (_, n) =>
          Array(n + 1)
            .fill('0')
            .join('.'),
        ),
      ),
    },
    waiting: { ...base, getChildren: nothing, defaultExpanded: new Set(['0']) },
    partFailed: {
      ...base,
      getChildren: nothing,
      defaultExpanded: new Set(['0']),
      failedIds: new Set(['0']),
    },
    sorted: {
      ...base,
      defaultExpanded: new Set(['0']),
      defaultSort: { column: 'name', direction: 'ascending' },
    },
    loading: { ...base, rows: [], loading: true },
    empty: {
      ...base,
      rows: [],
      empty: <EmptyState title={say('empty.downlines.title')} body={say('empty.downlines.body')} />,
    },
    failed: {
      ...base,
      rows: [],
      error: <ErrorState title={say('errorTitle.generic')} body={say('error.loadFailed')} />,
    },
    many: {
      ...base,
      getChildren: (member: Member) => teamOf(member, 10_000),
      defaultExpanded: new Set(['0']),
    },
    longText: {
      ...base,
      columns: base.columns.map((column, at) =>
        at === 0 ? { ...column, cell: () => say('data.longTitle') } : column,
      ),
      defaultExpanded: new Set(['0']),
    },
  };
});
