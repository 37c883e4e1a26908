import { createI18n, type Language } from '@parlour/features/i18n';
import { createPreferences, defaultConfig, type SiteConfig } from '@parlour/features/runtime';
import { type KeyValueStore, memoryStore } from '@parlour/features/session';
import { catalogues, createTestSession, storyTime } from '@parlour/features/testing';
import { createSandbox, type Scenario } from '@parlour/sandbox';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, vi } from 'vitest';
import { App } from '../src/app/App.tsx';
import { followPreferences } from '../src/app/document-preferences.ts';
import { newQueryClient } from '../src/app/query-client.ts';

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
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
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

/** Waits until the condition holds. Each check runs an `act` first, because React renders an answer at its end. */
export const settled = (condition: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined);
      condition();
    },
    { interval: 20, timeout: 20_000 },
  );

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

/** Opens the whole site at an address and waits until everything has loaded. */
export async function openSite({
  backend: { ask },
  at,
  patch,
  storage,
  config,
  device,
}: OpenOptions) {
  window.history.replaceState(null, '', window.location.origin + at);
  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'root';
  const root = createRoot(place);
  const queryClient = newQueryClient();
  const preferences = createPreferences(device ?? memoryStore(), 'en');
  const i18n = createI18n('en', catalogues.en);
  followPreferences(preferences, i18n);
  await act(async () =>
    root.render(
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
        surroundings={{
          queryClient,
          storage: storage ?? memoryStore(),
          ...(device && { deviceStorage: device }),
          fetch: (request) => ask(request, patch ?? ((_request, value) => value)),
        }}
      />,
    ),
  );
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
    place,
    rest,
    /** Changes the language as the menu of languages does. */
    speak: async (language: Language) => {
      await act(async () => preferences.setLanguage(language));
      await settled(() => expect(i18n.language()).toBe(language));
    },
    /** Goes to another address of the open site by a link, and waits until everything has loaded. */
    go: async (to: string) => {
      const from = window.location.href;
      const link = document.body.appendChild(document.createElement('a'));
      link.href = to;
      await act(async () => link.click());
      link.remove();
      await settled(() => expect(window.location.href).not.toBe(from));
      await rest();
    },
    press: (button: HTMLElement) => act(async () => button.click()),
    close: async () => {
      await act(async () => root.unmount());
      place.remove();
      queryClient.clear();
    },
  };
}
