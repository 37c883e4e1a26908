import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { follow } from './rest.ts';
import { lacking, opened } from './specified.ts';
import { type Language, speak } from './texts.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** The backend of one worker: the built site and its own sandbox. */
export interface Backend {
  readonly url: string;
  /** `PUT /sandbox/scenario`. */
  readonly setScenario: (scenario: Record<string, unknown>) => Promise<void>;
  /** Waits until a fault of kind `hold` holds a call, such as `GET /wps/v2/wallets/balance`. */
  readonly heldUp: (call: string) => Promise<void>;
  /** Releases what a fault of kind `hold` holds. Nothing is held afterwards. */
  readonly release: () => Promise<void>;
  /** Approves the one pending order of a kind (`DP`, `WD`) as the operator, as often as needed. */
  readonly approve: (kind: string, times?: number) => Promise<void>;
  /** Codes sent by SMS and texts of captcha pictures, as a person would read them. */
  readonly inbox: () => Promise<{
    sms: { to: string; code: string }[];
    captchas: { id: string; text: string }[];
  }>;
}

/** The requests of the page. */
export interface Calls {
  /** How often a call was sent, such as `GET /wps/v2/wallets/balance`. */
  readonly count: (call: string) => number;
  /** The query of each call, in order. */
  readonly queries: (call: string) => readonly URLSearchParams[];
  /** The JSON body of each call, as the backend reads it: encrypted bodies are opened. */
  readonly sent: (call: string) => Promise<readonly unknown[]>;
}

/** The folder of the built site. `PARLOUR_SITE` selects another build. */
export const siteFolder = resolve(root, process.env.PARLOUR_SITE ?? 'apps/web/dist');

function start(): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(
    process.execPath,
    ['packages/sandbox/src/node/cli.ts', '--port', '0', '--static', siteFolder],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Sandbox: (\S+)/.exec(output)?.[1];
      if (address) resolve({ url: address, child });
    });
    child.on('exit', (code) => reject(new Error(`The sandbox server stopped with code ${code}`)));
  });
}

/** A body in plain text with a password in it (ENC-01). */
const plainPassword = /"\w*password\w*"\s*:/i;

/**
 * Every test gets a fresh backend, and fails on any uncaught error, console error, request to another host, request that
 * carries less than its call has in the specification (API-01), or password in plain text (ENC-01).
 */
export const test = base.extend<
  {
    backend: Backend;
    calls: Calls;
    /** Waits until every request of the page is answered and rendered. */
    rest: () => Promise<void>;
    strict: undefined;
    quiet: undefined;
    speaking: undefined;
    /** The language of the site, and of the texts the test looks for. Default Bengali. */
    language: Language;
    /** Whether the announcements may open by themselves. Default false. */
    announcements: boolean;
    expectedErrors: RegExp[];
  },
  { server: string }
>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const { url, child } = await start();
      await use(url);
      child.removeAllListeners('exit');
      child.kill();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server),
  expectedErrors: [[], { option: true }],
  backend: [
    async ({ server }, use) => {
      const scenario = `${server}/sandbox/scenario`;
      const holds = `${server}/sandbox/holds`;
      await fetch(scenario, { method: 'DELETE' });
      await use({
        url: server,
        setScenario: async (body) => {
          const answer = await fetch(scenario, { method: 'PUT', body: JSON.stringify(body) });
          expect(answer.ok, await answer.text()).toBe(true);
        },
        heldUp: (call) => expect.poll(async () => (await fetch(holds)).json()).toContain(call),
        release: async () => {
          await fetch(holds, { method: 'DELETE' });
        },
        approve: async (kind, times = 1) => {
          const orders = `${server}/sandbox/orders`;
          const waiting: { id: string }[] = await (await fetch(orders)).json();
          const [order, ...others] = waiting.filter(({ id }) => id.startsWith(kind));
          expect(others).toEqual([]);
          for (let time = 0; time < times; time += 1) {
            const body = JSON.stringify({ id: order?.id, outcome: 'approve' });
            expect((await fetch(orders, { method: 'PUT', body })).ok).toBe(true);
          }
        },
        inbox: async () => (await fetch(`${server}/sandbox/inbox`)).json(),
      });
    },
    { auto: true },
  ],
  calls: async ({ page, server }, use) => {
    const seen: { call: string; query: URLSearchParams; body: string; cipher?: string }[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      const call = `${request.method()} ${pathname}`;
      const { encryption: cipher } = request.headers();
      const body = request.postData() ?? '';
      seen.push({ call, query: searchParams, body, ...(cipher && { cipher }) });
    });
    const of = (call: string) => seen.filter((other) => other.call === call);
    await use({
      count: (call) => of(call).length,
      queries: (call) => of(call).map(({ query }) => query),
      sent: (call) =>
        Promise.all(
          of(call).map(async ({ body, cipher }) =>
            JSON.parse(cipher ? await opened(server, cipher, body) : body),
          ),
        ),
    });
  },
  rest: async ({ page }, use) => use(follow(page)),
  // The announcements of a first visit cover the page. They are off by default and on in their own tests (NOT-02).
  announcements: [false, { option: true }],
  quiet: [
    async ({ context, announcements }, use) => {
      if (announcements) {
        // Playwright looks at a page as if a person pressed it. Then it would count as touched before it was ready.
        await context.addInitScript(() => {
          Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
        });
      } else {
        await context.route('**/MCSFE_getListAnnouncements*', (route) =>
          route.fulfill({ json: { success: true, value: { list: [] }, message: null } }),
        );
      }
      await use(undefined);
    },
    { auto: true },
  ],
  language: ['bn', { option: true }],
  speaking: [
    async ({ context, language }, use) => {
      speak(language);
      // The site starts in Bengali. A test may change the language itself.
      if (language !== 'bn') {
        // A game in its frame has no storage.
        await context.addInitScript((value) => {
          if (window.top === window) localStorage.setItem('language', value);
        }, language);
      }
      await use(undefined);
      speak('bn');
    },
    { auto: true },
  ],
  strict: [
    async ({ page, server, expectedErrors }, use) => {
      const problems: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((pattern) => pattern.test(text))) problems.push(text);
      };
      page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error') note(`console: ${message.text()}`);
      });
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(server) && !/^(?:data|blob|about):/.test(url)) note(`foreign: ${url}`);
        else for (const lack of lacking(request)) note(`wire: ${lack}`);
        if (url.startsWith(`${server}/wps/`) && plainPassword.test(request.postData() ?? '')) {
          note(`a password in plain text: ${url}`);
        }
      });
      await use(undefined);
      // An answer that a test changes may still be on its way.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * For the title of a test made in a loop: returns ` @gate` if the test is in the gate, which every change has to pass.
 * Other tests have `@gate` at the end of their title. All of them run in `npm run test:all` (docs/decisions/036).
 */
export const gateIf = (isIn: boolean): '' | ' @gate' => (isIn ? ' @gate' : '');

/** Messages that the browser itself logs about a failed answer. The page has to handle the failure with a text. */
export const failedAnswers = [/Failed to load resource/];

/** Whether the page is as narrow as a phone. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;
