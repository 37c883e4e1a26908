import { Button, EmptyState, ErrorState, Pagination } from '@parlour/ui';
import { Table } from '@parlour/ui/data';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useNumbers, useT } from '../../shared/i18n/use-t.ts';
import { usePagerLabels } from '../../shared/paging/use-pager-labels.ts';
import type { DownlinesViewProps } from './DownlinesView.props.ts';
import type { DownlinePage } from './downlines-model.ts';
import { isFiltered, pageSize, sortedBy, sortOf, unfiltered } from './place.ts';
import { useColumns } from './use-downline-columns.tsx';

/** The direct downlines of an account, or the results in the whole team, page by page (AGT-04). */
export function FlatList(props: DownlinesViewProps) {
  const { place, list, isTurning, wide, onMove, onDetail, onRetry } = props;
  const t = useT();
  const page = list.status === 'ready' ? list.value : null;
  const columns = useColumns({
    sorted: 'there',
    byHeading: wide,
    sums: page?.sums ?? null,
    withLevel: place.search.trim() !== '' || place.level !== '',
    onDetail,
    onTeam: (of) => onMove({ of, search: '' }),
  });
  return (
    <Table
      label={t('agent.downlineManagmentView')}
      columns={columns}
      rows={page?.rows ?? []}
      getId={({ id }) => id}
      sort={sortOf(place)}
      onSortChange={(sort) => onMove(sortedBy(sort))}
      loading={list.status === 'loading' || isTurning}
      loadingLabel={t('agentMsg.teamLoading')}
      empty={<Nobody {...props} />}
      error={
        list.status === 'error' ? (
          <ErrorState
            title={t('error.loadFailed')}
            body={errorMessage(list.error, t)}
            retryLabel={t('action.retry')}
            busy={list.busy}
            onRetry={onRetry}
          />
        ) : undefined
      }
      totalLabel={t('record.total')}
      footer={page && page.total > 0 ? <Pages {...props} of={page} /> : undefined}
    />
  );
}

/** Empty state: there are no downlines, or none matches. */
function Nobody({ place, onMove }: DownlinesViewProps) {
  const t = useT();
  if (place.search.trim() !== '') {
    return (
      <EmptyState
        title={t('empty.downlineSearch.title', { query: place.search.slice(0, 40) })}
        body={t('empty.downlineSearch.body')}
        action={
          <Button onClick={() => onMove({ search: '' })}>{t('empty.downlineSearch.action')}</Button>
        }
      />
    );
  }
  if (isFiltered(place)) {
    return (
      <EmptyState
        title={t('team.noneFit')}
        body={t('team.noneFitBody')}
        action={
          <Button onClick={() => onMove(unfiltered(place))}>{t('empty.filter.action')}</Button>
        }
      />
    );
  }
  return <EmptyState title={t('empty.downlines.title')} body={t('empty.downlines.body')} />;
}

type PagesProps = DownlinesViewProps & { readonly of: DownlinePage };

function Pages({ of: { rows, pages, total }, place, isTurning, onMove }: PagesProps) {
  const t = useT();
  const numbers = useNumbers();
  const labels = usePagerLabels(t('team.pages'));
  const before = (place.page - 1) * pageSize;
  return (
    <Pagination
      page={place.page}
      {...{ pages, labels, numbers }}
      busy={isTurning}
      onChange={(page) => onMove({ page })}
      summary={t('team.shown', {
        from: String(before + 1),
        to: String(before + rows.length),
        count: total,
      })}
    />
  );
}
