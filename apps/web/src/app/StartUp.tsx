import { LateTexts, useT } from '@parlour/features/i18n';
import { lazyPart } from '@parlour/features/lazy';
import {
  SitePictures,
  useRuntime,
  useSettingsQuery,
  useStatusQuery,
} from '@parlour/features/runtime';
import { OverlayHost, PartBoundary } from '@parlour/features/shell';
import { Button, StatusScreen } from '@parlour/ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { modals } from './modals.ts';
import { NewVersion } from './NewVersion.tsx';

/** An open site never loads it. */
const SiteStatus = lazyPart(async () => {
  const { SiteStatusWidget } = await import('@parlour/features/site/status');
  return { default: SiteStatusWidget };
});

/**
 * Loads settings and status in parallel, restores the stored session, and then opens the site. Maintenance has priority
 * over everything else (CFG-03, LAY-08).
 */
export function StartUp({ children }: { readonly children: ReactNode }) {
  const { session } = useRuntime();
  const settings = useSettingsQuery();
  const status = useStatusQuery();
  const [hasStarted, setHasStarted] = useState(false);
  // The answers that the document was prerendered from do not count as fresh.
  const isFresh = [settings, status].every((query) => query.isSuccess && query.isFetchedAfterMount);
  if (isFresh && !hasStarted) setHasStarted(true);
  useEffect(() => {
    const restore = () => {
      if (!document.hidden) void session.restore();
    };
    void session.restore();
    // Another tab may have logged in meanwhile, or the server may be reachable again.
    window.addEventListener('online', restore);
    document.addEventListener('visibilitychange', restore);
    return () => {
      window.removeEventListener('online', restore);
      document.removeEventListener('visibilitychange', restore);
    };
  }, [session]);

  if (status.data && status.data.kind !== 'open') {
    return (
      <PartBoundary
        name="status"
        fallback={(_, retry) => <StartFailed busy={false} onRetry={retry} />}
      >
        <Suspense fallback={<PageSkeleton />}>
          <LateTexts />
          <SiteStatus />
        </Suspense>
      </PartBoundary>
    );
  }
  // After the site has opened it stays open when a later read fails.
  if (!hasStarted && (settings.isError || status.isError)) {
    return (
      <StartFailed
        busy={settings.isFetching || status.isFetching}
        onRetry={() => {
          if (settings.isError) void settings.refetch();
          if (status.isError) void status.refetch();
        }}
      />
    );
  }
  if (!settings.data || !status.data) return <PageSkeleton />;
  return (
    <SitePictures>
      {children}
      <OverlayHost registry={modals} />
      <NewVersion />
    </SitePictures>
  );
}

/** Shown when settings or status could not be loaded: the site cannot start without them. */
function StartFailed({ busy, onRetry }: { readonly busy: boolean; readonly onRetry: () => void }) {
  const t = useT();
  return (
    <StatusScreen
      kind="crash"
      title={t('screen.startFailed.title')}
      body={t('screen.startFailed.body')}
      actions={
        <Button busy={busy} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  );
}
