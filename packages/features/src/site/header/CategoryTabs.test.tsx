// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { CategoryTabs } from './CategoryTabs.tsx';
import { SiteTabBarWidget } from './SiteTabBarWidget.tsx';

const words = catalogues.en;
const tabs = () => screen.findByRole('navigation', { name: words['nav.gameLists'] });

beforeEach(() => {
  stubMatchMedia(false);
  Element.prototype.scrollBy = () => undefined;
});

test('[LAY-05] [NAV-05] every list of games has the links of all lists, and marks its own', async () => {
  renderPage(createTestRuntime({ language: 'en' }), <CategoryTabs location="/rng?page=fish" />);
  const links = within(await tabs());
  const fish = await links.findByRole('link', { name: words['nav.fish'] });
  expect(fish).toHaveAttribute('aria-current', 'page');
  expect(links.getByRole('link', { name: words['nav.slots'] })).toHaveAttribute('href', '/rng');
  expect(links.getByRole('link', { name: words['nav.hot'] })).toHaveAttribute('href', '/hot');
  // Home and promotions are one tap away in the bar at the bottom.
  expect(links.queryByRole('link', { name: words['nav.home'] })).toBeNull();
  expect(links.queryByRole('link', { name: words['nav.promotions'] })).toBeNull();
});

test('[LAY-01] "Games" leads to the list that was shown last, also after a reload', async () => {
  const site = createTestRuntime({ language: 'en' });
  const games = () => screen.getByRole('link', { name: words['nav.games'] });
  const { rerender, unmount } = renderPage(site, <SiteTabBarWidget location="/" />);
  expect(games()).toHaveAttribute('href', '/rng');
  rerender(<SiteTabBarWidget location="/rng?page=live&minBet=0.5" />);
  await waitFor(() => expect(games()).toHaveAttribute('href', '/rng?page=live'));
  rerender(<SiteTabBarWidget location="/promotions" />);
  expect(games()).toHaveAttribute('href', '/rng?page=live');
  unmount();
  renderPage(site, <SiteTabBarWidget location="/" />);
  await waitFor(() => expect(games()).toHaveAttribute('href', '/rng?page=live'));
});

test('[LAY-01] [MEM-01] "me" of a member leads to the member centre, that of a visitor to the login', async () => {
  const site = createTestRuntime({ language: 'en', config: { memberCentre: true } });
  const { unmount } = renderPage(site, <SiteTabBarWidget location="/rng" />);
  const me = { name: words['nav.me'] };
  expect(screen.getByRole('link', me)).toHaveAttribute('href', '/login');
  unmount();
  await logIn(site);
  renderPage(site, <SiteTabBarWidget location="/rng" />);
  expect(screen.getByRole('link', me)).toHaveAttribute('href', '/?member=menu');
});

test('[LAY-01] [LAY-03] where the operator has no centres, "me" of a member opens the sheet', async () => {
  const site = createTestRuntime({ language: 'en', config: { memberCentre: false } });
  await logIn(site);
  const { user } = renderPage(site, <SiteTabBarWidget location="/rng" />);
  await user.click(screen.getByRole('button', { name: words['nav.me'] }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('button', { name: words['action.logout'] })).toBeVisible();
  expect(sheet.queryByRole('link', { name: words['nav.memberCentre'] })).toBeNull();
});

test('[LAY-01] an address in the storage that is no list of games is not followed', async () => {
  const site = createTestRuntime({ language: 'en' });
  site.runtime.memory.tab.setItem('list', 'https://evil.example/rng');
  renderPage(site, <SiteTabBarWidget location="/" />);
  expect(screen.getByRole('link', { name: words['nav.games'] })).toHaveAttribute('href', '/rng');
});
