import { queries } from '@parlour/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRead } from '../../shared/notices/use-notices.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useDesktop } from '../../shared/runtime/use-desktop.ts';
import { AnnouncementsView } from './AnnouncementsView.tsx';
import { rowsPerPage, toAnnouncementsPage } from './announcements-model.ts';

/** The page `agentAnnouncement` of the agent centre, connected to the API (AGT-01). */
export function AnnouncementsWidget() {
  const { api } = useRuntime();
  const { timeZone } = useSettings();
  const { isRead, onRead } = useRead();
  const layout = useDesktop() ? 'split' : 'list';
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useQuery({
    ...queries.agentAnnouncements(api, { pageNo: page, pageSize: rowsPerPage }),
    placeholderData: keepPreviousData,
  });
  // Announcements may be removed meanwhile: when the page no longer exists, the last page is shown.
  const last = query.isPlaceholderData ? undefined : query.data?.totalPages;
  useEffect(() => {
    if (last !== undefined && page > Math.max(1, last)) setPage(Math.max(1, last));
  }, [last, page]);
  return (
    <AnnouncementsView
      announcements={partOf(query, toAnnouncementsPage)}
      layout={layout}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        setChosen(null);
      }}
      chosen={chosen}
      onChoose={setChosen}
      isRead={isRead}
      onRead={onRead}
      timeZone={timeZone}
      onRetry={() => void query.refetch()}
    />
  );
}
