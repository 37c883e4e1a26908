import type { Preferences, SiteConfig } from '@parlour/features/runtime';
import { earlyReads } from './page-fetch.ts';
import type { BrowserApp } from './web-app.ts';

/** What the worker of the site has to know about the page. */
export interface FollowOptions {
  readonly config: Pick<SiteConfig, 'pwa' | 'headers'>;
  readonly app: BrowserApp;
  readonly preferences: Preferences;
}

/** Runs something when the page has loaded and the device is idle, so that the first screen comes first. */
function whenQuiet(page: Window, then: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(then);
    else setTimeout(then, 1_000);
  };
  if (page.document.readyState === 'complete') wait();
  else page.addEventListener('load', wait, { once: true });
}

/**
 * Starts the worker of the site, or ends it where the operator offers no app. Only a built site has one. The site
 * works without it: a failure is not reported.
 */
export function followWorker({ config, app, preferences }: FollowOptions): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenQuiet(window, async () => {
    try {
      const { endWorker, startWorker } = await import('./worker-page.ts');
      if (!config.pwa) return await endWorker();
      const { store } = preferences;
      await startWorker({
        app,
        tokenHeader: config.headers.token ?? '',
        sent: earlyReads,
        language: () => store.getState().language,
        onLanguage: (listener) =>
          store.subscribe(({ language }, before) => {
            if (language !== before.language) listener();
          }),
      });
    } catch {
      // A browser may refuse workers, in a private window for example.
    }
  });
}
