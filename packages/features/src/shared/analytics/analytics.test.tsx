// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brokenStores, storeFaults } from '../../testing/broken-stores.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { type AnalyticsEvent, createAnalytics } from '../runtime/ports.ts';
import { guardedStore } from '../session/guarded-store.ts';
import { type KeyValueStore, memoryStore } from '../session/key-value-store.ts';
import { AnalyticsWidget } from './AnalyticsWidget.tsx';
import { keepConsent, readConsent } from './consent.ts';
import { gtagListener } from './gtag.ts';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const layer = (): unknown[] => {
  const known: unknown = Reflect.get(window, 'dataLayer');
  return Array.isArray(known) ? known : [];
};
beforeEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'dataLayer');
});

const words = catalogues.en;
const { 'consent.accept': allow, 'consent.decline': refuse } = words;
/** The bar that asks for consent. */
const question = () => screen.queryByRole('region', { name: words['consent.title'] });

/** Opens the first page of a visitor. */
function open(storage: KeyValueStore) {
  const test = createTestRuntime({ language: 'en' });
  const told: AnalyticsEvent[] = [];
  const listen = vi.fn(() => (event: AnalyticsEvent) => void told.push(event));
  const page = (path: string, reconsider = false) => (
    <AnalyticsWidget storage={storage} listen={listen} path={path} reconsider={reconsider} />
  );
  const { user, rerender } = renderPage(test, page('/'));
  return {
    test,
    told,
    listen,
    visit: (path: string, reconsider?: boolean) => rerender(page(path, reconsider)),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}

test('[X-04] no event is sent before a visitor agrees, and earlier events are not sent afterwards', async () => {
  const storage = memoryStore();
  const { test, told, listen, visit, press } = open(storage);
  test.runtime.analytics.track({ name: 'login', method: 'username' });
  expect(listen).not.toHaveBeenCalled();
  await press(allow);
  expect(readConsent(storage)).toBe('granted');
  test.runtime.analytics.track({ name: 'login', method: 'sms' });
  visit('/rng');
  expect(told).toEqual([
    { name: 'page_view', path: '/' },
    { name: 'login', method: 'sms' },
    { name: 'page_view', path: '/rng' },
  ]);
  expect(question()).toBeNull();
});

test('[X-04] a "no" is stored, and no script is loaded and no event sent', async () => {
  const storage = memoryStore();
  const { test, listen, visit, press } = open(storage);
  await press(refuse);
  test.runtime.analytics.track({ name: 'login', method: 'username' });
  visit('/hot');
  expect(listen).not.toHaveBeenCalled();
  expect(readConsent(storage)).toBe('denied');
  open(storage);
  expect(question()).toBeNull();
});

test('[X-04] after consent is withdrawn no event is sent', async () => {
  const storage = memoryStore();
  const { test, told, visit, press } = open(storage);
  await press(allow);
  visit('/', true);
  await press(refuse);
  visit('/');
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
