// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryStore } from '../../shared/session/key-value-store.ts';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { TeamBetsWidget } from '../bets/TeamBetsWidget.tsx';
import { loaded, openTeamList } from './agent-page.fixture.tsx';

const words = catalogues.en;
const pageOf = (search: string | undefined) => new URLSearchParams(search).get('list.page');

test('[X-05] n and p turn the pages of a list, and stop at the first one', async () => {
  const page = await openTeamList(TeamBetsWidget);
  await page.user.keyboard('n');
  await loaded();
  expect(pageOf(page.written.at(-1))).toBe('2');
  await page.user.keyboard('p');
  await loaded();
  expect(pageOf(page.written.at(-1))).toBeNull();
  const { length } = page.written;
  await page.user.keyboard('p');
  expect(page.written).toHaveLength(length);
});

test('[X-05] f goes to the search of the list, where the same letters are typed', async () => {
  const page = await openTeamList(TeamBetsWidget);
  await page.user.keyboard('f');
  const search = screen.getByRole('searchbox');
  expect(search).toHaveFocus();
  const { length } = page.written;
  await page.user.keyboard('nfp?');
  expect(search).toHaveValue('nfp?');
  expect(page.written).toHaveLength(length);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[X-05] on a phone f goes to the search, too; there is no button for keys', async () => {
  const page = await openTeamList(TeamBetsWidget, '', { wide: false });
  await page.user.keyboard('f');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.queryByRole('button', { name: words['records.keys'] })).toBeNull();
});

test('[X-05] ? lists the keys that the page has; no key does anything behind the window', async () => {
  const page = await openTeamList(TeamBetsWidget);
  await page.user.keyboard('?');
  const window = within(await screen.findByRole('dialog', { name: words['keys.title'] }));
  const items = window.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    `${words['keys.filter']}f`,
    `${words['keys.next']}n`,
    `${words['keys.previous']}p`,
    `${words['keys.help']}?`,
  ]);
  const { length } = page.written;
  await page.user.keyboard('n');
  expect(page.written).toHaveLength(length);
});

test('[X-05] [A11-01] turned off, no key does anything, also after a reload; the button turns them on again', async () => {
  const deviceStorage = memoryStore();
  const first = await openTeamList(TeamBetsWidget, '', {
    test: createTestRuntime({ language: 'en', deviceStorage }),
  });
  await first.user.keyboard('?');
  await first.user.click(await screen.findByRole('switch', { name: words['keys.on'] }));
  first.unmount();
  const page = await openTeamList(TeamBetsWidget, '', {
    test: createTestRuntime({ language: 'en', deviceStorage }),
  });
  await page.user.keyboard('n?');
  expect(page.written).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: words['records.keys'] }));
  await page.user.click(await screen.findByRole('switch', { name: words['keys.on'] }));
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await page.user.keyboard('n');
  await loaded();
  expect(pageOf(page.written.at(-1))).toBe('2');
});
