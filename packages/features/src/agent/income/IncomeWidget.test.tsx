// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sumOf } from '../../shared/records/amounts.ts';
import { amountsIn, openTeamList, standInForBrowser } from '../team-figures/agent-page.fixture.tsx';
import { IncomeWidget } from './IncomeWidget.tsx';

let close: () => void = () => undefined;
beforeEach(standInForBrowser);
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

const month = '?agent=agentRevenueReport&list.from=2026-10-22&list.to=2026-11-20&list.size=100';

async function open(search: string) {
  const page = await openTeamList(IncomeWidget, search);
  ({ close } = page);
  return page;
}

test('[AGT-07] the total is the sum of its sources, and the sum of all its rows', async () => {
  const { texts, rows } = await open(month);
  const [total, ...sources] = texts('[data-part="sums"] [data-component="kpi-tile"]').flatMap(
    amountsIn,
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(sumOf(sources)).toBe(total);
  const amounts = rows().flatMap((row) => amountsIn(row.textContent ?? '').slice(-1));
  expect(amounts.length).toBeGreaterThan(10);
  expect(sumOf(amounts)).toBe(total);
});

test('[AGT-07] a rebate difference opens with the bets of its day', async () => {
  const { press, loaded, texts, stage } = await open(`${month}&list.type=rebate`);
  await press(/^Details of /);
  await loaded();
  const [window] = texts('[role="dialog"]');
  expect(window).toContain('What this income is made of');
  expect(window).toMatch(/\*\*\*/);
  expect(stage.requests).toContain('GET /wps/agent/team/statements');
});

test('[AGT-07] daily wages open the settled days, which have the same sum', async () => {
  const { press, loaded, texts, rows } = await open(`${month}&list.type=dailySalary`);
  const sums = rows().map((row) => amountsIn(row.textContent ?? '').at(-1));
  expect(sums.length).toBeGreaterThan(0);
  await press(/^Details of /);
  await loaded();
  const amounts = texts('[role="dialog"] [data-component="data-list"]').map(
    (list) => amountsIn(list).at(-1) ?? '',
  );
  expect(amounts[0]).toBe(sums[0]);
  expect(sumOf(amounts.slice(1))).toBe(sums[0]);
});
