import { createWebApp, type WebApp } from '@parlour/features/runtime';
import type { GuardedStore } from '@parlour/features/session';

/** The event of a browser that can install the site. The types of the DOM do not have it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

/** Key of the time at which this device was online last. */
const lastOnlineKey = 'lastOnline';

/** Whether the site runs in a window of its own, so it is installed. */
const isInstalled = (page: Window): boolean =>
  page.matchMedia('(display-mode: standalone)').matches ||
  Reflect.get(page.navigator, 'standalone') === true;

/** Safari on a phone or tablet: it installs a site by its own menu, and tells no page of it. */
const installsByHand = ({ navigator }: Window): boolean => Reflect.has(navigator, 'standalone');

/** What the page adds when its code for the worker has loaded. */
export interface BrowserApp {
  readonly webApp: WebApp;
  /** Replaces what opens a new version. Default: a reload. */
  readonly onUpdate: (update: () => void) => void;
}

/**
 * Follows what the browser says of the site as an app. The site asks for nothing by itself: the offer to install
 * is kept until somebody presses for it.
 * @param isOffered whether the operator lets visitors install the site
 */
export function browserApp(page: Window, storage: GuardedStore, isOffered: boolean): BrowserApp {
  let offer: InstallEvent | null = null;
  let update = (): void => page.location.reload();
  const webApp = createWebApp({
    install: async () => {
      const asked = offer;
      // Each offer can be used once; the browser makes another one if it wants to.
      offer = null;
      await asked?.prompt().catch(() => undefined);
      if (offer === null) webApp.store.setState({ install: 'none' });
    },
    update: () => update(),
  });
  const { setState } = webApp.store;
  const noteOnline = () => storage.setItem(lastOnlineKey, String(Date.now()));
  const lastOnline = () => {
    const time = Number(storage.getItem(lastOnlineKey) ?? Number.NaN);
    return Number.isSafeInteger(time) ? time : null;
  };
  const look = () => {
    const { onLine } = page.navigator;
    if (onLine) noteOnline();
    setState({ isOnline: onLine, lastOnline: lastOnline() });
  };
  page.addEventListener('online', look);
  page.addEventListener('offline', () => {
    noteOnline();
    look();
  });
  page.addEventListener('pagehide', () => {
    if (page.navigator.onLine) noteOnline();
  });
  look();
  page.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise some browsers show a bar of their own.
    event.preventDefault();
    if (!isOffered || !isInstallEvent(event)) return;
    offer = event;
    setState({ install: 'offered' });
  });
  page.addEventListener('appinstalled', () => setState({ install: 'none' }));
  if (isOffered && installsByHand(page) && !isInstalled(page)) setState({ install: 'byHand' });
  return {
    webApp,
    onUpdate: (next) => {
      update = next;
    },
  };
}
