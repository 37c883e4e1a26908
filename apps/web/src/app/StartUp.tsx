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

/** Never loaded by an open site. */
const SiteStatus = lazyPart(async () => {
  const { SiteStatusWidget } = await import('@parlour/features/site/status');
  return { default: SiteStatusWidget };
});

/**
 * Settings and status load side by side, the stored session is picked up, and
 * only then the site opens. Maintenance wins over everything (CFG-03, LAY-08).
 */
export function StartUp({ children }: { readonly children: ReactNode }) {
  const { session } = useRuntime();
  const settings = useSettingsQuery();
  const status = useStatusQuery();
  const [hasStarted, setHasStarted] = useState(false);
  // What a document was drawn from is no answer of today.
  const isFresh = [settings, status].every((query) => query.isSuccess && query.isFetchedAfterMount);
  if (isFresh && !hasStarted) setHasStarted(true);
  useEffect(() => {
    const restore = () => {
      if (!document.hidden) void session.restore();
    };
    void session.restore();
    // Another tab may have logged in meanwhile, or the way to the server may be free again.
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
  // A site that is open stays open when a later read fails.
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

/** Settings or status, without which the site cannot start, could not be loaded. */
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
