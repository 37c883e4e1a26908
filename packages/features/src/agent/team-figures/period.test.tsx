// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { IncomeWidget } from '../income/IncomeWidget.tsx';
import { OverviewWidget } from '../overview/OverviewWidget.tsx';
import { StatementsWidget } from '../statements/StatementsWidget.tsx';
import { loaded, openTeamList } from './agent-page.fixture.tsx';

const words = catalogues.en;
const last30 = words['range.lastDays_other'].replace('{count}', '30');
const last7 = words['range.lastDays_other'].replace('{count}', '7');
const range = (search: string | undefined) => {
  const query = new URLSearchParams(search);
  return [query.get('list.from'), query.get('list.to')];
};

/** Presses a preset of a list, then leaves its page. */
async function chooseOnStatements(test: ReturnType<typeof createTestRuntime>, ...names: string[]) {
  const page = await openTeamList(StatementsWidget, '', { test });
  for (const name of names) {
    await page.user.click(screen.getByRole('button', { name }));
    await loaded();
  }
  page.unmount();
}

test('[AGT-06] [AGT-07] [AGT-02] a chosen period follows to the next page, and stands in its address', async () => {
  const test = createTestRuntime({ language: 'en' });
  await chooseOnStatements(test, last30);
  const income = await openTeamList(IncomeWidget, '?agent=agentRevenueReport', { test });
  await waitFor(() => expect(range(income.written.at(-1))).toEqual(['2026-10-22', '2026-11-20']));
  expect(new URLSearchParams(income.written.at(-1)).get('agent')).toBe('agentRevenueReport');
  expect(screen.getByRole('button', { name: last30 })).toHaveAttribute('aria-pressed', 'true');
  income.unmount();
  await openTeamList(OverviewWidget, '', { test });
  expect(await screen.findByText('2026-10-22 to 2026-11-20')).toBeVisible();
});

test('[AGT-06] [AGT-07] the usual period follows too, once it was chosen', async () => {
  const test = createTestRuntime({ language: 'en' });
  await chooseOnStatements(test, last30, last7);
  const overview = await openTeamList(OverviewWidget, '', { test });
  await waitFor(() => expect(range(overview.written.at(-1))).toEqual(['2026-11-14', '2026-11-20']));
});

test('[AGT-02] [AGT-07] the period of an address is stronger than the remembered one', async () => {
  const test = createTestRuntime({ language: 'en' });
  await chooseOnStatements(test, last30);
  const shared = '?list.from=2026-11-19&list.to=2026-11-19';
  const overview = await openTeamList(OverviewWidget, shared, { test });
  expect(screen.getByRole('radio', { name: words['range.yesterday'] })).toBeChecked();
  expect(overview.written).toEqual([]);
});

test('[AGT-02] without a choice each page has its usual period, and a clean address', async () => {
  const test = createTestRuntime({ language: 'en' });
  const statements = await openTeamList(StatementsWidget, '?agent=palStatementsAgentCopy', {
    test,
  });
  expect(statements.written).toEqual([]);
  statements.unmount();
  const overview = await openTeamList(OverviewWidget, '', { test });
  expect(overview.written).toEqual([]);
  expect(
    screen.getByRole('radio', { name: words['range.days_other'].replace('{count}', '14') }),
  ).toBeChecked();
});
