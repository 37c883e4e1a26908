import { Alert, ButtonLink, EmptyState, ErrorState, Heading, Skeleton } from '@parlour/ui';
import { errorMessage } from '../i18n/error-message.ts';
import { useT } from '../i18n/use-t.ts';
import * as css from './notices.css.ts';
import { Reader, type ReaderProps } from './Reader.tsx';
import { pageWith } from './reading.ts';

export interface NoticePageViewProps
  extends Omit<ReaderProps, 'pagesLabel' | 'rows' | 'dense' | 'level' | 'instead'> {
  readonly status: 'loading' | 'error' | 'ready';
  readonly error?: unknown;
  readonly onRetry: () => void;
}

/** Rows per page, in both layouts. */
const rows = 7;

/** The page of all notices (NOT-04). */
export function NoticePageView({ status, error, onRetry, ...reader }: NoticePageViewProps) {
  const t = useT();
  const { notices, chosen, onChoose, onPageChange } = reader;
  // An address may name a notice without a page: its page of the list is shown.
  const page = pageWith(notices, chosen, reader.page, rows);
  const isMissing = chosen !== null && !notices.some(({ id }) => id === chosen);
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
          <Reader
            {...reader}
            page={page}
            rows={rows}
            level={2}
            pagesLabel={t('notice.pages')}
            // Closing the notice opens its page of the list.
            onChoose={(id) =>
              id === null && page !== reader.page ? onPageChange(page) : onChoose(id)
            }
            instead={
              isMissing && (
                <Alert role="status" title={t('notice.missing')}>
                  {t('promo.missingBody')}
                </Alert>
              )
            }
          />
        </div>
      )}
    </div>
  );
}
