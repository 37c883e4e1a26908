import { createSandbox, type Sandbox, type Scenario, type ScenarioName } from '@parlour/sandbox';
import { ContractBreach, checkedFetch } from '@parlour/sandbox/testing';
import { PortalProvider } from '@parlour/ui';
import { lengthenAll } from '@parlour/ui/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { messages as bn } from '../shared/i18n/bn.ts';
import { createI18n } from '../shared/i18n/create-i18n.ts';
import { messages as en } from '../shared/i18n/en.ts';
import { i18nextTexts } from '../shared/i18n/i18next-texts.ts';
import { type Language, textIn } from '../shared/i18n/language.ts';
import type { Messages } from '../shared/i18n/message-map.ts';
import { I18nProvider } from '../shared/i18n/use-t.ts';
import { brandOf } from '../shared/runtime/brand.ts';
import { defaultConfig, type SiteConfig } from '../shared/runtime/config.ts';
import { createRuntime } from '../shared/runtime/create-runtime.ts';
import { memoryCookies } from '../shared/runtime/ports.ts';
import { createPreferences } from '../shared/runtime/preferences.ts';
import { type Runtime, RuntimeProvider } from '../shared/runtime/runtime.tsx';
import type { Clock } from '../shared/runtime/site-clock.ts';
import { type KeyValueStore, memoryStore } from '../shared/session/key-value-store.ts';
import type { SessionChannel } from '../shared/session/types.ts';

const isComplete = (texts: Messages): texts is typeof en =>
  Object.keys(en).every((key) => Object.hasOwn(texts, key));
if (!isComplete(bn)) throw new Error('Bengali lacks a text: run tools/checks/messages.test.ts.');

/** All texts of the product, by language. */
export const catalogues = { bn, en } as const;

/** Returns the catalogue of a language; `long` makes every text about 40 % longer (I18-03). */
export const textsOf = (language: Language, long = false): Messages =>
  long ? lengthenAll(textIn(catalogues, language)) : textIn(catalogues, language);

/** A runtime with its own sandbox, for live stories and for tests. */
export interface TestRuntime {
  readonly runtime: Runtime;
  readonly queryClient: QueryClient;
  readonly sandbox: Sandbox;
  /** The backend's clock. A test may replace its `now`. */
  readonly world: Clock;
  /** Changes the backend like `PUT /sandbox/scenario`: by name, part by part, or parts over a name. */
  readonly setScenario: (scenario: ScenarioName | Partial<Scenario>) => Promise<void>;
  /** Releases requests held by a fault of kind `hold`, like `DELETE /sandbox/holds`. Afterwards nothing is held. */
  readonly release: () => Promise<void>;
  /** All requests that were sent, in order: method and path. */
  readonly requests: readonly string[];
  /** Paths to which the widgets navigated. */
  readonly visited: readonly string[];
}

/** Options of a test's runtime. */
export interface TestRuntimeOptions {
  readonly language?: Language;
  readonly now?: number;
  /** How far the device's clock is ahead of the backend's, in ms. Default 0. */
  readonly wrongBy?: number;
  /** Overrides of the operator's configuration. */
  readonly config?: Partial<SiteConfig>;
  /** Initial session storage; `session.restore()` continues a `token` in it. */
  readonly storage?: KeyValueStore;
  /** Storage of the device: share it between the tabs of one browser, or between a page before and after its reload. */
  readonly deviceStorage?: KeyValueStore;
  /** Accent colour of the brand, `#rrggbb`; the scenes of home use it too. */
  readonly accent?: string | undefined;
  /** A shared backend for several tabs. Default: its own sandbox. */
  readonly sandbox?: Sandbox;
  /** Channel between the tabs. Default: none. */
  readonly channel?: SessionChannel;
  /** Names of configured entries that were dropped. Default: none. */
  readonly dropped?: readonly string[];
  /** Hears what the operator is told. Default: nobody. */
  readonly warn?: (text: string) => void;
}

/** 2026-11-20 20:41 in Dhaka: the fixed time of stories. */
export const storyTime: number = Date.UTC(2026, 10, 20, 14, 41, 5);

const [day, year] = [86_400_000, 31_536_000_000];
/** Errors of device clocks in tests, in ms: none, hours, a day and a year, ahead and behind. */
export const wrongClocks: readonly number[] = [0, day / 12, -day, day, -year, year];

/** Creates a runtime with its own sandbox and a stopped clock. */
export function createTestRuntime(options: TestRuntimeOptions = {}): TestRuntime {
  const { language = 'bn', now = storyTime, storage = memoryStore(), wrongBy = 0 } = options;
  const world: Clock = { now: () => now };
  const clock: Clock = { now: () => world.now() };
  const sandbox = options.sandbox ?? createSandbox({ seed: 1, clock, accent: options.accent });
  const fetch = loudly(checkedFetch(sandbox.fetch));
  const origin = 'http://sandbox.invalid';
  const requests: string[] = [];
  const visited: string[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const preferences = createPreferences(memoryStore(), language);
  const runtime = createRuntime({
    fetch: async (request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
      return withArt(await fetch(request), sandbox, origin);
    },
    // Encryption has tests of its own, with `cipher: null`. It would cost every other test a read of the settings.
    config: { ...defaultConfig, baseUrl: origin, cipher: 'none', ...options.config },
    preferences,
    queryClient,
    storage,
    ...(options.deviceStorage ? { deviceStorage: options.deviceStorage } : {}),
    clock: { now: () => world.now() + wrongBy },
    ...(options.channel ? { channel: options.channel } : {}),
    ...(options.warn ? { warn: options.warn } : {}),
    ...(options.dropped ? { dropped: options.dropped } : {}),
    cookies: memoryCookies(),
    navigate: (to) => void visited.push(to),
  });
  return {
    runtime,
    queryClient,
    sandbox,
    world,
    requests,
    visited,
    setScenario: async (scenario) => {
      const url = `${origin}/sandbox/scenario`;
      const body = JSON.stringify(typeof scenario === 'string' ? { name: scenario } : scenario);
      const answer = await sandbox.fetch(new Request(url, { method: 'PUT', body }));
      if (!answer.ok) throw new Error(`The scenario was refused: ${await answer.text()}`);
    },
    release: async () => {
      await sandbox.fetch(new Request(`${origin}/sandbox/holds`, { method: 'DELETE' }));
    },
  };
}

/**
 * The client turns every error of a fetch into an error screen, so a breach of the contract is thrown again where no
 * code catches it: the test or story fails with its name.
 */
function loudly(fetch: Sandbox['fetch']): Sandbox['fetch'] {
  return async (request) => {
    try {
      return await fetch(request);
    } catch (error) {
      if (error instanceof ContractBreach) {
        setTimeout(() => {
          throw error;
        });
      }
      throw error;
    }
  };
}

/** The providers a widget needs. */
export function TestProviders({
  test,
  language = 'bn',
  long = false,
  children,
}: {
  readonly test: TestRuntime;
  readonly language?: Language;
  /** Makes every text about 40 % longer. Default false. */
  readonly long?: boolean;
  readonly children: ReactNode;
}) {
  const { texts: own } = test.runtime.config;
  const { numbers } = brandOf(test.runtime.config) ?? {};
  const i18n = useMemo(
    () => createI18n(language, textsOf(language, long), { texts: i18nextTexts(), numbers, own }),
    [language, long, numbers, own],
  );
  return (
    <I18nProvider value={i18n}>
      <QueryClientProvider client={test.queryClient}>
        <RuntimeProvider runtime={test.runtime}>
          <PortalProvider>{children}</PortalProvider>
        </RuntimeProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}

/**
 * Embeds the pictures in a response of the sandbox: a story has no server for an `<img>`, and must show the same
 * picture wherever Storybook is published.
 */
export async function withArt(
  answer: Response,
  sandbox: Sandbox,
  origin: string,
): Promise<Response> {
  if (!answer.headers.get('Content-Type')?.includes('json')) return answer;
  const text = await answer.text();
  const pictures = new Map<string, string>();
  for (const path of new Set(text.match(/\/art\/[\w/-]+\.svg/g))) {
    const picture = await sandbox.fetch(new Request(origin + path));
    if (picture.ok) pictures.set(`"${path}"`, JSON.stringify(dataUrl(await picture.text())));
  }
  // In one pass: otherwise the growing text would be searched again for each picture.
  const shown = text.replace(/"\/art\/[\w/-]+\.svg"/g, (path) => pictures.get(path) ?? path);
  return new Response(shown, { status: answer.status, headers: answer.headers });
}

const dataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
