import { queries } from '@parlour/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { partOf } from '../../shared/parts/part.ts';
import { useHandler, useStableValue } from '../../shared/parts/use-stable.ts';
import { ListExtras } from '../../shared/records/ListExtras.tsx';
import { useKeptPlace } from '../../shared/records/use-kept-place.ts';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useToday } from '../../shared/runtime/use-clock.ts';
import { useDesktop } from '../../shared/runtime/use-desktop.ts';
import type { Standing } from './DownlinesView.props.ts';
import { DownlinesView } from './DownlinesView.tsx';
import { toDownline, toPage } from './downlines-model.ts';
import { askOf, moved, readPlace, type TeamPlace, writePlace } from './place.ts';
import { useDetail } from './use-detail.ts';
import { useTree } from './use-tree.ts';

export interface DownlinesWidgetProps {
  /** Keeps the shown part of the team in the address. */
  readonly place: ListPlace;
}

/** Name of the list in the storage of the browser. */
const keptAs = 'downlines';

/** The page `downlineManagmentView` of the agent centre, connected to the address and the API (AGT-04). */
export function DownlinesWidget({ place: given }: DownlinesWidgetProps) {
  const { api } = useRuntime();
  const { currencySymbol: symbol, timeZone } = useSettings();
  const writing = { symbol, timeZone };
  const wide = useDesktop();
  const today = useToday();
  const { search, onSearch } = useKeptPlace(given, today, { sharesPeriod: false, list: keptAs });
  const place = useMemo(() => readPlace(search), [search]);
  const isTree = place.view === 'tree' && place.search.trim() === '';
  const query = useQuery({
    ...queries.downlines(api, askOf(place)),
    placeholderData: keepPreviousData,
    enabled: !isTree,
  });
  const list = useStableValue(partOf(query, (wire) => toPage(wire, writing)));
  const { tree, onOpenRows, onBelow, retry } = useTree(place.of, isTree, writing);
  const { detail, ...onDetails } = useDetail(writing);
  const move = useHandler((change: Partial<TeamPlace>) => {
    if (change.of !== undefined) onDetails.onClose();
    onSearch(writePlace(search, moved(place, change)));
  });
  // Accounts may be removed after the address was written: when the page no longer exists, the last page is shown.
  const last = query.isPlaceholderData ? undefined : query.data?.totalPages;
  useEffect(() => {
    if (last !== undefined && place.page > Math.max(1, last)) move({ page: Math.max(1, last) });
  }, [last, place.page, move]);
  return (
    <DownlinesView
      {...{ place, list, tree, detail, wide }}
      {...useStanding(place.of)}
      {...onDetails}
      isTurning={query.isPlaceholderData}
      tools={
        <ListExtras
          {...{ today, wide, search, onSearch }}
          name={keptAs}
          list={{ query: writePlace('', place), range: null }}
          hasFilters
          page={place.page}
          pages={isTree ? null : list.status === 'ready' ? list.value.pages : 0}
          onPage={(page) => move({ page })}
        />
      }
      hrefOf={(of) => writePlace(search, moved(place, { of, search: '' }))}
      onMove={move}
      onOpenRows={onOpenRows}
      onBelow={onBelow}
      onRetry={() => (isTree ? retry() : void query.refetch())}
    />
  );
}

/** The account whose team is shown, and its path; both unknown while the whole team is searched. */
function useStanding(of: string) {
  const { api } = useRuntime();
  const { currencySymbol: symbol, timeZone } = useSettings();
  const writing = { symbol, timeZone };
  const head = useQuery(
    queries.downlines(api, { ...(of !== '' && { parentId: of }), pageNo: 1, pageSize: 1 }),
  );
  const who = useQuery({ ...queries.downline(api, { memberId: of }), enabled: of !== '' });
  const page = head.data && toPage(head.data, writing);
  const standing: Standing = {
    path: page?.path ?? [],
    direct: page?.total ?? null,
    all: page ? page.total + page.sums.team : null,
  };
  return { standing, person: of !== '' && who.data ? toDownline(who.data, writing) : null };
}
