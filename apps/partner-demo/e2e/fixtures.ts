import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { elements } from '../../../packages/embed/src/registry.ts';
import { answerAt, type PartnerAnswer, servePartner, strictPolicy } from '../server.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** The folder with the built site and its elements, `embed/1`. */
const site = process.env.PARLOUR_ELEMENTS ?? '';

/** Two origins: the site, with its backend and the elements, and the partner, whose pages the tests write. */
export interface Origins {
  readonly site: string;
  readonly partner: string;
}

/** A page of the partner. */
export interface PartnerPage {
  /** Content of the head, besides the script. */
  readonly head?: string;
  readonly body: string;
  /** Language of the page. Default `bn`. */
  readonly lang?: string;
  /** Content security policy. Default: none. */
  readonly policy?: string;
  /** Script elements for the head, instead of the one script. */
  readonly scripts?: string;
  /** Whether to wait until each element near the screen has its content. Default true. */
  readonly waits?: boolean;
}

const documentOf = ({ site }: Origins, { head = '', body, lang = 'bn', scripts }: PartnerPage) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>partner</title>${head}${
    scripts ?? `<script type="module" src="${site}/embed/1/parlour.js"></script>`
  }</head><body>${body}</body></html>`;

/** Starts the sandbox with the elements. It allows the pages of one partner. */
function startSite(partner: string): Promise<{ url: string; child: ChildProcess }> {
  const cli = 'packages/sandbox/src/node/cli.ts';
  const child = spawn(
    process.execPath,
    [cli, '--port', '0', '--static', site, '--partner', partner],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = /Sandbox: (\S+)/.exec(said)?.[1];
      if (url) resolve({ url, child });
    });
    child.on('exit', (code) => reject(new Error(`The sandbox stopped with code ${code}`)));
  });
}

interface Servers extends Origins {
  /** Sets the partner's home page. Its other pages are those of the demo. */
  readonly show: (page: PartnerAnswer) => void;
}

/** A request that the page sent. */
export interface Sent {
  readonly url: URL;
  readonly failed: boolean;
}

/** The tests refuse workers, and Playwright says so where a link leads to a page of the site (X-02). */
const workerRefused = /^Service Worker registration blocked by Playwright$/;

export const test = base.extend<
  {
    /** Opens a page of the partner. */
    open: (page: PartnerPage) => Promise<void>;
    /** Returns all requests of the page, in order. */
    sent: () => readonly Sent[];
    /** Returns the codes of all `parlour-error` events of the page, in order. */
    codes: () => Promise<readonly string[]>;
    /** Sets the configuration of the site that partner pages read. */
    configureSite: (config: Readonly<Record<string, unknown>>) => Promise<void>;
    /** From now on the operator lists the partner's origin as its own. */
    makeOwn: () => Promise<void>;
    /** `PUT /sandbox/scenario` of the site. */
    setScenario: (scenario: Record<string, unknown>) => Promise<void>;
    origins: Origins;
    expectedErrors: RegExp[];
    quiet: undefined;
  },
  { servers: Servers }
>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      let shown: PartnerAnswer = { type: 'text/html', body: '' };
      let origin = '';
      const partner = await servePartner(0, async (path) =>
        path === '/' ? shown : answerAt(path, origin),
      );
      const { url, child } = await startSite(partner.url);
      origin = url;
      await use({
        site: url,
        partner: partner.url,
        show: (page) => {
          shown = page;
        },
      });
      child.removeAllListeners('exit');
      child.kill();
      partner.close();
    },
    { scope: 'worker' },
  ],
  origins: async ({ servers }, use) => use(servers),
  expectedErrors: [[], { option: true }],
  setScenario: [
    async ({ servers }, use) => {
      const scenario = `${servers.site}/sandbox/scenario`;
      await fetch(scenario, { method: 'DELETE' });
      await use(async (body) => {
        const answer = await fetch(scenario, { method: 'PUT', body: JSON.stringify(body) });
        expect(answer.ok, await answer.text()).toBe(true);
      });
    },
    { auto: true },
  ],
  codes: [
    async ({ page }, use) => {
      await page.addInitScript(() => {
        const heard: string[] = [];
        Reflect.set(globalThis, 'codes', heard);
        addEventListener('parlour-error', (event) => {
          if (event instanceof CustomEvent) heard.push(event.detail.code);
        });
      });
      await use(() => page.evaluate(() => Reflect.get(globalThis, 'codes')));
    },
    { auto: true },
  ],
  configureSite: async ({ page, servers }, use) => {
    await use(async (json) => {
      await page.route(`${servers.site}/embed/site.json`, (route) =>
        route.fulfill({ json, headers: { 'Access-Control-Allow-Origin': '*' } }),
      );
    });
  },
  makeOwn: async ({ page, servers }, use) => {
    await use(async () => {
      const isFrame = ({ origin, pathname }: URL) =>
        origin === servers.site && /^\/embed\/[a-z]+$/.test(pathname);
      await page.route(isFrame, async (route) => {
        const response = await route.fetch();
        const config = JSON.stringify({ ownOrigins: [servers.partner] });
        const body = (await response.text()).replace(
          /(<script id="parlour-config"[^>]*>)[^<]*/,
          (_, start: string) => start + config,
        );
        expect(body).toContain(config);
        await route.fulfill({ response, body });
      });
    });
  },
  sent: async ({ page }, use) => {
    const sent: Sent[] = [];
    page.on('request', (request) => {
      sent.push({ url: new URL(request.url()), failed: false });
    });
    page.on('requestfailed', (request) => {
      sent.push({ url: new URL(request.url()), failed: true });
    });
    await use(() => sent);
  },
  // A partner page must never get errors from our code in its console.
  quiet: [
    async ({ page, expectedErrors }, use) => {
      const said: string[] = [];
      page.on('pageerror', (error) => said.push(String(error.stack)));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      await use(undefined);
      const expected = [...expectedErrors, workerRefused];
      expect(said.filter((text) => !expected.some((one) => one.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page, servers }, use) => {
    await use(async (given) => {
      const type = 'text/html; charset=utf-8';
      servers.show({ type, body: documentOf(servers, given), policy: given.policy });
      await page.goto(servers.partner);
      if (given.waits === false) return;
      await expect
        .poll(() => page.evaluate(unreadyElements, allTags), { timeout: 30_000 })
        .toEqual([]);
    });
  },
});

/** Returns the elements near the screen that have not rendered anything yet. */
function unreadyElements(tags: readonly string[]): readonly string[] {
  return [...document.querySelectorAll(tags.join())]
    .filter((element) =>
      [...(element.shadowRoot?.children ?? [])].some(({ localName }) => localName === 'slot'),
    )
    .map(({ localName }) => localName);
}

/** Returns the strict policy of a page that uses elements of a site. */
export const policyFor = ({ site }: Origins): string => strictPolicy(site);

const allTags = elements.map(({ tag }) => tag);

/** The elements that show content. */
export const contentTags = elements.filter((one) => !('isAccount' in one)).map(({ tag }) => tag);

/** One element of each kind, to put into a page. */
export const content = contentTags.map((tag) => `<${tag} loading="eager"></${tag}>`).join('');

export { expect, type Page };
