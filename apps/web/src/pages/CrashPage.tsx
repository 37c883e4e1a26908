import { useT } from '@parlour/features/i18n';
import { isLoadFailure } from '@parlour/features/lazy';
import { Button, StatusScreen } from '@parlour/ui';

interface CrashPageProps {
  /** `page` if the screen replaces the whole page. Default `content`. */
  readonly place?: 'page' | 'content';
  readonly error: unknown;
  /** Renders the part again, and loads missing code. */
  readonly onRetry: () => void;
}

/** For a boundary around a page. */
export const crashed = (error: unknown, reset: () => void) => (
  <CrashPage error={error} onRetry={reset} />
);

/** For a boundary around a page that has no layout of the site and so no `main`. */
export const crashedAlone = (error: unknown, reset: () => void) => (
  <CrashPage place="page" error={error} onRetry={reset} />
);

/** Shown instead of a page that broke, or whose code did not arrive, so that the screen is never blank (ERR-01). */
export function CrashPage({ place = 'content', error, onRetry }: CrashPageProps) {
  const t = useT();
  const isChunk = isLoadFailure(error);
  return (
    <StatusScreen
      place={place}
      kind="crash"
      title={t(isChunk ? 'screen.chunk.title' : 'screen.crash.title')}
      body={t(isChunk ? 'screen.chunk.body' : 'screen.crash.body')}
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            {t('action.retry')}
          </Button>
          <Button onClick={() => window.location.reload()}>{t('action.reload')}</Button>
        </>
      }
    />
  );
}
