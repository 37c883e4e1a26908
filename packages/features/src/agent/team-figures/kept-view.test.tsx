// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { TeamBetsWidget } from '../bets/TeamBetsWidget.tsx';
import { DownlinesWidget } from '../downlines/DownlinesWidget.tsx';
import { loaded, openTeamList } from './agent-page.fixture.tsx';

const words = catalogues.en;
const status = () => screen.getByRole('combobox', { name: words['record.status'] });
const list = (search: string | undefined) =>
  [...new URLSearchParams(search)].filter(([name]) => name.startsWith('list.'));

/** Opens team betting, shows lost bets with the highest stake first, and leaves the page. */
async function leaveLostBets(test: ReturnType<typeof createTestRuntime>) {
  const page = await openTeamList(TeamBetsWidget, '?agent=personalHistoryCopy', { test });
  await page.user.selectOptions(status(), 'lost');
  await loaded();
  await page.user.click(screen.getByRole('button', { name: words['wallet.stake'] }));
  await loaded();
  page.unmount();
}

test('[AGT-05] a list opens with the filter and the order it was left with, and its address has them', async () => {
  const test = createTestRuntime({ language: 'en' });
  await leaveLostBets(test);
  const page = await openTeamList(TeamBetsWidget, '?agent=personalHistoryCopy', { test });
  expect(status()).toHaveValue('lost');
  expect(screen.getByRole('columnheader', { name: words['wallet.stake'] })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(list(page.written.at(-1))).toEqual([
    ['list.status', 'lost'],
    ['list.sort', 'stake'],
  ]);
});

test('[AGT-05] cleared filters stay cleared, here and at the next visit', async () => {
  const test = createTestRuntime({ language: 'en' });
  await leaveLostBets(test);
  const page = await openTeamList(TeamBetsWidget, '', { test });
  await page.user.selectOptions(status(), '');
  await loaded();
  expect(status()).toHaveValue('');
  page.unmount();
  const next = await openTeamList(TeamBetsWidget, '', { test });
  expect(status()).toHaveValue('');
  expect(list(next.written.at(-1))).toEqual([['list.sort', 'stake']]);
});

test('[AGT-05] an address that was shared is stronger than the remembered filters', async () => {
  const test = createTestRuntime({ language: 'en' });
  await leaveLostBets(test);
  const page = await openTeamList(TeamBetsWidget, '?list.status=won', { test });
  expect(status()).toHaveValue('won');
  expect(page.written).toEqual([]);
});

test('[AGT-04] the team opens in the view it was left in, not in the opened team', async () => {
  const test = createTestRuntime({ language: 'en' });
  const page = await openTeamList(DownlinesWidget, '', { test });
  await page.user.click(screen.getByRole('radio', { name: words['team.asTree'] }));
  await waitFor(() => expect(screen.getByRole('treegrid')).toBeVisible());
  page.unmount();
  await openTeamList(DownlinesWidget, '', { test });
  expect(await screen.findByRole('treegrid')).toBeVisible();
});
