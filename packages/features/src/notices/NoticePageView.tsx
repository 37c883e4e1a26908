import { ButtonLink, EmptyState, ErrorState, Heading, Skeleton } from '@parlour/ui';
import { errorMessage, useT } from '../i18n/index.ts';
import * as css from './notices.css.ts';
import { Reader, type ReaderProps } from './Reader.tsx';

export interface NoticePageViewProps
  extends Omit<ReaderProps, 'pagesLabel' | 'rows' | 'dense' | 'level'> {
  readonly status: 'loading' | 'error' | 'ready';
  readonly error?: unknown;
  readonly onRetry: () => void;
}

/** Rows of the page, in either layout. */
const rows = 7;

/** The page of all notices, in every state it can be in (NOT-04). */
export function NoticePageView({ status, error, onRetry, ...reader }: NoticePageViewProps) {
  const t = useT();
  const none = status === 'ready' && reader.notices.length === 0;
  return (
    <div className={css.page}>
      <Heading level={1}>{t('nav.notices')}</Heading>
      {status === 'error' && (
        <ErrorState
          level={2}
          title={t('error.loadFailed')}
          body={errorMessage(error, t)}
          retryLabel={t('action.retry')}
          onRetry={onRetry}
        />
      )}
      {none && (
        <EmptyState
          level={2}
          title={t('empty.notices.title')}
          body={t('empty.notices.body')}
          action={<ButtonLink href="/">{t('action.goHome')}</ButtonLink>}
        />
      )}
      {status === 'loading' && (
        <div className={css.card} aria-busy="true">
          <div className={css.waiting}>
            {[0, 1, 2, 3, 4, 5, 6].map((place) => (
              <Skeleton key={place} />
            ))}
          </div>
        </div>
      )}
      {status === 'ready' && !none && (
        <div className={css.card}>
          <Reader {...reader} rows={rows} level={2} pagesLabel={t('notice.pages')} />
        </div>
      )}
    </div>
  );
}
