import { type I18n, I18nProvider } from '@parlour/features/i18n';
import { lazyPart } from '@parlour/features/lazy';
import { ResolveProvider } from '@parlour/features/links';
import {
  type Runtime,
  RuntimeProvider,
  SitePictures,
  useSettingsQuery,
  useStatusQuery,
} from '@parlour/features/runtime';
import { OverlayHost, PartBoundary } from '@parlour/features/shell';
import type { FrameEvent } from '@parlour/features/site/partner/frame-contract';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense, useEffect, useRef } from 'react';
import { modals } from '../app/modals.ts';
import { FrameFailed } from './FrameFailed.tsx';
import { FramePage, type FramePageProps } from './FramePage.tsx';

/** An open site never loads it. */
const SiteStatus = lazyPart(async () => {
  const { SiteStatusWidget } = await import('@parlour/features/site/status');
  return { default: SiteStatusWidget };
});

export interface FrameSiteProps extends FramePageProps {
  readonly i18n: I18n;
  readonly queryClient: QueryClient;
  readonly runtime: Runtime;
}

/** The site in a frame: one widget without header, pages and history. */
export function FrameSite({ i18n, queryClient, runtime, ...page }: FrameSiteProps) {
  return (
    <StrictMode>
      <I18nProvider value={i18n}>
        <ResolveProvider value={page.inSite}>
          <QueryClientProvider client={queryClient}>
            <RuntimeProvider runtime={runtime}>
              <PartBoundary name="frame">
                <FrameStart {...page} />
              </PartBoundary>
            </RuntimeProvider>
          </QueryClientProvider>
        </ResolveProvider>
      </I18nProvider>
    </StrictMode>
  );
}

/** Sends `ready` once everything beside it has loaded. */
function Ready({ tell }: { readonly tell: (event: FrameEvent) => void }) {
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    tell({ kind: 'ready' });
  }, [tell]);
  return null;
}

/** The error code of a failed read, as it is sent to the partner's page. */
const codeOf = (error: unknown): string => {
  const code: unknown = Reflect.get(Object(error), 'code');
  return typeof code === 'string' ? code : 'UNKNOWN';
};

/**
 * Waits for the settings and the status of the site, then shows the widget. Tells the partner's page when a read fails.
 */
function FrameStart(page: FramePageProps) {
  const { tell } = page;
  const settings = useSettingsQuery();
  const status = useStatusQuery();
  const hasFailed = (settings.isError && !settings.data) || (status.isError && !status.data);
  const isShut = status.data !== undefined && status.data.kind !== 'open';
  const isThere = settings.data !== undefined && status.data !== undefined;
  const failure = hasFailed ? codeOf(settings.error ?? status.error) : '';
  useEffect(() => {
    if (failure !== '') tell({ kind: 'error', code: failure });
  }, [failure, tell]);
  if (isShut) {
    return (
      <Suspense>
        <SiteStatus />
        <Ready tell={tell} />
      </Suspense>
    );
  }
  if (hasFailed) {
    const retry = () => {
      if (settings.isError) void settings.refetch();
      if (status.isError) void status.refetch();
    };
    return <FrameFailed busy={settings.isFetching || status.isFetching} onRetry={retry} />;
  }
  if (!isThere) return null;
  return (
    <SitePictures>
      <Suspense>
        <FramePage {...page} />
        <Ready tell={tell} />
      </Suspense>
      <OverlayHost registry={modals} />
    </SitePictures>
  );
}
