// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type KeyValueStore, memoryStore } from '../../shared/session/key-value-store.ts';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { TeamBetsWidget } from '../bets/TeamBetsWidget.tsx';
import { loaded, openTeamList } from './agent-page.fixture.tsx';

const words = catalogues.en;
const lost =
  '?agent=bets&list.status=lost&list.hide=payout&list.from=2026-11-14&list.to=2026-11-20';
const say = (key: 'views.rename' | 'views.delete' | 'views.deleted', name: string) =>
  words[key].replace('{name}', name);

/** Opens team betting on a device, and then the window of its views. */
async function openViews(deviceStorage: KeyValueStore, search: string, username?: string) {
  const test = createTestRuntime({ language: 'en', deviceStorage });
  const page = await openTeamList(TeamBetsWidget, search, { test, username });
  await page.user.click(screen.getByRole('button', { name: words['records.views'] }));
  return { page, window: within(await screen.findByRole('dialog')) };
}

type Opened = Awaited<ReturnType<typeof openViews>>;

async function save({ page, window }: Opened, name: string) {
  await page.user.type(window.getByRole('textbox', { name: words['views.name'] }), name);
  await page.user.click(window.getByRole('button', { name: words['views.save'] }));
}

const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/** Names of the buttons that rename a view. */
const saved = () =>
  screen.queryAllByRole('button', { name: /^Rename the view/ }).map(({ ariaLabel }) => ariaLabel);

test('[AGT-05] filters, columns and period are saved under a name, and chosen at another visit', async () => {
  const device = memoryStore();
  const opened = await openViews(device, lost);
  await save(opened, ' Lost bets ');
  expect(await opened.window.findByRole('status')).toHaveTextContent('“Lost bets” is saved');
  opened.page.unmount();
  const { page, window } = await openViews(device, '?agent=bets');
  expect(window.getByText('Last 7 days')).toBeVisible();
  await page.user.click(window.getByRole('button', { name: 'Lost bets' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await loaded();
  expect(screen.getByRole('combobox', { name: words['record.status'] })).toHaveValue('lost');
  expect(screen.queryByRole('columnheader', { name: /Payout/ })).toBeNull();
  const query = new URLSearchParams(page.written.at(-1));
  expect(Object.fromEntries(query)).toEqual({
    agent: 'bets',
    'list.status': 'lost',
    'list.hide': 'payout',
    'list.from': '2026-11-14',
    'list.to': '2026-11-20',
  });
});

test('[AGT-05] [A11-01] a view is renamed and deleted, and comes back; the focus stays in the window', async () => {
  const device = memoryStore();
  const opened = await openViews(device, lost);
  const { page, window } = opened;
  await save(opened, 'Lost');
  await page.user.click(await window.findByRole('button', { name: say('views.rename', 'Lost') }));
  const field = window.getByRole('textbox', { name: words['views.newName'] });
  expect(field).toHaveFocus();
  await page.user.clear(field);
  await page.user.type(field, 'Lost this week{Enter}');
  await page.user.click(
    await window.findByRole('button', { name: say('views.delete', 'Lost this week') }),
  );
  expect(await window.findByText(say('views.deleted', 'Lost this week'))).toBeVisible();
  expect(screen.getByRole('dialog')).toContainElement(focused());
  expect(window.getByText(words['views.none'])).toBeVisible();
  await page.user.click(window.getByRole('button', { name: words['action.undo'] }));
  expect(await window.findByRole('button', { name: 'Lost this week' })).toBeVisible();
});

test('[AGT-05] a second view of one name is refused, and the first one stays', async () => {
  const opened = await openViews(memoryStore(), lost);
  await save(opened, 'Lost');
  await opened.window.findByRole('button', { name: 'Lost' });
  await save(opened, 'lost');
  expect(opened.window.getByRole('textbox')).toBeInvalid();
  expect(opened.window.getByText(words['views.nameTaken'])).toBeVisible();
  expect(saved()).toHaveLength(1);
});

test('[AGT-05] another account of the device has views of its own', async () => {
  const device = memoryStore();
  const opened = await openViews(device, lost);
  await save(opened, 'Lost');
  await opened.window.findByRole('button', { name: 'Lost' });
  device.setItem(
    'savedViews.teamBets.other',
    device.getItem('savedViews.teamBets.demo_agent') ?? '',
  );
  device.removeItem('savedViews.teamBets.demo_agent');
  opened.page.unmount();
  const { window } = await openViews(device, lost);
  expect(window.getByText(words['views.none'])).toBeVisible();
});

test('[AGT-05] without space in the browser the window says so, and earlier views are still there', async () => {
  const device = memoryStore();
  let isFull = false;
  const full: KeyValueStore = {
    ...device,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      device.setItem(key, value);
    },
  };
  const opened = await openViews(full, lost);
  await save(opened, 'Lost');
  await opened.window.findByRole('button', { name: 'Lost' });
  isFull = true;
  await save(opened, 'Again');
  expect(await opened.window.findByText(words['views.unkeptTitle'])).toBeVisible();
  expect(saved()).toHaveLength(2);
  opened.page.unmount();
  await openViews(full, lost);
  expect(saved()).toHaveLength(1);
});
