import { createI18n, type Language } from '@parlour/features/i18n';
import { createPreferences, defaultConfig, type SiteConfig } from '@parlour/features/runtime';
import { type KeyValueStore, memoryStore } from '@parlour/features/session';
import { catalogues, createTestSession, storyTime } from '@parlour/features/testing';
import { createSandbox, type Scenario } from '@parlour/sandbox';
import { act, cleanup, configure, getConfig, render, waitFor } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { newUser } from '../../../packages/features/src/testing/render-page.tsx';
import { App } from '../src/app/App.tsx';
import { followPreferences } from '../src/app/document-preferences.ts';
import { newQueryClient } from '../src/app/query-client.ts';
import type { Site as OwnParts } from '../src/own/define-site.ts';

const { eventWrapper: inAct } = getConfig();
configure({
  // The first window of a kind loads its code, which takes seconds on a busy machine.
  asyncUtilTimeout: 20_000,
  // A part that suspends during a synchronous `act` never goes on. So the events of a user run without it, as in a
  // browser; user-event turns the environment of `act` off meanwhile.
  eventWrapper: (event) =>
    Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === false ? event() : inAct(event),
});

const backend = 'http://sandbox.invalid';

/** Changes the value of an answer. The page gets what it returns. */
export type Patch = (request: Request, value: unknown) => unknown;

/** Adds what jsdom lacks of a browser, and a fixed date. Call it once, before a site is opened. */
export function standInForBrowser(): void {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('scrollTo', () => undefined);
  HTMLElement.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.useFakeTimers({ toFake: ['Date'], now: storyTime });
}

/** One backend for many pages. The real client calls it; answers can be patched. */
export function createBackend() {
  const sandbox = createSandbox({ seed: 1, clock: { now: () => storyTime } });
  const ask = async (request: Request, patch: Patch): Promise<Response> => {
    const answer = await sandbox.fetch(request);
    if (!answer.headers.get('Content-Type')?.includes('json')) return answer;
    const body: { readonly value: unknown } = await answer.json();
    const value = patch(request, body.value);
    return Response.json({ ...body, value }, answer);
  };
  /** The storage of a tab that is logged in. Default: an agent, who sees both centres. `trial` plays for free. */
  const member = async (username = 'demo_agent'): Promise<KeyValueStore> => {
    const storage = memoryStore();
    const { session } = createTestSession({ sandbox, storage });
    if (username === 'trial') await session.freePlay();
    else await session.login({ type: 'username', username, password: 'Parlour#2026' });
    return storage;
  };
  /** Changes the backend for all later pages. A setting that is not named goes back to its default. */
  const setScenario = async (scenario: Partial<Scenario>): Promise<void> => {
    const body = JSON.stringify(scenario);
    const url = `${backend}/sandbox/scenario`;
    const answer = await sandbox.fetch(new Request(url, { method: 'PUT', body }));
    if (!answer.ok) throw new Error(`The scenario was refused: ${await answer.text()}`);
  };
  return { ask, member, setScenario };
}

export interface OpenOptions {
  readonly backend: ReturnType<typeof createBackend>;
  /** Path, query and hash. */
  readonly at: string;
  readonly patch?: Patch;
  readonly storage?: KeyValueStore;
  readonly config?: Partial<SiteConfig>;
  /** The parts of the site's own. Default: none. */
  readonly parts?: OwnParts;
  /** Takes what the site tells its operator. */
  readonly warn?: (text: string) => void;
  /** The storage of the device. Default: empty. */
  readonly device?: KeyValueStore;
}

/** The page is ready after so many rounds in a row without a pending request. */
const quietRounds = 4;
/**
 * After so many rounds the pending work has failed. The number is high, because a busy machine loads modules slowly.
 */
const maxRounds = 60_000;

/** Makes every observed element count as visible, so that parts which wait for it are loaded. */
export function everythingIsNear(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: () => void;
      constructor(tell: (entries: readonly object[]) => void) {
        this.observe = () => queueMicrotask(() => tell([{ isIntersecting: true }]));
      }
      unobserve() {}
      disconnect() {}
    },
  );
}

const opened = new Set<() => Promise<void>>();

/** Closes every open page. It also runs after each test. */
export async function closeSites(): Promise<void> {
  for (const close of opened) await close();
}
afterEach(closeSites);

/**
 * Opens the whole site at an address and waits until everything has loaded. The page is closed when the test ends, or
 * by `close`.
 */
export async function openSite({
  backend: { ask },
  at,
  patch,
  storage,
  config,
  device,
  parts,
  warn,
}: OpenOptions) {
  window.history.replaceState(null, '', window.location.origin + at);
  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'root';
  const queryClient = newQueryClient();
  const preferences = createPreferences(device ?? memoryStore(), 'en');
  const i18n = createI18n('en', catalogues.en, { own: config?.texts ?? {} });
  followPreferences(preferences, i18n);
  const app = (
    <App
      config={{
        ...defaultConfig,
        baseUrl: backend,
        memberCentre: true,
        reportUrl: '/reports',
        ...config,
      }}
      preferences={preferences}
      i18n={i18n}
      parts={parts}
      surroundings={{
        queryClient,
        storage: storage ?? memoryStore(),
        ...(device && { deviceStorage: device }),
        ...(warn && { warn }),
        fetch: (request) => ask(request, patch ?? ((_request, value) => value)),
      }}
    />
  );
  await act(async () => void render(app, { container: place }));
  const close = async () => {
    opened.delete(close);
    await act(async () => cleanup());
    place.remove();
    queryClient.clear();
  };
  opened.add(close);
  const busy = () =>
    queryClient.isFetching() > 0 ||
    document.querySelector('[aria-busy="true"], [data-state="arriving"]') !== null;
  const rest = async () => {
    for (let quiet = 0, round = 0; quiet < quietRounds; round++) {
      await act(() => new Promise<void>((resolve) => setTimeout(resolve, 1)));
      quiet = busy() ? 0 : quiet + 1;
      if (round > maxRounds) throw new Error(`${window.location.href} does not come to rest`);
    }
  };
  await rest();
  return {
    /** The root element of the site. Windows are outside it. */
    place,
    user: newUser(),
    rest,
    /** Changes the language as the menu of languages does. */
    speak: async (language: Language) => {
      await act(async () => preferences.setLanguage(language));
      await waitFor(() => expect(i18n.language()).toBe(language));
    },
    /** Goes to another address of the open site by a link, and waits until everything has loaded. */
    go: async (to: string) => {
      const from = window.location.href;
      const link = document.body.appendChild(document.createElement('a'));
      link.href = to;
      // Waits inside: a page that still loads its code would otherwise stay away.
      await act(async () => link.click());
      link.remove();
      await waitFor(() => expect(window.location.href).not.toBe(from));
      await rest();
    },
    close,
  };
}
