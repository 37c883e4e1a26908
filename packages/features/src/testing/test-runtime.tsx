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

/** Every text of the product, whole, by language. */
export const catalogues = { bn, en } as const;

/** The catalogue of a language; `long` makes every text about 40 % longer (I18-03). */
export const textsOf = (language: Language, long = false): Messages =>
  long ? lengthenAll(textIn(catalogues, language)) : textIn(catalogues, language);

/** A runtime on a sandbox of its own: for live stories and for tests. */
export interface TestRuntime {
  readonly runtime: Runtime;
  readonly queryClient: QueryClient;
  readonly sandbox: Sandbox;
  /** The true time, which the backend goes by. A test may put another `now` in its place. */
  readonly world: Clock;
  /** Changes the backend, as `PUT /sandbox/scenario` does: by name, part by part, or parts over a name. */
  readonly setScenario: (scenario: ScenarioName | Partial<Scenario>) => Promise<void>;
  /** Lets go what a fault of kind `hold` holds, as `DELETE /sandbox/holds` does; nothing is held afterwards. */
  readonly release: () => Promise<void>;
  /** Every request that left, in order: method and path. */
  readonly requests: readonly string[];
  /** Paths the widgets asked to go to. */
  readonly visited: readonly string[];
}

/** What a test sets otherwise. */
export interface TestRuntimeOptions {
  readonly language?: Language;
  readonly now?: number;
  /** How far the clock of the device is ahead of the backend's, in ms. Default 0. */
  readonly wrongBy?: number;
  /** What the operator decides otherwise. */
  readonly config?: Partial<SiteConfig>;
  /** Session storage to begin with; a `token` in it is picked up by `session.restore()`. */
  readonly storage?: KeyValueStore;
  /** What the device keeps: one for the tabs of one browser, and for a page before and after its reload. */
  readonly deviceStorage?: KeyValueStore;
  /** Accent of the brand it is looked at in, `#rrggbb`: the scenes of home go with it. */
  readonly accent?: string | undefined;
  /** One backend for several tabs. Default: a sandbox of its own. */
  readonly sandbox?: Sandbox;
  /** By which the tabs call each other. Default: none. */
  readonly channel?: SessionChannel;
}

/** 2026-11-20 20:41 in Dhaka: the moment stories stand still at. */
export const storyTime: number = Date.UTC(2026, 10, 20, 14, 41, 5);

const [day, year] = [86_400_000, 31_536_000_000];
/** How wrong the clocks of devices are in tests, in ms: not at all, by hours, a day and a year, ahead and behind. */
export const wrongClocks: readonly number[] = [0, day / 12, -day, day, -year, year];

/** Makes a runtime over a sandbox of its own, with a stopped clock. */
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
    config: { ...defaultConfig, baseUrl: origin, ...options.config },
    preferences,
    queryClient,
    storage,
    ...(options.deviceStorage ? { deviceStorage: options.deviceStorage } : {}),
    clock: { now: () => world.now() + wrongBy },
    ...(options.channel ? { channel: options.channel } : {}),
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
 * The client turns whatever a fetch throws into an error screen, so a breach of the contract is
 * thrown a second time where no code catches it: the test or story fails with its name.
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

/** Everything a widget needs around it. */
export function TestProviders({
  test,
  language = 'bn',
  long = false,
  children,
}: {
  readonly test: TestRuntime;
  readonly language?: Language;
  /** Every text about 40 % longer. Default false. */
  readonly long?: boolean;
  readonly children: ReactNode;
}) {
  const { numbers } = brandOf(test.runtime.config) ?? {};
  const i18n = useMemo(
    () => createI18n(language, textsOf(language, long), { texts: i18nextTexts(), numbers }),
    [language, long, numbers],
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
 * Puts the pictures into an answer of the sandbox: a story has no server an `<img>` could ask,
 * and must show the same picture wherever Storybook is published.
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
  // In one go: text that grows with every picture would be searched again for each.
  const shown = text.replace(/"\/art\/[\w/-]+\.svg"/g, (path) => pictures.get(path) ?? path);
  return new Response(shown, { status: answer.status, headers: answer.headers });
}

const dataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
