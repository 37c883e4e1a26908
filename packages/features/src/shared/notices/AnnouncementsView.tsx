import { EmptyState, ErrorState, Skeleton } from '@parlour/ui';
import { errorMessage } from '../i18n/error-message.ts';
import { useT } from '../i18n/use-t.ts';
import * as css from './notices.css.ts';
import { Reader, type ReaderProps } from './Reader.tsx';
import { rowsOf } from './reading.ts';

export interface AnnouncementsViewProps
  extends Omit<ReaderProps, 'pagesLabel' | 'rows' | 'level' | 'instead' | 'total' | 'dense'> {
  readonly status: 'loading' | 'error' | 'ready';
  readonly error?: unknown;
  readonly onRetry: () => void;
}

/** The indexes of the placeholders. */
const places = Array.from({ length: rowsOf.list }, (_, place) => place);

/** The announcements for members as part of a page, where they can be read at any time (NOT-02, MSG-01). */
export function AnnouncementsView({ status, error, onRetry, ...reader }: AnnouncementsViewProps) {
  const t = useT();
  if (status === 'error') {
    return (
      <ErrorState
        title={t('error.loadFailed')}
        body={errorMessage(error, t)}
        retryLabel={t('action.retry')}
        onRetry={onRetry}
      />
    );
  }
  if (status === 'ready' && reader.notices.length === 0) {
    return (
      <EmptyState title={t('empty.announcements.title')} body={t('empty.announcements.body')} />
    );
  }
  return (
    <div className={css.card} aria-busy={status === 'loading' || undefined}>
      {status === 'loading' ? (
        <div className={css.waiting}>
          {places.map((place) => (
            <Skeleton key={place} />
          ))}
        </div>
      ) : (
        <Reader {...reader} rows={rowsOf.list} pagesLabel={t('notice.announcementPages')} />
      )}
    </div>
  );
}
