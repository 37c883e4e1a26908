// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { menuPage } from '../../shared/centre-frame/address.ts';
import { CentreWidget } from '../../shared/centre-frame/CentreWidget.tsx';
import { agentEntries, type Centre, memberEntries } from '../../shared/centre-frame/entries.ts';
import type { CentrePages } from '../../shared/centre-frame/use-centre.ts';
import { stubMatchMedia, stubResizeObserver } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import AccountSheet from './AccountSheet.tsx';

// Every row of the menus of an account begins with an icon.

const words = catalogues.en;

beforeEach(() => {
  stubResizeObserver();
  Element.prototype.scrollIntoView = () => undefined;
});

/** The rows that have no icon, and how many there are in all. */
const look = (rows: readonly HTMLElement[]) => ({
  bare: rows.filter((row) => !row.querySelector('svg')).map((row) => row.textContent),
  count: rows.length,
});

test.each([
  ['a member', { isAgent: false, hasCentre: true }, 9],
  ['an agent', { isAgent: true, hasCentre: true }, 9],
  ['a member of a site without the centres', { isAgent: false, hasCentre: false }, 4],
])('[LAY-03] every row of the account menu of %s has an icon', async (_of, account, count) => {
  stubMatchMedia(true);
  const { user } = renderPage(
    createTestRuntime({ language: 'en' }),
    <AccountMenu {...account} nickname="Rafid" onLogout={() => undefined} />,
  );
  await user.click(screen.getByRole('button'));
  expect(look(await screen.findAllByRole('menuitem'))).toEqual({ bare: [], count });
});

test.each([
  ['a visitor', 6, () => undefined],
  ['a member', 6, logIn],
] as const)('[LAY-01] every row of the sheet of %s has an icon', async (_of, count, enter) => {
  stubMatchMedia(false);
  const site = createTestRuntime({ language: 'en', config: { memberCentre: false } });
  await enter(site);
  renderPage(site, <AccountSheet onClose={() => undefined} />);
  const sheet = within(await screen.findByRole('dialog'));
  const close = await sheet.findByRole('button', { name: words['action.close'] });
  const rows = () =>
    look(
      [...sheet.getAllByRole('button'), ...sheet.queryAllByRole('link')].filter(
        (row) => row !== close,
      ),
    );
  // What the site offers to visitors comes with its settings.
  await waitFor(() => expect(rows().count).toBe(count));
  expect(rows().bare).toEqual([]);
});

const Page = () => null;
const pageFor = ({ key }: { readonly key: string }) => [key, Page] as const;
const pages: CentrePages = {
  member: { ...Object.fromEntries(memberEntries.map(pageFor)), securityCenter: Page },
  agent: { ...Object.fromEntries(agentEntries.map(pageFor)), agentTeamOverview: Page },
};

async function openMenu(
  centre: Centre,
  wide: boolean,
  enter: (site: TestRuntime) => unknown = (site) => logIn(site, 'demo_agent'),
) {
  stubMatchMedia(wide);
  const site = createTestRuntime({ language: 'en' });
  await enter(site);
  renderPage(
    site,
    <CentreWidget
      asked={{ centre, page: menuPage }}
      pages={pages}
      hrefOf={({ centre: to, page }) => `/?${to}=${page}`}
      onPage={() => undefined}
      onClose={() => undefined}
      onForget={() => undefined}
    />,
  );
  return within(await screen.findByRole('dialog'));
}

test.each([
  ['member', true, 14],
  ['member', false, 17],
  ['agent', true, 14],
  ['agent', false, 14],
] as const)(
  '[NAV-09] [MEM-01] every row of the menu of the %s centre has an icon, wide: %s',
  async (centre, wide, least) => {
    const menu = await openMenu(centre, wide);
    const rows = () => look(menu.getAllByRole('listitem'));
    // The pages of the contracts come with their flags.
    await waitFor(() => expect(rows().count).toBeGreaterThanOrEqual(least));
    expect(rows().bare).toEqual([]);
    if (centre === 'member' && !wide) {
      const logout = menu.getByRole('button', { name: words['action.logout'] });
      expect(look([logout]).bare).toEqual([]);
    }
  },
);

test('[GRD-01] every row of "me" of a trial account has an icon, also the closed ones', async () => {
  const menu = await openMenu('member', false, ({ runtime }) => runtime.session.freePlay());
  const { bare, count } = look(await menu.findAllByRole('listitem'));
  expect(bare).toEqual([]);
  expect(count).toBeGreaterThan(14);
});
