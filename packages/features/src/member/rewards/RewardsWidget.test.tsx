// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Around } from '../../testing/around.fixture.tsx';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { pressTwiceAtOnce, renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { RewardsWidget } from './RewardsWidget.tsx';

/** Waits for an alert with this text. */
const alerted = (text: string) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

const path = '/wps/v2/rewards/claim';

async function open(language: 'bn' | 'en' = 'en') {
  const backend = createTestRuntime({ language });
  await logIn(backend);
  const { user } = renderPage(
    backend,
    <>
      <Around count="rewardCount" />
      <RewardsWidget />
    </>,
    language,
  );
  const words = catalogues[language];
  const buttons = () => screen.queryAllByRole('button', { name: words['action.claim'] });
  await waitFor(() => expect(buttons()).toHaveLength(2));
  expect(await screen.findByText('2 12450.00')).toBeVisible();
  return {
    ...backend,
    words,
    buttons,
    claim: (place: number) => user.click(buttons()[place] ?? document.body),
    claims: () => timesSent(backend, `POST ${path}`),
    said: () => backend.runtime.toasts.getSnapshot().map(({ title }) => title),
  };
}

for (const language of ['bn', 'en'] as const) {
  test(`[MEM-10] [REW-01] [WAL-07] (${language}) two presses claim once; badge, money, history change`, async () => {
    const page = await open(language);
    await pressTwiceAtOnce(() => page.buttons()[0]);
    await waitFor(() => expect(page.buttons()).toHaveLength(1));
    expect(await screen.findByText('1 12500.00')).toBeVisible();
    expect(page.claims()).toBe(1);
    expect(page.said()).toEqual([
      page.words['success.rewardClaimed'].replace('{amount}', '৳50.00'),
    ]);
    const history = screen.getByRole('region', { name: page.words['reward.claimed'] });
    expect(within(history).getAllByRole('listitem')[0]).toHaveTextContent('৳50.00');
  });
}

test('[REW-01] [WAL-07] a lost answer shows an error; claiming another reward shows the result', async () => {
  const page = await open();
  await page.setScenario({ faults: [{ path, kind: 'lost' }] });
  await page.claim(0);
  await alerted(page.words['reward.unsettled']);
  expect(page.said()).toEqual([]);
  await page.setScenario({ faults: [] });
  await waitFor(() => expect(page.buttons()[1]).toBeEnabled());
  await page.claim(1);
  await waitFor(() => expect(page.said()).toHaveLength(1));
  expect(await screen.findByText('0 12500.00')).toBeVisible();
});

test('[REW-01] [WAL-07] after a lost answer the same press is safe', async () => {
  const page = await open();
  await page.setScenario({ faults: [{ path, kind: 'lost' }] });
  await page.claim(0);
  await alerted(page.words['reward.unsettled']);
  await page.setScenario({ faults: [] });
  await waitFor(() => expect(page.buttons()[0]).not.toHaveAttribute('aria-busy'));
  await page.claim(0);
  expect(await screen.findByText('1 12500.00')).toBeVisible();
  expect(page.claims()).toBe(2);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(page.said()).toHaveLength(1);
});

test('[REW-01] a reward claimed elsewhere shows an error, and the page is updated', async () => {
  const page = await open();
  const { api } = page.runtime;
  const [first] = (await api.getRewards()).claimable;
  if (!first) throw new Error('There is nothing to claim');
  await api.claimReward({ rewardId: first.rewardId }, await newKey());
  await page.claim(0);
  await alerted(page.words['error.alreadyDone']);
  await waitFor(() => expect(page.buttons()).toHaveLength(1));
  expect(await screen.findByText('1 12500.00')).toBeVisible();
});
