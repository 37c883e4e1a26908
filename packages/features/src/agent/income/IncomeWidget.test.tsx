// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sumOf } from '../../shared/records/amounts.ts';
import {
  amountsIn,
  figures,
  firstButton,
  loaded,
  openTeamList,
  rows,
} from '../team-figures/agent-page.fixture.tsx';
import { IncomeWidget } from './IncomeWidget.tsx';

const month = '?agent=agentRevenueReport&list.from=2026-10-22&list.to=2026-11-20&list.size=100';

/** Opens the list of one kind of income, and the details of its first row. */
async function openFirst(type: string) {
  const page = await openTeamList(IncomeWidget, `${month}&list.type=${type}`);
  await page.user.click(firstButton(/^Details of /));
  await loaded();
  return page;
}
const amounts = () => rows().map((row) => amountsIn(row.textContent ?? '').at(-1) ?? '');

test('[AGT-07] the total is the sum of its sources, and the sum of all its rows', async () => {
  await openTeamList(IncomeWidget, month);
  const [total, ...sources] = figures().flatMap(amountsIn);
  expect(sources.length).toBeGreaterThan(0);
  expect(sumOf(sources)).toBe(total);
  expect(amounts().length).toBeGreaterThan(10);
  expect(sumOf(amounts())).toBe(total);
});

test('[AGT-07] a rebate difference opens with the bets of its day', async () => {
  const { requests } = await openFirst('rebate');
  const window = screen.getByRole('dialog');
  expect(within(window).getByText('What this income is made of')).toBeVisible();
  expect(window).toHaveTextContent(/\*\*\*/);
  expect(requests).toContain('GET /wps/agent/team/statements');
});

test('[AGT-07] daily wages open the settled days, which have the same sum', async () => {
  await openFirst('dailySalary');
  const [first] = amounts();
  expect(first).toBeTruthy();
  // Of the income itself, then of each settled day.
  const incomes = within(screen.getByRole('dialog'))
    .getAllByText('Income')
    .map((term) => amountsIn(term.nextElementSibling?.textContent ?? '')[0] ?? '');
  expect(incomes[0]).toBe(first);
  expect(sumOf(incomes.slice(1))).toBe(first);
});
