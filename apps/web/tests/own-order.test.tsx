// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createBackend, openSite, standInForBrowser } from './site.fixture.tsx';

// The order of the operator in the whole site, as a visitor sees it.

const backend = createBackend();
beforeAll(standInForBrowser);
afterEach(() => sessionStorage.clear());

const menu = () =>
  within(screen.getAllByRole('navigation', { name: 'Main menu' })[0] ?? document.body)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

/** Headings of the page's sections, from top to bottom. */
const headings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

test('[CFG-01] [LAY-05] the main navigation has the entries of the operator, in their order', async () => {
  await openSite({ backend, at: '/', config: { navigation: ['promotions', 'LIVE', 'home'] } });
  expect(menu().filter((href) => !href?.includes('vassalage'))).toEqual([
    '/promotions',
    '/rng?page=live',
    '/',
  ]);
});

test('[CFG-01] home has the sections of the operator, in their order; what is left out is not there', async () => {
  const usual = await openSite({ backend, at: '/' });
  expect(headings()).toEqual(expect.arrayContaining(['Popular games', 'Live tables']));
  expect(headings().indexOf('Popular games')).toBeLessThan(headings().indexOf('Live tables'));
  expect(screen.getByRole('navigation', { name: 'Game categories' })).toBeVisible();
  await usual.close();
  await openSite({ backend, at: '/', config: { home: ['live', 'hot'] } });
  expect(headings()).toEqual(['Live tables', 'Popular games']);
  expect(screen.queryByRole('navigation', { name: 'Game categories' })).toBeNull();
});

test('[CFG-01] [LAY-07] the footer leads to the pages of the operator in social networks', async () => {
  const url = 'https://telegram.example/parlour';
  const usual = await openSite({ backend, at: '/' });
  expect(screen.queryByRole('navigation', { name: 'Follow us' })).toBeNull();
  await usual.close();
  await openSite({ backend, at: '/', config: { socialLinks: [{ name: 'Telegram', url }] } });
  const link = within(screen.getByRole('navigation', { name: 'Follow us' })).getByRole('link');
  expect(link).toHaveAccessibleName(/^Telegram ?\(Opens in a new window\)$/);
  expect(link).toHaveAttribute('href', url);
});
