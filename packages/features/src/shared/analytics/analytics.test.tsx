// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brokenStores, storeFaults } from '../../testing/broken-stores.ts';
import { catalogues, createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { type AnalyticsEvent, createAnalytics } from '../runtime/ports.ts';
import { guardedStore } from '../session/guarded-store.ts';
import { type KeyValueStore, memoryStore } from '../session/key-value-store.ts';
import { AnalyticsWidget } from './AnalyticsWidget.tsx';
import { keepConsent, readConsent } from './consent.ts';
import { gtagListener } from './gtag.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const layer = (): unknown[] => {
  const known: unknown = Reflect.get(window, 'dataLayer');
  return Array.isArray(known) ? known : [];
};
beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'dataLayer');
});
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) act(close);
});

function show(storage: KeyValueStore) {
  const test = createTestRuntime({ language: 'en' });
  const told: AnalyticsEvent[] = [];
  const listen = vi.fn(() => (event: AnalyticsEvent) => void told.push(event));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  open.push(() => root.unmount());
  const render = (path: string, reconsider = false) =>
    act(() =>
      root.render(
        <TestProviders test={test} language="en">
          <AnalyticsWidget storage={storage} listen={listen} path={path} reconsider={reconsider} />
        </TestProviders>,
      ),
    );
  const press = (key: 'consent.accept' | 'consent.decline') =>
    act(() =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent === catalogues.en[key])
        ?.click(),
    );
  return { test, told, listen, render, press };
}

test('[X-04] no event is sent before a visitor agrees, and earlier events are not sent afterwards', async () => {
  const storage = memoryStore();
  const { test, told, listen, render, press } = show(storage);
  await render('/');
  test.runtime.analytics.track({ name: 'login', method: 'username' });
  expect(listen).not.toHaveBeenCalled();
  await press('consent.accept');
  expect(readConsent(storage)).toBe('granted');
  test.runtime.analytics.track({ name: 'login', method: 'sms' });
  await render('/rng');
  expect(told).toEqual([
    { name: 'page_view', path: '/' },
    { name: 'login', method: 'sms' },
    { name: 'page_view', path: '/rng' },
  ]);
  expect(document.querySelector('[data-component="consent-bar"]')).toBeNull();
});

test('[X-04] a "no" is stored, and no script is loaded and no event sent', async () => {
  const storage = memoryStore();
  const { test, listen, render, press } = show(storage);
  await render('/');
  await press('consent.decline');
  test.runtime.analytics.track({ name: 'login', method: 'username' });
  await render('/hot');
  expect(listen).not.toHaveBeenCalled();
  expect(readConsent(storage)).toBe('denied');
  const again = show(storage);
  await again.render('/');
  expect(document.querySelector('[data-component="consent-bar"]')).toBeNull();
});

test('[X-04] after consent is withdrawn no event is sent', async () => {
  const storage = memoryStore();
  const { test, told, render, press } = show(storage);
  await render('/');
  await press('consent.accept');
  await render('/', true);
  await press('consent.decline');
  await render('/');
  told.length = 0;
  test.runtime.analytics.track({ name: 'login', method: 'username' });
  expect(told).toEqual([]);
  expect(readConsent(storage)).toBe('denied');
});

test('[X-04] a damaged stored answer counts as not asked', () => {
  const storage = memoryStore();
  storage.setItem('analyticsConsent', 'yes');
  expect(readConsent(storage)).toBe('unasked');
});

test.each(storeFaults)(
  '[X-04] [LAY-04] an answer lasts as long as the page where the storage %s',
  (fault) => {
    const storage = guardedStore(brokenStores[fault], 'device');
    expect(readConsent(storage)).toBe('unasked');
    keepConsent(storage, 'denied');
    expect(readConsent(storage)).toBe('denied');
  },
);

test('[X-04] gtag is loaded by its id; its commands have the form it expects; ads stay denied', () => {
  const listener = gtagListener(window, 'G-TEST1234');
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234']);
  listener({ name: 'login_failed', method: 'username', code: 'NETWORK' });
  for (const command of layer()) expect(String(command)).toBeDefined();
  expect(layer().map((command) => Object.prototype.toString.call(command))).toEqual(
    Array.from({ length: 4 }, () => '[object Arguments]'),
  );
  expect(Reflect.get(Object(layer()[0]), 2)).toMatchObject({ ad_storage: 'denied' });
  expect(Reflect.get(Object(layer().at(-1)), 1)).toBe('login_failed');
  expect(Reflect.get(Object(layer().at(-1)), 2)).toEqual({ method: 'username', code: 'NETWORK' });
});

test.each(['', 'x', 'G-1"><script>', 'https://evil.example'])(
  '[X-04] %j is not an id: nothing is loaded',
  (id) => {
    gtagListener(window, id)({ name: 'page_view', path: '/' });
    expect(scripts()).toEqual([]);
  },
);

test('[X-04] only the last listener gets events, and an old one cannot disconnect it', () => {
  const analytics = createAnalytics();
  const [first, second] = [vi.fn(), vi.fn()];
  const leaveFirst = analytics.connect(first);
  const leaveSecond = analytics.connect(second);
  leaveFirst();
  analytics.track({ name: 'page_view', path: '/' });
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  leaveSecond();
  analytics.track({ name: 'page_view', path: '/' });
  expect(second).toHaveBeenCalledTimes(1);
});
