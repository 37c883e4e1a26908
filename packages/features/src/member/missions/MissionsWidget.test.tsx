// @vitest-environment jsdom
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { formatMoney } from '../../shared/i18n/money.ts';
import { addMoney } from '../../shared/money/decimal.ts';
import { Around } from '../../testing/around.fixture.tsx';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { newPlace } from '../../testing/page.fixture.tsx';
import { playRounds } from '../../testing/played.ts';
import { catalogues, createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { MissionsWidget } from './MissionsWidget.tsx';

const path = '/wps/relay/MCSFE_claimMission';
const roots: Root[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
});

/** Opens the page of a member who has completed one mission: 20 rounds of slots. */
async function open(language: 'bn' | 'en' = 'en') {
  const backend = createTestRuntime({ language });
  await logIn(backend);
  await playRounds(backend, 20);
  const { sumBalance: before } = await backend.runtime.api.getBalance();
  const { box: place, root } = newPlace();
  roots.push(root);
  root.render(
    <TestProviders test={backend} language={language}>
      <Around count="missionCount" />
      <MissionsWidget />
    </TestProviders>,
  );
  const words = catalogues[language];
  const card = () => place.querySelector('[data-mission="m-slots-20"]');
  const button = () => card()?.querySelector('button');
  const around = () => place.querySelector('output')?.textContent;
  await vi.waitFor(() => expect(button()?.textContent).toBe(words['action.claim']));
  await vi.waitFor(() => expect(around()).toBe(`1 ${before}`));
  return {
    ...backend,
    words,
    place,
    before,
    after: addMoney(before, '50.00'),
    card,
    button,
    canClaim: () => button() !== null,
    around,
    ranks: () => [...place.querySelectorAll('ol > li')].map((row) => row.textContent ?? ''),
    alert: () => place.querySelector('[role="alert"]')?.textContent ?? '',
    claims: () => backend.requests.filter((one) => one === `POST ${path}`).length,
    said: () => backend.runtime.toasts.getSnapshot().map(({ title }) => title),
  };
}

for (const language of ['bn', 'en'] as const) {
  test(`[MEM-12] [MIS-01] [WAL-07] (${language}) two presses claim once; badge, money and list change`, async () => {
    const page = await open(language);
    page.button()?.click();
    page.button()?.click();
    await vi.waitFor(() => expect(page.around()).toBe(`0 ${page.after}`));
    await vi.waitFor(() =>
      expect(page.card()?.textContent).toContain(page.words['reward.claimed']),
    );
    expect(page.canClaim()).toBe(false);
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
  page.button()?.click();
  await vi.waitFor(() => expect(page.alert()).toContain(page.words['mission.found']));
  await vi.waitFor(() => expect(page.around()).toBe(`0 ${page.after}`));
  expect(page.canClaim()).toBe(false);
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
  page.button()?.click();
  await vi.waitFor(() => expect(page.alert()).toContain(page.words['reward.unsettled']));
  await page.setScenario({ faults: [] });
  await vi.waitFor(() => expect(page.button()?.getAttribute('aria-busy')).toBe(null));
  page.button()?.click();
  await vi.waitFor(() => expect(page.said()).toHaveLength(1));
  await vi.waitFor(() => expect(page.around()).toBe(`0 ${page.after}`));
  expect(page.claims()).toBe(2);
  expect(page.alert()).toBe('');
});

test('[MIS-01] [WAL-07] a reward claimed elsewhere shows an error, and the page is updated', async () => {
  const page = await open();
  const { api } = page.runtime;
  await api.claimMission({ missionId: 'm-slots-20' }, await newKey());
  page.button()?.click();
  await vi.waitFor(() => expect(page.alert()).toContain(page.words['error.alreadyDone']));
  await vi.waitFor(() => expect(page.canClaim()).toBe(false));
  await vi.waitFor(() => expect(page.around()).toBe(`0 ${page.after}`));
});

test('[MIS-01] the tab of the month loads its leaderboard; the member is on both', async () => {
  const page = await open();
  await vi.waitFor(() => expect(page.ranks()).toHaveLength(7));
  const week = page.ranks();
  expect(week.at(-1)).toContain(page.words['leaderboard.you']);
  expect(page.place.textContent).toContain(page.words['leaderboard.sample']);
  const month = page.place.querySelector<HTMLInputElement>('input[value="month"]');
  month?.click();
  await vi.waitFor(() => {
    expect(page.ranks()).toHaveLength(7);
    expect(page.ranks()[0]).not.toBe(week[0]);
  });
  expect(page.ranks().at(-1)).toContain(page.words['leaderboard.you']);
});
