// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatMoney } from '../../shared/i18n/money.ts';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { newKey } from '../../testing/new-key.ts';
import { timesSent } from '../../testing/sent.ts';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { amountsIn, figures, loaded, openAsAgent } from '../team-figures/agent-page.fixture.tsx';
import { OverviewWidget } from './OverviewWidget.tsx';

const words = catalogues.en;

async function open() {
  const page = await openAsAgent(<Listed page={OverviewWidget} />);
  const choose = (name: string) => page.user.click(screen.getByRole('radio', { name }));
  return { ...page, choose };
}
/** The amounts of the figure with this label. */
const amounts = (label: string) =>
  amountsIn(figures().find((text) => text.startsWith(label)) ?? '');

test('[AGT-02] today, yesterday and month: each figure is that of the backend for those days', async () => {
  const { runtime, choose } = await open();
  const days = {
    [words['range.today']]: { startDate: '2026-11-20', endDate: '2026-11-20' },
    [words['range.yesterday']]: { startDate: '2026-11-19', endDate: '2026-11-19' },
    [words['range.month']]: { startDate: '2026-11-01', endDate: '2026-11-20' },
  };
  for (const [label, range] of Object.entries(days)) {
    await choose(label);
    await loaded();
    const said = await runtime.api.getTeamOverview(range);
    await waitFor(() => expect(amounts(words['team.deposits'])[0]).toBe(said.deposits));
    expect(amounts(words['team.withdrawals'])[0]).toBe(said.withdrawals);
    expect(amounts(words['wallet.validBet'])[0]).toBe(said.validBet);
    expect(amounts(words['team.commission'])[0]).toBe(said.commission);
  }
});

test('[AGT-02] compares the month with the same days of the last one; other periods do not', async () => {
  const page = await open();
  const asked = () => timesSent(page, 'GET /wps/agent/team/overview');
  await page.choose(words['range.yesterday']);
  await waitFor(() => expect(asked()).toBe(2));
  await page.choose(words['range.month']);
  await waitFor(() => expect(amounts(words['wallet.validBet'])).toHaveLength(2));
  expect(asked()).toBe(4);
  const said = await page.runtime.api.getTeamOverview({
    startDate: '2026-10-01',
    endDate: '2026-10-20',
  });
  expect(amounts(words['team.deposits'])[1]).toBe(said.deposits);
  expect(amounts(words['team.withdrawals'])[1]).toBe(said.withdrawals);
  expect(amounts(words['wallet.validBet'])[1]).toBe(said.validBet);
  expect(amounts(words['team.commission'])[1]).toBe(said.commission);
});

test('[AGT-02] a waiting offer and full links need attention; a disabled link does not count', async () => {
  const { runtime, queryClient } = await open();
  const offers = { name: words['agent.agentDividendRecordCopy2'] };
  const links = { name: words['agent.registerCenter'] };
  const offer = await screen.findByRole('link', offers);
  expect(offer).toHaveAttribute('href', '/?agent=agentDividendRecordCopy2');
  expect(screen.getByText(words['team.attention'])).toBeVisible();
  expect(screen.queryByRole('link', links)).toBeNull();
  const { api } = runtime;
  const { maxLinks } = await api.getRegistrationOptions();
  for (let made = 0; made < maxLinks; made += 1) {
    await api.createRegistrationLink(
      { accountType: 'member', rebates: [], days: 7 },
      await newKey(),
    );
  }
  await act(() => queryClient.invalidateQueries());
  const full = await screen.findByRole('link', links);
  expect(full).toHaveAttribute('href', '/?agent=registerCenter');
  expect(screen.getByText(new RegExp(`^${maxLinks} links are on\\.`))).toBeVisible();
  const { list } = await api.getRegistrationLinks();
  await api.disableRegistrationLink({ linkId: list[0]?.linkId ?? '' });
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(screen.queryByRole('link', links)).toBeNull());
});

test('[AGT-02] [ERR-01] a failed load shows an error, and no zeros', async () => {
  const page = await open();
  await page.setScenario({
    faults: [{ path: '/wps/agent/team/overview', kind: 'http', status: 502 }],
  });
  await act(() => page.queryClient.resetQueries());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(figures()).toEqual([]);
});

test('[AGT-02] [A11-01] the chart is a table too: each day with deposits and withdrawals', async () => {
  const { user, runtime } = await open();
  const range = { startDate: '2026-11-07', endDate: '2026-11-20' };
  const { days } = await runtime.api.getTeamOverview(range);
  await user.click(screen.getByText(words['chart.table']));
  const table = screen.getByRole('table', { name: words['team.flow'] });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => amountsIn(textContent ?? ''))).toEqual(
    days.map(({ deposits, withdrawals }) => [deposits, withdrawals]),
  );
});

test('[AGT-02] [I18-02] on a phone an amount is short; a press shows it whole, and its name has both', async () => {
  const { user, runtime } = await openAsAgent(<Listed page={OverviewWidget} />, { wide: false });
  const range = { startDate: '2026-11-07', endDate: '2026-11-20' };
  const { validBet } = await runtime.api.getTeamOverview(range);
  const whole = formatMoney(validBet, { symbol: '\u09F3' }) ?? '';
  const button = screen
    .getAllByRole('button')
    .find((one) => one.getAttribute('aria-label')?.includes(`(${whole})`));
  if (!button) throw new Error('No amount is short');
  expect(button).toHaveTextContent(/^\u09F3[\d.]+[KMB]$/);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  expect(button).toHaveTextContent(whole);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  const tiles = document.querySelectorAll('[data-component="kpi-tile"]');
  expect([...tiles].filter((tile) => tile.querySelector('[data-part="line"]'))).toHaveLength(3);
});

test('[AGT-02] [I18-02] in Bengali short amounts count in lakh and crore', async () => {
  const test = createTestRuntime({ language: 'bn' });
  await openAsAgent(<Listed page={OverviewWidget} />, { wide: false, test, language: 'bn' });
  const texts = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
  expect(texts.join()).toMatch(/\u09F3[\d.]+\u00a0(লাখ|কোটি)/);
  expect(texts.join()).not.toMatch(/[\d.][KMB]/);
});
