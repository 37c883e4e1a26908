// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatMoney } from '../../shared/i18n/money.ts';
import { addMoney } from '../../shared/money/decimal.ts';
import { Around } from '../../testing/around.fixture.tsx';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { playRounds } from '../../testing/played.ts';
import { pressTwiceAtOnce, renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { MissionsWidget } from './MissionsWidget.tsx';

/** Waits for an alert with this text. */
const alerted = (text: string) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

const path = '/wps/relay/MCSFE_claimMission';

/** Opens the page of a member who has completed one mission: 20 rounds of slots. */
async function open(language: 'bn' | 'en' = 'en') {
  const backend = createTestRuntime({ language });
  await logIn(backend);
  await playRounds(backend, 20);
  const { sumBalance: before } = await backend.runtime.api.getBalance();
  const { user } = renderPage(
    backend,
    <>
      <Around count="missionCount" />
      <MissionsWidget />
    </>,
    language,
  );
  const words = catalogues[language];
  const claimButton = () => screen.queryByRole('button', { name: words['action.claim'] });
  const button = await screen.findByRole('button', { name: words['action.claim'] });
  expect(await screen.findByText(`1 ${before}`)).toBeVisible();
  return {
    ...backend,
    words,
    card: button.closest('li') ?? button,
    claimButton,
    claim: () => user.click(screen.getByRole('button', { name: words['action.claim'] })),
    user,
    /** The money arrived, and nothing is left to claim. */
    paid: () => screen.findByText(`0 ${addMoney(before, '50.00')}`),
    claims: () => timesSent(backend, `POST ${path}`),
    said: () => backend.runtime.toasts.getSnapshot().map(({ title }) => title),
  };
}

for (const language of ['bn', 'en'] as const) {
  test(`[MEM-12] [MIS-01] [WAL-07] (${language}) two presses claim once; badge, money and list change`, async () => {
    const page = await open(language);
    await pressTwiceAtOnce(page.claimButton);
    expect(await page.paid()).toBeVisible();
    expect(await within(page.card).findByText(page.words['reward.claimed'])).toBeVisible();
    expect(page.claimButton()).toBeNull();
    expect(page.claims()).toBe(1);
    expect(page.said()).toEqual([
      page.words['success.rewardClaimed'].replace(
        '{amount}',
        formatMoney('50.00', { symbol: '৳' }) ?? '',
      ),
    ]);
  });
}

test('[MIS-01] [WAL-07] after a lost answer to a claim the list is read again and shows it', async () => {
  const page = await open();
  await page.setScenario({ faults: [{ path, kind: 'lost' }] });
  await page.claim();
  await alerted(page.words['mission.found']);
  expect(await page.paid()).toBeVisible();
  expect(page.claimButton()).toBeNull();
  expect(page.said()).toEqual([]);
});

test('[MIS-01] [WAL-07] a lost answer and a failed list show errors; the same press gets the answer', async () => {
  const page = await open();
  await page.setScenario({
    faults: [
      { path, kind: 'lost' },
      { path: '/wps/relay/MCSFE_getMissionSummaryDetails', kind: 'http', status: 502 },
    ],
  });
  await page.claim();
  await alerted(page.words['reward.unsettled']);
  await page.setScenario({ faults: [] });
  await waitFor(() => expect(page.claimButton()).not.toHaveAttribute('aria-busy'));
  await page.claim();
  await waitFor(() => expect(page.said()).toHaveLength(1));
  expect(await page.paid()).toBeVisible();
  expect(page.claims()).toBe(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[MIS-01] [WAL-07] a reward claimed elsewhere shows an error, and the page is updated', async () => {
  const page = await open();
  const { api } = page.runtime;
  await api.claimMission({ missionId: 'm-slots-20' }, await newKey());
  await page.claim();
  await alerted(page.words['error.alreadyDone']);
  await waitFor(() => expect(page.claimButton()).toBeNull());
  expect(await page.paid()).toBeVisible();
});

test('[MIS-01] the tab of the month loads its leaderboard; the member is on both', async () => {
  const page = await open();
  const board = within(screen.getByRole('region', { name: 'Leaderboard' }));
  const ranks = () => board.getAllByRole('listitem').map(({ textContent }) => textContent);
  await waitFor(() => expect(ranks()).toHaveLength(7));
  const week = ranks();
  expect(week.at(-1)).toContain(page.words['leaderboard.you']);
  expect(board.getByText(page.words['leaderboard.sample'])).toBeVisible();
  await page.user.click(board.getByRole('radio', { name: 'This month' }));
  await waitFor(() => {
    expect(ranks()).toHaveLength(7);
    expect(ranks()[0]).not.toBe(week[0]);
  });
  expect(ranks().at(-1)).toContain(page.words['leaderboard.you']);
});
