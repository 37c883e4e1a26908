import { useT } from '@parlour/features/i18n';
import { isLoadFailure } from '@parlour/features/lazy';
import { Button, StatusScreen } from '@parlour/ui';

interface CrashPageProps {
  /** `page` where nothing else is left. Default `content`. */
  readonly place?: 'page' | 'content';
  readonly error: unknown;
  /** Draws the part again, and loads what was missing. */
  readonly onRetry: () => void;
}

/** For a boundary around a page. */
export const crashed = (error: unknown, reset: () => void) => (
  <CrashPage error={error} onRetry={reset} />
);

/** For a boundary around a page without the site's frame, which has no `main` of its own. */
export const crashedAlone = (error: unknown, reset: () => void) => (
  <CrashPage place="page" error={error} onRetry={reset} />
);

/** A page that broke, or whose code did not arrive: never a blank screen (ERR-01). */
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
