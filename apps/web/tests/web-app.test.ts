// @vitest-environment jsdom
import { guardedStore } from '@parlour/features/session';
import { afterEach, expect, test, vi } from 'vitest';
import { browserApp } from '../src/app/web-app.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

interface Device {
  readonly isOffered?: boolean;
  /** The window is one of an installed app. */
  readonly isInstalled?: boolean;
  readonly onLine?: boolean;
  /** `navigator.standalone`, which only Safari on phones has. */
  readonly standalone?: boolean;
}

/** Opens the page on a device. Each page has its own window, so that no listener of another test hears it. */
function open({ isOffered = true, isInstalled = false, onLine = true, standalone }: Device = {}) {
  const events = new EventTarget();
  const navigator = { onLine, ...(standalone !== undefined && { standalone }) };
  const reload = vi.fn();
  const page = Object.assign(Object.create(window), {});
  Object.defineProperties(page, {
    navigator: { value: navigator },
    location: { value: { reload } },
    matchMedia: { value: () => ({ matches: isInstalled }) },
    addEventListener: { value: events.addEventListener.bind(events) },
  });
  const storage = guardedStore(() => window.localStorage, 'device');
  const app = browserApp(page, storage, isOffered);
  const offer = () => {
    const prompt = vi.fn(async () => undefined);
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    events.dispatchEvent(event);
    return { prompt, event };
  };
  const tell = (name: string, change: Partial<typeof navigator> = {}) => {
    Object.assign(navigator, change);
    events.dispatchEvent(new Event(name));
  };
  return { ...app, state: () => app.webApp.store.getState(), offer, tell, reload };
}

test('[X-02] the offer to install is kept, and the browser asks only after a press', async () => {
  const page = open();
  expect(page.state().install).toBe('none');
  const { prompt, event } = page.offer();
  expect(event.defaultPrevented).toBe(true);
  expect(page.state().install).toBe('offered');
  expect(prompt).not.toHaveBeenCalled();
  await page.webApp.install();
  expect(prompt).toHaveBeenCalledOnce();
  // An offer can be used once.
  expect(page.state().install).toBe('none');
  await page.webApp.install();
  expect(prompt).toHaveBeenCalledOnce();
});

test('[X-02] nothing is offered when the site is installed, or the browser has nothing to offer', () => {
  const page = open();
  page.offer();
  page.tell('appinstalled');
  expect(page.state().install).toBe('none');
  expect(open({ isInstalled: true, standalone: true }).state().install).toBe('none');
});

test('[X-02] on a phone whose browser tells no page, the person reads how to install', () => {
  expect(open({ standalone: false }).state().install).toBe('byHand');
});

test('[X-02] [CFG-01] an operator who offers no app has no offer, and no bar of the browser', () => {
  const page = open({ isOffered: false, standalone: false });
  const { event } = page.offer();
  expect(event.defaultPrevented).toBe(true);
  expect(page.state().install).toBe('none');
});

test('[X-02] the page knows when it is offline, and since when', () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000);
  const page = open();
  expect(page.state()).toMatchObject({ isOnline: true });
  vi.mocked(Date.now).mockReturnValue(5_000);
  page.tell('offline', { onLine: false });
  expect(page.state()).toMatchObject({ isOnline: false, lastOnline: 5_000 });
  vi.mocked(Date.now).mockReturnValue(9_000);
  // Opened again without a network.
  expect(open({ onLine: false }).state()).toMatchObject({ isOnline: false, lastOnline: 5_000 });
  page.tell('online', { onLine: true });
  expect(page.state()).toMatchObject({ isOnline: true });
});

test('[X-02] a device that was never online here knows no time', () => {
  expect(open({ onLine: false }).state()).toMatchObject({ isOnline: false, lastOnline: null });
});

test('[X-02] a new version is opened by a reload, or by the worker that waits', () => {
  const page = open();
  expect(page.reload).not.toHaveBeenCalled();
  page.webApp.update();
  expect(page.reload).toHaveBeenCalledOnce();
  const accept = vi.fn();
  page.onUpdate(accept);
  page.webApp.update();
  expect(accept).toHaveBeenCalledOnce();
  expect(page.reload).toHaveBeenCalledOnce();
});
