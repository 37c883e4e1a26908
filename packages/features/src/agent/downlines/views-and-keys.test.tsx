// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryStore } from '../../shared/session/key-value-store.ts';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { loaded, openTeamList } from '../team-figures/agent-page.fixture.tsx';
import { DownlinesWidget } from './DownlinesWidget.tsx';

const words = catalogues.en;
const button = (name: string) => screen.getByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

test('[AGT-04] [X-05] in team management n and p turn the pages, and f goes to the search', async () => {
  const page = await openTeamList(DownlinesWidget);
  await page.user.keyboard('n');
  await loaded();
  expect(page.written.at(-1)).toContain('list.page=2');
  await page.user.keyboard('p');
  await loaded();
  expect(page.written.at(-1)).not.toContain('list.page');
  await page.user.keyboard('f');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('[AGT-04] [X-05] a tree has no pages, so the help names no keys for them', async () => {
  const page = await openTeamList(DownlinesWidget, '?list.view=tree');
  await page.user.click(button(words['records.keys']));
  const items = (await dialog()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([`${words['keys.filter']}f`, `${words['keys.help']}?`]);
});

test('[AGT-04] [AGT-05] filters and order of the team are saved under a name, without a period', async () => {
  const deviceStorage = memoryStore();
  const on = () => createTestRuntime({ language: 'en', deviceStorage });
  const first = await openTeamList(DownlinesWidget, '?list.type=agent&list.sort=balance', {
    test: on(),
  });
  await first.user.click(button(words['records.views']));
  const window = await dialog();
  expect(window.getByText(words['views.holdsUndated'])).toBeVisible();
  await first.user.type(window.getByRole('textbox'), 'Rich agents{Enter}');
  expect(await window.findByRole('status')).toHaveTextContent('“Rich agents” is saved');
  first.unmount();
  const page = await openTeamList(DownlinesWidget, '?agent=downlines&list.page=2', { test: on() });
  await page.user.click(button(words['records.views']));
  await page.user.click((await dialog()).getByRole('button', { name: 'Rich agents' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await loaded();
  expect(screen.getByRole('combobox', { name: words['record.type'] })).toHaveValue('agent');
  expect(Object.fromEntries(new URLSearchParams(page.written.at(-1)))).toEqual({
    agent: 'downlines',
    'list.type': 'agent',
    'list.sort': 'balance',
  });
});

test('[AGT-04] on a phone the saved views stand below the list, and there is no button for keys', async () => {
  await openTeamList(DownlinesWidget, '', { wide: false });
  expect(button(words['records.views'])).toBeVisible();
  expect(screen.queryByRole('button', { name: words['records.keys'] })).toBeNull();
});
