import { useState } from 'react';
import { useDesktop } from '../runtime/use-desktop.ts';
import { AnnouncementsView } from './AnnouncementsView.tsx';
import { useAnnouncements, useRead } from './use-notices.ts';

/** The announcements for the member, connected to the API and to what was read on this device (NOT-02). */
export function AnnouncementsWidget() {
  const { announcements, status, error, retry, timeZone } = useAnnouncements();
  const { isRead, onRead } = useRead();
  const layout = useDesktop() ? 'split' : 'list';
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <AnnouncementsView
      status={status}
      error={error}
      onRetry={retry}
      notices={announcements}
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
    />
  );
}
