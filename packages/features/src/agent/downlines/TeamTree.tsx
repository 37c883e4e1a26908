import { EmptyState, ErrorState, Text } from '@parlour/ui';
import { TreeTable } from '@parlour/ui/data';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import type { DownlinesViewProps } from './DownlinesView.props.ts';
import { sortedBy, sortOf } from './place.ts';
import { useColumns } from './use-downline-columns.tsx';

/** The team level by level. Loads a level when it is opened, and renders only rows in view (AGT-04, AGT-15). */
export function TeamTree({ place, tree, wide, ...on }: DownlinesViewProps) {
  const { onOpenRows, onBelow, onDetail, onMove, onRetry } = on;
  const { rows, below, open, failed, reading } = tree;
  const t = useT();
  const columns = useColumns({
    sorted: 'here',
    byHeading: wide,
    sums: null,
    withLevel: false,
    onDetail,
  });
  return (
    <TreeTable
      label={t('agent.downlineManagmentView')}
      columns={columns}
      rows={rows.status === 'ready' ? rows.value : []}
      getId={({ id }) => id}
      getName={({ account }) => account}
      getChildren={({ id }) => below(id)}
      hasChildren={({ direct }) => direct > 0}
      expanded={open}
      onExpandedChange={onOpenRows}
      onLoadChildren={({ id }) => onBelow(id)}
      failedIds={failed}
      onOpen={onDetail}
      sort={sortOf(place)}
      onSortChange={(sort) => onMove(sortedBy(sort))}
      loading={rows.status === 'loading'}
      loadingLabel={t('agentMsg.teamLoading')}
      empty={<EmptyState title={t('empty.downlines.title')} body={t('empty.downlines.body')} />}
      error={
        rows.status === 'error' ? (
          <ErrorState
            title={t('error.loadFailed')}
            body={errorMessage(rows.error, t)}
            retryLabel={t('action.retry')}
            busy={rows.busy}
            onRetry={onRetry}
          />
        ) : undefined
      }
      footer={
        reading ? (
          <Text role="status" tone="muted">
            {`${t('agentMsg.teamLoading')} ${t('team.shown', { from: 1, to: reading.read, count: reading.of })}`}
          </Text>
        ) : undefined
      }
      labels={{
        expand: (name) => t('a11y.expandRow', { name }),
        collapse: (name) => t('a11y.collapseRow', { name }),
        loading: t('agentMsg.teamLoading'),
        failed: t('error.loadFailed'),
        retry: t('action.retry'),
      }}
    />
  );
}
