// @vitest-environment jsdom
import { createWebApp } from '@parlour/features/runtime';
import { afterEach, expect, test, vi } from 'vitest';
import type { BrowserApp } from '../src/app/web-app.ts';
import { endWorker, startWorker } from '../src/app/worker-page.ts';
import { isToWorker, type ToWorker } from '../worker/messages.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

/** A worker that answers with its version. */
class FakeWorker extends EventTarget {
  readonly version: string;
  state = 'installed';
  readonly scriptURL = `${window.location.origin}/sw.js`;
  readonly heard: ToWorker[] = [];
  constructor(version: string) {
    super();
    this.version = version;
  }
  postMessage(said: unknown, [port]: readonly MessagePort[] = []) {
    if (isToWorker(said)) this.heard.push(said);
    port?.postMessage(this.version);
  }
}

/** The workers of one browser, of which this page sees what a browser would show it. */
function browser({ controller = null, waiting = null }: Partial<Workers> = {}) {
  const active = controller ?? new FakeWorker('/assets/index-1.js');
  active.state = 'activated';
  const registration = Object.assign(new EventTarget(), {
    active,
    waiting,
    installing: null,
    update: vi.fn(async () => undefined),
    unregister: vi.fn(async () => true),
  });
  const register = vi.fn(async () => registration);
  const serviceWorker = Object.assign(new EventTarget(), {
    controller,
    register,
    ready: Promise.resolve(registration),
    getRegistrations: async () => [registration],
  });
  vi.stubGlobal('navigator', { serviceWorker });
  const takeOver = (next: FakeWorker) => {
    Object.assign(serviceWorker, { controller: next });
    serviceWorker.dispatchEvent(new Event('controllerchange'));
  };
  return { active, registration, register, takeOver };
}

interface Workers {
  readonly controller: FakeWorker | null;
  readonly waiting: FakeWorker | null;
}

/** Starts the worker from a page of the first build. */
async function open(sent: readonly Request[] = []) {
  document.head.innerHTML = '<script type="module" src="/assets/index-1.js"></script>';
  const webApp = createWebApp();
  let update = () => {};
  let speak = () => {};
  const app: BrowserApp = {
    webApp,
    onUpdate: (next) => {
      update = next;
    },
  };
  await startWorker({
    app,
    tokenHeader: 'X-Token',
    sent,
    language: () => 'bn',
    onLanguage: (listener) => {
      speak = listener;
    },
  });
  const hasUpdate = () => webApp.store.getState().hasUpdate;
  return { hasUpdate, update: () => update(), speak: () => speak() };
}

const read = (path: string, headers: Record<string, string> = {}) =>
  new Request(new URL(path, window.location.origin), { headers });

test('[X-02] [API-03] the first visit hands over what it has loaded, and nothing with a token or of a member', async () => {
  const { active } = browser();
  await open([
    read('/wps/system/banners', { Language: 'BN' }),
    read('/wps/relay/GCSGAME_gameList', { 'X-Token': 'secret' }),
    read('/wps/system/status', { Authorization: 'secret' }),
    read('/wps/v2/wallets/balance'),
  ]);
  const [kept] = active.heard.filter(({ type }) => type === 'keep');
  expect(kept).toMatchObject({ language: 'bn' });
  const paths = kept?.type === 'keep' ? kept.requests.map(({ url }) => new URL(url).pathname) : [];
  expect(paths).toEqual(['/', '/wps/system/banners']);
  expect(JSON.stringify(active.heard)).not.toContain('secret');
});

test('[X-02] a later visit tells its language, and each change of it', async () => {
  const controller = new FakeWorker('/assets/index-1.js');
  browser({ controller });
  const { speak } = await open();
  speak();
  expect(controller.heard.map(({ type }) => type)).toEqual(['language', 'language']);
});

test('[X-02] a waiting version is told, and takes over only after a press', async () => {
  const waiting = new FakeWorker('/assets/index-2.js');
  browser({ controller: new FakeWorker('/assets/index-1.js'), waiting });
  const { hasUpdate, update } = await open();
  await vi.waitFor(() => expect(hasUpdate()).toBe(true));
  expect(waiting.heard).not.toContainEqual({ type: 'accept' });
  update();
  expect(waiting.heard).toContainEqual({ type: 'accept' });
});

test('[X-02] a page that is the new version already is told nothing', async () => {
  const waiting = new FakeWorker('/assets/index-1.js');
  browser({ controller: new FakeWorker('/assets/index-0.js'), waiting });
  const { hasUpdate } = await open();
  await vi.waitFor(() => expect(waiting.heard).toHaveLength(1));
  await Promise.resolve();
  expect(hasUpdate()).toBe(false);
});

test('[X-02] another tab that accepted the new version is told of here, without a reload', async () => {
  const { takeOver } = browser({ controller: new FakeWorker('/assets/index-1.js') });
  const { hasUpdate } = await open();
  takeOver(new FakeWorker('/assets/index-2.js'));
  await vi.waitFor(() => expect(hasUpdate()).toBe(true));
});

test('[X-02] the worker of a first visit is no new version', async () => {
  const { active, takeOver } = browser();
  const { hasUpdate } = await open();
  takeOver(active);
  await vi.waitFor(() => expect(active.heard).toHaveLength(1));
  expect(hasUpdate()).toBe(false);
});

/** The caches of the browser. */
function keptCaches(...names: readonly string[]) {
  const left = new Set(names);
  vi.stubGlobal('caches', {
    keys: async () => [...left],
    delete: async (name: string) => left.delete(name),
  });
  return left;
}

test('[X-02] [CFG-01] a site without the app removes its worker and what it kept, and nothing else', async () => {
  const { registration } = browser();
  const left = keptCaches('parlour-document', 'parlour-precache-v2-x', 'shop');
  await endWorker();
  expect(registration.unregister).toHaveBeenCalledOnce();
  expect([...left]).toEqual(['shop']);
});

test('[X-02] [CFG-01] what the old worker keeps until it is replaced is removed as well', async () => {
  const { registration } = browser();
  const left = keptCaches('parlour-document');
  const next = new FakeWorker('');
  next.state = 'installing';
  registration.update.mockImplementation(async () => {
    Object.assign(registration, { installing: next });
  });
  const end = endWorker();
  await vi.waitFor(() => expect(registration.installing).toBe(next));
  expect(registration.unregister).not.toHaveBeenCalled();
  left.add('parlour-asset');
  next.state = 'activated';
  next.dispatchEvent(new Event('statechange'));
  await end;
  expect(registration.unregister).toHaveBeenCalledOnce();
  expect([...left]).toEqual([]);
});
