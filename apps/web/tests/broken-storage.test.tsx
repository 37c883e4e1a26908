// @vitest-environment jsdom
import { guardedStore } from '@parlour/features/session';
import { brokenStores, catalogues, type StoreFault, storeFaults } from '@parlour/features/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { notFound, routes } from '../src/app/routes.ts';
import { createBackend, openSite, standInForBrowser } from './site.fixture.tsx';

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

const windows = () => screen.queryAllByRole('dialog');
const top = () => windows().at(-1);
/** The open window, or the page if no window is open. */
const front = () => within(top() ?? document.body);
const noWindow = () => waitFor(() => expect(windows()).toEqual([]));

/** Presses the button with this name in the open window, or on the page if no window is open. */
async function press({ user }: Site, name: string | RegExp): Promise<void> {
  const [button = document.body] = await waitFor(() => front().getAllByRole('button', { name }));
  await user.click(button);
}

/** The age gate is over every window. */
async function passGate({ user }: Site): Promise<void> {
  const gate = within(await screen.findByRole('alertdialog'));
  await user.click(gate.getByRole('button', { name: /^Yes, I am \d+ or over$/ }));
}

/** Does the first steps of a visitor: confirms the age, comes back to the home page and closes the announcements. */
async function enter(site: Site): Promise<void> {
  await passGate(site);
  await noWindow();
  await site.go('/promotions');
  await site.go('/');
  await waitFor(() => expect(top()).toHaveTextContent(words['notice.announcement']));
  await press(site, words['action.close']);
  await noWindow();
}

const field = (name: string) => front().findByRole('textbox', { name: new RegExp(`^${name}`) });

async function logIn(site: Site): Promise<void> {
  await site.go('/login');
  const form = within(await screen.findByRole('dialog'));
  await site.user.type(await field(words['auth.username']), 'demo_member');
  const password = await form.findByLabelText(new RegExp(`^${words['auth.password']}`));
  await site.user.type(password, 'Parlour#2026');
  await site.user.click(form.getByRole('button', { name: words['action.login'] }));
  await waitFor(() => expect(password).not.toBeInTheDocument());
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
    await waitFor(() => expect(document.body).toHaveTextContent(words['session.notKept']));
    // The announcements for members do not open.
    await site.rest();
    await noWindow();

    await site.go('/?member=depositv2');
    await site.user.type(await field(words['wallet.amount']), '750');
    await site.go('/rng');
    await site.go('/?member=depositv2');
    const amount = await field(words['wallet.amount']);
    await waitFor(() => expect(amount).toHaveDisplayValue(/750/));

    await site.go('/rng');
    await press(site, words['ui.darkTheme']);
    const header = within(screen.getByRole('banner'));
    await header.findByRole('button', { name: words['ui.lightTheme'] });
    expect(trouble).toEqual([]);
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
      const page = within(site.place);
      expect(page.queryByRole('main') ?? page.queryAllByRole('heading')[0], at).toBeTruthy();
      expect(document.body, at).not.toHaveTextContent(words['screen.crash.title']);
      expect(trouble, at).toEqual([]);
      await site.close();
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
      await waitFor(() => expect(windows().length).toBe(1));
      await press(site, words['action.close']);
      await noWindow();
    }
    expect(trouble).toEqual([]);
  },
);
