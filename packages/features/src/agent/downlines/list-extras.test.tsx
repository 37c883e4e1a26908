// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type KeyValueStore, memoryStore } from '../../shared/session/key-value-store.ts';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { loaded, openTeamList } from '../team-figures/agent-page.fixture.tsx';
import { DownlinesWidget } from './DownlinesWidget.tsx';

const words = catalogues.en;
const pageOf = (search: string | undefined) => new URLSearchParams(search).get('list.page');
const status = () => screen.getByRole('combobox', { name: words['record.status'] });
const locked = '?agent=team&list.of=m-1&list.status=locked&list.sort=balance&list.order=asc';

/** The keys that the help window lists. */
async function listedKeys() {
  const window = within(await screen.findByRole('dialog', { name: words['keys.title'] }));
  return window.getAllByRole('listitem').map(({ textContent }) => textContent);
}

/** Opens the team on a device, and then the window of its views. */
async function openViews(deviceStorage: KeyValueStore, search: string) {
  const test = createTestRuntime({ language: 'en', deviceStorage });
  const page = await openTeamList(DownlinesWidget, search, { test });
  await page.user.click(screen.getByRole('button', { name: words['records.views'] }));
  return { page, dialog: await screen.findByRole('dialog', { name: words['views.title'] }) };
}

async function save({ page, dialog }: Awaited<ReturnType<typeof openViews>>, name: string) {
  const window = within(dialog);
  await page.user.type(window.getByRole('textbox', { name: words['views.name'] }), name);
  await page.user.click(window.getByRole('button', { name: words['views.save'] }));
  await window.findByRole('button', { name });
}

test('[AGT-05] [X-05] n and p turn the pages of the team, and stop at both ends', async () => {
  const page = await openTeamList(DownlinesWidget);
  await page.user.keyboard('n');
  await loaded();
  expect(pageOf(page.written.at(-1))).toBe('2');
  await page.user.keyboard('p');
  await loaded();
  expect(pageOf(page.written.at(-1))).toBeNull();
  const { length } = page.written;
  await page.user.keyboard('p');
  expect(page.written).toHaveLength(length);
  page.unmount();
  const last = await openTeamList(DownlinesWidget, '?list.page=5');
  expect(screen.getByText('81–86 of 86 people')).toBeVisible();
  await last.user.keyboard('n');
  expect(last.written).toEqual([]);
});

test.each([{ wide: true }, { wide: false }])(
  '[AGT-05] [X-05] f goes to the search of the team; its letters are typed (%j)',
  async (opening) => {
    const page = await openTeamList(DownlinesWidget, '', opening);
    await page.user.keyboard('f');
    const search = screen.getByRole('searchbox');
    expect(search).toHaveFocus();
    await page.user.keyboard('fn?');
    expect(search).toHaveValue('fn?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryAllByRole('button', { name: words['records.keys'] })).toHaveLength(
      opening.wide ? 1 : 0,
    );
  },
);

test('[AGT-05] [X-05] ? lists the keys of the team; no key acts behind the details of a member', async () => {
  const page = await openTeamList(DownlinesWidget);
  await page.user.keyboard('?');
  expect(await listedKeys()).toEqual([
    `${words['keys.filter']}f`,
    `${words['keys.next']}n`,
    `${words['keys.previous']}p`,
    `${words['keys.help']}?`,
  ]);
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [details] = screen.getAllByRole('button', { name: /^Details of / });
  if (!details) throw new Error('Nobody has details');
  await page.user.click(details);
  await screen.findByRole('dialog');
  screen.getByRole('dialog').focus();
  await page.user.keyboard('n');
  expect(page.written).toEqual([]);
});

test('[AGT-05] [X-05] a tree has no pages, so it has no keys to turn them', async () => {
  const page = await openTeamList(DownlinesWidget, '?list.view=tree');
  await page.user.keyboard('n?');
  expect(await listedKeys()).toEqual([`${words['keys.filter']}f`, `${words['keys.help']}?`]);
  expect(page.written).toEqual([]);
});

test('[AGT-05] filters and order of the team are saved under a name, and chosen at another visit', async () => {
  const device = memoryStore();
  const opened = await openViews(device, locked);
  await save(opened, 'Locked');
  opened.page.unmount();
  const { page, dialog } = await openViews(device, '?agent=team&list.search=nadia');
  await page.user.click(within(dialog).getByRole('button', { name: 'Locked' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await loaded();
  expect(status()).toHaveValue('locked');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('columnheader', { name: words['wallet.balance'] })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  // The address has no days, and not the team that was open.
  expect(Object.fromEntries(new URLSearchParams(page.written.at(-1)))).toEqual({
    agent: 'team',
    'list.status': 'locked',
    'list.sort': 'balance',
    'list.order': 'asc',
  });
});

test('[AGT-05] a view keeps whether the team is a list or a tree', async () => {
  const device = memoryStore();
  const opened = await openViews(device, '?list.view=tree');
  await save(opened, 'As a tree');
  opened.page.unmount();
  const { page, dialog } = await openViews(device, '?list.level=2');
  await page.user.click(within(dialog).getByRole('button', { name: 'As a tree' }));
  expect(await screen.findByRole('treegrid')).toBeVisible();
});

test('[AGT-05] the views of a team speak of no period and of no columns', async () => {
  const opened = await openViews(memoryStore(), locked);
  const { dialog } = opened;
  expect(dialog).toHaveTextContent(words['views.noneNoPeriod']);
  expect(dialog).toHaveTextContent(words['views.holdsNoPeriod']);
  await save(opened, 'Locked');
  expect(dialog).not.toHaveTextContent(/period|column|last \d+ days|\d{4}-\d{2}-\d{2}/i);
});
