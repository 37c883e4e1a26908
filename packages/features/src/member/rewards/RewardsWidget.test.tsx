// @vitest-environment jsdom
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Around } from '../../testing/around.fixture.tsx';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { newPlace } from '../../testing/page.fixture.tsx';
import { catalogues, createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { RewardsWidget } from './RewardsWidget.tsx';

const claim = 'POST /wps/v2/rewards/claim';
const path = '/wps/v2/rewards/claim';
const roots: Root[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
});

async function open(language: 'bn' | 'en' = 'en') {
  const backend = createTestRuntime({ language });
  await logIn(backend);
  const { box: place, root } = newPlace();
  roots.push(root);
  root.render(
    <TestProviders test={backend} language={language}>
      <Around count="rewardCount" />
      <RewardsWidget />
    </TestProviders>,
  );
  const words = catalogues[language];
  const buttons = () =>
    [...place.querySelectorAll('button')].filter(
      (one) => one.textContent === words['action.claim'],
    );
  await vi.waitFor(() => expect(buttons()).toHaveLength(2));
  const around = () => place.querySelector('output')?.textContent;
  await vi.waitFor(() => expect(around()).toBe('2 12450.00'));
  return {
    ...backend,
    words,
    buttons,
    around,
    history: () => place.querySelector('[aria-labelledby="rewards-history"] li')?.textContent ?? '',
    alert: () => place.querySelector('[role="alert"]')?.textContent ?? '',
    claims: () => backend.requests.filter((one) => one === claim).length,
    said: () => backend.runtime.toasts.getSnapshot().map(({ title }) => title),
  };
}

for (const language of ['bn', 'en'] as const) {
  test(`[MEM-10] [REW-01] [WAL-07] (${language}) two presses claim once; badge, money, history change`, async () => {
    const page = await open(language);
    const [button] = page.buttons();
    button?.click();
    button?.click();
    await vi.waitFor(() => expect(page.buttons()).toHaveLength(1));
    await vi.waitFor(() => expect(page.around()).toBe('1 12650.00'));
    expect(page.claims()).toBe(1);
    expect(page.said()).toEqual([
      page.words['success.rewardClaimed'].replace('{amount}', '৳200.00'),
    ]);
    expect(page.history()).toContain('৳200.00');
  });
}

test('[REW-01] [WAL-07] a lost answer shows an error; claiming another reward shows the result', async () => {
  const page = await open();
  await page.setScenario({ faults: [{ path, kind: 'lost' }] });
  page.buttons()[0]?.click();
  await vi.waitFor(() => expect(page.alert()).toContain(page.words['reward.unsettled']));
  expect(page.said()).toEqual([]);
  await page.setScenario({ faults: [] });
  await vi.waitFor(() => expect(page.buttons()[1]?.disabled).toBe(false));
  page.buttons()[1]?.click();
  await vi.waitFor(() => expect(page.said()).toHaveLength(1));
  await vi.waitFor(() => expect(page.around()).toBe('0 12650.00'));
});

test('[REW-01] [WAL-07] after a lost answer the same press is safe', async () => {
  const page = await open();
  await page.setScenario({ faults: [{ path, kind: 'lost' }] });
  page.buttons()[0]?.click();
  await vi.waitFor(() => expect(page.alert()).toContain(page.words['reward.unsettled']));
  await page.setScenario({ faults: [] });
  await vi.waitFor(() => expect(page.buttons()[0]?.getAttribute('aria-busy')).toBe(null));
  page.buttons()[0]?.click();
  await vi.waitFor(() => expect(page.around()).toBe('1 12650.00'));
  expect(page.claims()).toBe(2);
  expect(page.alert()).toBe('');
  expect(page.said()).toHaveLength(1);
});

test('[REW-01] a reward claimed elsewhere shows an error, and the page is updated', async () => {
  const page = await open();
  const { api } = page.runtime;
  const [first] = (await api.getRewards()).claimable;
  if (!first) throw new Error('There is nothing to claim');
  await api.claimReward({ rewardId: first.rewardId }, await newKey());
  page.buttons()[0]?.click();
  await vi.waitFor(() => expect(page.alert()).toContain(page.words['error.alreadyDone']));
  await vi.waitFor(() => expect(page.buttons()).toHaveLength(1));
  await vi.waitFor(() => expect(page.around()).toBe('1 12650.00'));
});
