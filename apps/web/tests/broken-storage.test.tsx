// @vitest-environment jsdom
import { guardedStore } from '@parlour/features/session';
import { brokenStores, catalogues, type StoreFault, storeFaults } from '@parlour/features/testing';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { notFound, routes } from '../src/app/routes.ts';
import { createBackend, openSite, settled, standInForBrowser } from './site.fixture.tsx';

vi.mock('../src/app/reporting.ts', () => ({ reporting: () => ({ report: () => undefined }) }));

// Tests the whole site in browsers whose storage fails in one of six ways. Every page, window and button must work.

const words = catalogues.en;
const backend = createBackend();
const trouble: string[] = [];

beforeAll(() => {
  standInForBrowser();
  window.addEventListener('error', ({ message }) => trouble.push(message));
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    if (parts.some((part) => part instanceof Error)) trouble.push(parts.join(' '));
  });
});
beforeEach(() => trouble.splice(0));
afterEach(() => {
  for (const kind of storages) Reflect.deleteProperty(window, kind);
  document.body.replaceChildren();
});

const storages = ['sessionStorage', 'localStorage'] as const;

/** Opens the site in a browser with such a storage, in the same way as `main.tsx`. */
async function openIn(fault: StoreFault, at: string) {
  for (const kind of storages) {
    Object.defineProperty(window, kind, { get: brokenStores[fault], configurable: true });
  }
  return openSite({
    backend,
    at,
    config: { ageGate: 'ask' },
    storage: guardedStore(() => window.sessionStorage, 'tab'),
    device: guardedStore(() => window.localStorage, 'device'),
  });
}
type Site = Awaited<ReturnType<typeof openIn>>;

const windows = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"]')];
const top = () => windows().at(-1);
const named = (name: string | RegExp, within: ParentNode = document) =>
  [...within.querySelectorAll<HTMLElement>('a, button')].filter((control) => {
    const own = control.getAttribute('aria-label') ?? control.textContent;
    return typeof name === 'string' ? own === name : name.test(own);
  });
const ofAge = /^Yes, I am \d+ or over$/;

/** Presses the control with this name in the open window, or on the page if no window is open. */
async function press({ press }: Site, name: string | RegExp, within = top): Promise<void> {
  const found = () => named(name, within() ?? document);
  const all = () => named(/./, within() ?? document).map((one) => one.textContent);
  await settled(() => expect(found().length, `${name} among ${all()}`).toBeGreaterThan(0));
  const [control] = found();
  if (control) await press(control);
}
/** The age gate is over every window. */
const passGate = (site: Site) => press(site, ofAge, () => undefined);

/** Types into the field of the open window with this name. */
async function type(name: string, text: string): Promise<void> {
  await settled(() => expect(fieldOf(name), name).toBeDefined());
  const field = fieldOf(name);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const fieldOf = (name: string) =>
  [...(top()?.querySelectorAll<HTMLLabelElement>('label[for]') ?? [])]
    .filter((label) => label.textContent?.startsWith(name))
    .map((label) => document.getElementById(label.htmlFor))
    .find((field) => field instanceof HTMLInputElement);

const noWindow = () => settled(() => expect(windows()).toEqual([]));

/** Does the first steps of a visitor: confirms the age, comes back to the home page and closes the announcements. */
async function enter(site: Site): Promise<void> {
  await passGate(site);
  await noWindow();
  await site.go('/promotions');
  await site.go('/');
  await settled(() => expect(top()?.textContent).toContain(words['notice.announcement']));
  await press(site, words['action.close']);
  await noWindow();
}

async function logIn(site: Site): Promise<void> {
  await site.go('/login');
  await type(words['auth.username'], 'demo_member');
  await type(words['auth.password'], 'Parlour#2026');
  const form = fieldOf(words['auth.username'])?.form;
  await act(async () => form?.requestSubmit());
  await settled(() => expect(fieldOf(words['auth.username']), top()?.textContent).toBeUndefined());
}

test.each(storeFaults)(
  '[NOT-02] [LGN-03] [WAL-03] [LAY-04] [X-01] a visit works from entry to deposit where the storage %s',
  async (fault) => {
    const site = await openIn(fault, '/');
    await enter(site);
    await site.go('/promotions');
    await site.go('/');
    expect(windows()).toEqual([]);

    await logIn(site);
    await settled(() => expect(document.body.textContent).toContain(words['session.notKept']));
    // The announcements for members do not open.
    await site.rest();
    await noWindow();

    await site.go('/?member=depositv2');
    await type(words['wallet.amount'], '750');
    await site.go('/rng');
    await site.go('/?member=depositv2');
    await settled(() => expect(fieldOf(words['wallet.amount'])?.value).toContain('750'));

    await site.go('/rng');
    await press(site, words['ui.darkTheme']);
    await settled(() => expect(named(words['ui.lightTheme']).length).toBeGreaterThan(0));
    expect(trouble).toEqual([]);
    await site.close();
  },
);

const paths = [...routes, notFound]
  .filter(({ target }) => target.page !== 'redirect')
  .map(({ paths: [path] }) => (path === '*' ? '/nowhere' : path));
const faultsOfRoutes = process.env.PARLOUR_SCALE === 'full' ? storeFaults : (['is null'] as const);

test.each(faultsOfRoutes)(
  '[NAV-03] [ERR-01] [LAY-04] every page opens where the storage %s',
  async (fault) => {
    for (const at of paths) {
      const site = await openIn(fault, at);
      await passGate(site);
      await site.rest();
      expect(site.place.querySelector('h1, h2, main'), at).not.toBeNull();
      expect(document.body.textContent, at).not.toContain(words['screen.crash.title']);
      expect(trouble, at).toEqual([]);
      await site.close();
      document.body.replaceChildren();
    }
  },
);

test.each(storeFaults)(
  '[MOD-03] [LAY-04] every window of a visitor opens and closes where the storage %s',
  async (fault) => {
    const site = await openIn(fault, '/');
    await enter(site);
    for (const open of [
      () => site.go('/login'),
      () => site.go('/register'),
      () => press(site, new RegExp(`^${words['game.search']}`)),
      () => press(site, words['nav.help']),
    ]) {
      await open();
      await settled(() => expect(windows().length).toBe(1));
      await press(site, words['action.close']);
      await noWindow();
    }
    expect(trouble).toEqual([]);
    await site.close();
  },
);
