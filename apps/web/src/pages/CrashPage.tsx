import { useT } from '@parlour/features/i18n';
import { Button, StatusScreen } from '@parlour/ui';

interface CrashPageProps {
  readonly error: unknown;
  /** Loads the missing part again. */
  readonly onRetry: () => void;
}

/** A page that broke, or a chunk that did not arrive: never a blank screen (ERR-01). */
export function CrashPage({ error, onRetry }: CrashPageProps) {
  const t = useT();
  const isChunk = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <StatusScreen
      place="content"
      kind="crash"
      title={t(isChunk ? 'screen.chunk.title' : 'screen.crash.title')}
      body={t(isChunk ? 'screen.chunk.body' : 'screen.crash.body')}
      actions={
        <>
          {isChunk && (
            <Button variant="primary" onClick={onRetry}>
              {t('action.retry')}
            </Button>
          )}
          <Button onClick={() => window.location.reload()}>{t('action.reload')}</Button>
        </>
      }
    />
  );
}
