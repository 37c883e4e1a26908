import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import {
  addRoute as addShellRoute,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  precache,
} from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { isToWorker, type ToWorker } from './messages.ts';
import { notesIn } from './notes.ts';
import { cacheOf, cachePrefix, type Store, storeOf, type WorkerSite } from './rules.ts';
import { isPageMessage, isWaiting, type PageMessage, type WorkerScope } from './scope.ts';
import { strategiesOf } from './strategies.ts';

// The worker of the site: the shell and the last lobby without a network. `pnpm site:configure` writes what
// differs between sites before this script (tools/sites/worker.ts).

declare const self: WorkerScope & { readonly parlourSite: WorkerSite };

const site = self.parlourSite;
const { origin } = self.location;
const scope = { tokenHeaders: site.tokenHeaders, origin };
const notes = notesIn(self.caches, origin);

/** The document that any page of the site can start from. */
const bareDocument = '/index.html';

/** How many requests of a first visit are asked again at the same time. */
const atOnce = 4;

if (site.isOn) serve();
else leave();

/** Removes the worker of an operator who no longer offers the app, and everything that it has stored. */
function leave(): void {
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => {
    const clear = async () => {
      const names = await self.caches.keys();
      const own = names.filter((name) => name.startsWith(cachePrefix));
      await Promise.all(own.map((name) => self.caches.delete(name)));
      await self.registration.unregister();
    };
    if (isWaiting(event)) event.waitUntil(clear());
  });
}

function serve(): void {
  setCacheNameDetails({ prefix: cachePrefix });
  clientsClaim();
  precache([...site.shell]);
  cleanupOutdatedCaches();
  // Only the files themselves: a page is never answered from the shell while there is a network.
  addShellRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });

  const strategies = strategiesOf(async (store, request) =>
    store === 'document'
      ? notes.read('language')
      : (request.headers.get(site.languageHeader) ?? ''),
  );
  for (const store of ['document', 'asset', 'picture', 'lobby', 'current'] as const) {
    registerRoute(({ request }) => storeOf(request, scope) === store, strategies[store]);
  }
  setCatchHandler(async ({ request }) => {
    const isPage = request instanceof Request && storeOf(request, scope) === 'document';
    return (isPage && (await matchPrecache(bareDocument))) || Response.error();
  });

  self.addEventListener('activate', (event) => {
    if (isWaiting(event)) event.waitUntil(dropOldPages());
  });
  self.addEventListener('message', (event) => {
    if (isPageMessage(event) && isToWorker(event.data))
      event.waitUntil(onMessage(event.data, event));
  });

  async function onMessage(message: ToWorker, event: PageMessage): Promise<void> {
    if (message.type === 'version') return event.ports[0]?.postMessage(site.version);
    if (message.type === 'accept') return self.skipWaiting();
    await notes.write('language', message.language);
    if (message.type === 'language') return;
    const left = message.requests.flatMap(({ url, destination, headers }) => {
      const asked = { method: 'GET', url, destination, headers: new Headers(headers) };
      const store = storeOf(asked, scope);
      const isInShell = getCacheKeyForURL(url) !== undefined;
      return store && !isInShell ? [{ store, request: new Request(url, { headers }) }] : [];
    });
    const next = async (): Promise<void> => {
      const one = left.shift();
      if (!one) return;
      await keep(one.store, one.request, event);
      return next();
    };
    await Promise.all(Array.from({ length: atOnce }, next));
  }

  /** Asks for something again and keeps it. What cannot be had is left out. */
  async function keep(store: Store, request: Request, event: PageMessage): Promise<void> {
    const [, done] = strategies[store].handleAll({ request, event });
    await done.catch(() => undefined);
  }
}

/** Pages of an earlier build name files that only its shell had. The bare document of this one takes their place. */
async function dropOldPages(): Promise<void> {
  const [version, language] = await Promise.all([notes.read('version'), notes.read('language')]);
  if (version === site.version) return;
  if (version !== '') {
    await self.caches.delete(cacheOf('document'));
    await notes.write('language', language);
  }
  await notes.write('version', site.version);
}
