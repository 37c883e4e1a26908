// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newKey } from '../../testing/new-key.ts';
import { timesSent } from '../../testing/sent.ts';
import { catalogues } from '../../testing/test-runtime.tsx';
import { amountsIn, openAsAgent, standInForBrowser } from '../team-figures/agent-page.fixture.tsx';
import { OverviewWidget } from './OverviewWidget.tsx';

const words = catalogues.en;
let close: () => void = () => undefined;
beforeEach(standInForBrowser);
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

async function open() {
  const page = await openAsAgent(<OverviewWidget />);
  ({ close } = page);
  const choose = (label: string) =>
    act(async () => {
      const found = [...page.place.querySelectorAll('label')].find(
        ({ textContent }) => textContent === label,
      );
      if (!found?.control) throw new Error(`There is no ${label}`);
      found.control.click();
    });
  const tile = (label: string) =>
    page.texts('[data-component="kpi-tile"]').find((text) => text.startsWith(label)) ?? '';
  return { ...page, choose, tile };
}

test('[AGT-02] today, yesterday and month: each figure is that of the backend for those days', async () => {
  const { stage, choose, tile, seen, loaded } = await open();
  const days = {
    [words['range.today']]: { startDate: '2026-11-20', endDate: '2026-11-20' },
    [words['range.yesterday']]: { startDate: '2026-11-19', endDate: '2026-11-19' },
    [words['range.month']]: { startDate: '2026-11-01', endDate: '2026-11-20' },
  };
  for (const [label, range] of Object.entries(days)) {
    await choose(label);
    await loaded();
    const said = await stage.runtime.api.getTeamOverview(range);
    const first = (name: string) => amountsIn(tile(name))[0];
    await seen(() => first(words['team.deposits']) === said.deposits);
    expect(first(words['team.withdrawals'])).toBe(said.withdrawals);
    expect(first(words['wallet.validBet'])).toBe(said.validBet);
    expect(first(words['team.commission'])).toBe(said.commission);
  }
});

test('[AGT-02] compares the month with the same days of the last one; other periods do not', async () => {
  const { stage, choose, tile, seen } = await open();
  const asked = () => timesSent(stage, 'GET /wps/agent/team/overview');
  await choose(words['range.yesterday']);
  await seen(() => asked() === 2);
  await choose(words['range.month']);
  await seen(() => amountsIn(tile(words['wallet.validBet'])).length === 2);
  expect(asked()).toBe(4);
  const said = await stage.runtime.api.getTeamOverview({
    startDate: '2026-10-01',
    endDate: '2026-10-20',
  });
  const before = (name: string) => amountsIn(tile(name))[1];
  expect(before(words['team.deposits'])).toBe(said.deposits);
  expect(before(words['team.withdrawals'])).toBe(said.withdrawals);
  expect(before(words['wallet.validBet'])).toBe(said.validBet);
  expect(before(words['team.commission'])).toBe(said.commission);
});

test('[AGT-02] a waiting offer and full links need attention; a disabled link does not count', async () => {
  const { stage, place, seen } = await open();
  const told = () => place.querySelector('[data-component="alert"]');
  const ways = () =>
    [...(told()?.querySelectorAll('a') ?? [])].map((one) => one.getAttribute('href'));
  await seen(() => ways().includes('/?agent=agentDividendRecordCopy2'));
  expect(ways()).not.toContain('/?agent=registerCenter');
  const { api } = stage.runtime;
  const { maxLinks } = await api.getRegistrationOptions();
  for (let made = 0; made < maxLinks; made += 1) {
    await api.createRegistrationLink(
      { accountType: 'member', rebates: [], days: 7 },
      await newKey(),
    );
  }
  await act(() => stage.queryClient.invalidateQueries());
  await seen(() => ways().includes('/?agent=registerCenter'));
  expect(told()?.textContent).toContain(`${maxLinks} links are on.`);
  const { list } = await api.getRegistrationLinks();
  await api.disableRegistrationLink({ linkId: list[0]?.linkId ?? '' });
  await act(() => stage.queryClient.invalidateQueries());
  await seen(() => !ways().includes('/?agent=registerCenter'));
});

test('[AGT-02] [ERR-01] a failed load shows an error, and no zeros', async () => {
  const { stage, place, seen } = await open();
  await stage.setScenario({
    faults: [{ path: '/wps/agent/team/overview', kind: 'http', status: 502 }],
  });
  await act(() => stage.queryClient.resetQueries());
  await seen(() => place.querySelector('[data-component="error-state"]') !== null);
  expect(place.querySelector('[data-component="kpi-tile"]')).toBeNull();
});

test('[AGT-02] [A11-01] the chart is a table too: each day with deposits and withdrawals', async () => {
  const { stage, place } = await open();
  const range = { startDate: '2026-11-07', endDate: '2026-11-20' };
  const { days } = await stage.runtime.api.getTeamOverview(range);
  const told = [...place.querySelectorAll('figure table tbody tr')].map(({ textContent }) =>
    amountsIn(textContent ?? ''),
  );
  expect(told).toEqual(days.map(({ deposits, withdrawals }) => [deposits, withdrawals]));
});
