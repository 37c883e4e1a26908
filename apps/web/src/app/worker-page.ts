import { trustedScript } from '@parlour/features/runtime';
import type { ToWorker } from '../../worker/messages.ts';
import { cachePrefix, storeOf } from '../../worker/rules.ts';
import type { BrowserApp } from './web-app.ts';

/** Address of the worker. */
const address = '/sw.js';

/** How often an open page looks for a new version, in ms; a browser looks at each navigation as well. */
const between = 3_600_000;

/** How long the new version may take to take over, in ms. */
const takeoverTime = 3_000;

/** What the page tells about itself. */
export interface WorkerPage {
  readonly app: BrowserApp;
  /** Header of the token: a request with it is never handed to the worker. */
  readonly tokenHeader: string;
  /** The reads that this page has sent until now. */
  readonly sent: readonly Request[];
  readonly language: () => string;
  readonly onLanguage: (listener: () => void) => void;
}

/** The version of this page: the address of the module that started it. */
const ownVersion = (): string =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

const tell = (worker: ServiceWorker | null, message: ToWorker): void =>
  worker?.postMessage(message);

/** Asks a worker for its version. */
const versionOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    const question: ToWorker = { type: 'version' };
    worker.postMessage(question, [port2]);
  });

/** What the page has loaded from its own host, as the worker may keep it for the next visit. */
function loaded({ sent, tokenHeader }: WorkerPage) {
  const { origin, pathname } = window.location;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => ({ url: name, destination: '', headers: {} }));
  const calls = sent.map(({ url, headers }) => ({
    url,
    destination: '',
    headers: Object.fromEntries(headers),
  }));
  const page = { url: origin + pathname, destination: 'document', headers: {} };
  const tokenHeaders = tokenHeader === '' ? [] : [tokenHeader];
  // First what no page starts without.
  return [page, ...calls, ...files].filter(
    (one) =>
      storeOf(
        { ...one, method: 'GET', headers: new Headers(one.headers) },
        { tokenHeaders, origin },
      ) !== null,
  );
}

/**
 * Registers the worker of the site: tells it the language, and what this page has loaded if it was not there yet.
 * A new version only waits: a person decides when to reload, and the other tabs are told of it.
 */
export async function startWorker(page: WorkerPage): Promise<void> {
  const { serviceWorker } = window.navigator;
  const { app } = page;
  const isFirst = serviceWorker.controller === null;
  let isTakenOver = !isFirst;
  let isAccepted = false;
  const tellOfUpdate = async (worker: ServiceWorker | null) => {
    if (worker && (await versionOf(worker)) !== ownVersion()) {
      app.webApp.store.setState({ hasUpdate: true });
    }
  };
  const registration = await serviceWorker.register(trustedScript(window, address), {
    updateViaCache: 'none',
  });
  app.onUpdate(() => {
    isAccepted = true;
    const { waiting } = registration;
    if (!waiting) return window.location.reload();
    tell(waiting, { type: 'accept' });
    // A worker that does not take over must not keep the person.
    setTimeout(() => window.location.reload(), takeoverTime);
  });
  serviceWorker.addEventListener('controllerchange', () => {
    if (isAccepted) window.location.reload();
    else if (isTakenOver) void tellOfUpdate(serviceWorker.controller);
    isTakenOver = true;
  });
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) void tellOfUpdate(installing);
    });
  });
  void tellOfUpdate(registration.waiting);
  lookAgain(registration);
  const { active } = await serviceWorker.ready;
  const language = page.language();
  if (isFirst) tell(active, { type: 'keep', language, requests: loaded(page) });
  else tell(active, { type: 'language', language });
  page.onLanguage(() =>
    tell(serviceWorker.controller, { type: 'language', language: page.language() }),
  );
}

/** Looks for a new version when the person returns to a page that has been open for long. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < between) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  });
}

/**
 * Lets the newest worker take over. Where the app is off, it answers no requests: the old one would serve this page until
 * the page is left, and would store again what was removed.
 */
async function replaceWorker(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update().catch(() => undefined);
  const next = registration.installing ?? registration.waiting ?? registration.active;
  if (!next || next.state === 'activated') return;
  await new Promise<void>((resolve) => {
    next.addEventListener('statechange', () => {
      if (next.state === 'activated' || next.state === 'redundant') resolve();
    });
    setTimeout(resolve, takeoverTime);
  });
}

/** Removes the worker, and what it has stored, from a site whose operator no longer offers the app. */
export async function endWorker(): Promise<void> {
  const { serviceWorker } = window.navigator;
  const registrations = await serviceWorker.getRegistrations();
  const own = registrations.filter(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker?.scriptURL.endsWith(address)),
  );
  await Promise.all(own.map(replaceWorker));
  await Promise.all(own.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)),
  );
}
