import { EmptyState, ErrorState, Skeleton } from '@parlour/ui';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from '../../shared/notices/notices.css.ts';
import { Reader, type ReaderProps } from '../../shared/notices/Reader.tsx';
import type { Part } from '../../shared/parts/part.ts';
import { type AnnouncementsPage, rowsPerPage } from './announcements-model.ts';

export interface AnnouncementsViewProps
  extends Omit<ReaderProps, 'notices' | 'total' | 'pagesLabel' | 'rows' | 'dense' | 'level'> {
  readonly announcements: Part<AnnouncementsPage>;
  readonly onRetry: () => void;
}

/** Announcements for agents: the list, and the text of one of them (AGT-01). */
export function AnnouncementsView({ announcements, onRetry, ...reader }: AnnouncementsViewProps) {
  const t = useT();
  if (announcements.status === 'error') {
    return (
      <ErrorState
        title={t('error.loadFailed')}
        body={errorMessage(announcements.error, t)}
        retryLabel={t('action.retry')}
        busy={announcements.busy}
        onRetry={onRetry}
      />
    );
  }
  if (announcements.status === 'loading') {
    return (
      <div className={css.card} aria-busy="true">
        <div className={css.waiting}>
          {[0, 1, 2, 3, 4, 5, 6].map((place) => (
            <Skeleton key={place} />
          ))}
        </div>
      </div>
    );
  }
  const { rows, total } = announcements.value;
  if (total === 0) {
    return (
      <EmptyState
        title={t('empty.agentAnnouncements.title')}
        body={t('empty.agentAnnouncements.body')}
      />
    );
  }
  return (
    <div className={css.card}>
      <Reader
        {...reader}
        notices={rows}
        total={total}
        rows={rowsPerPage}
        pagesLabel={t('notice.announcementPages')}
      />
    </div>
  );
}
