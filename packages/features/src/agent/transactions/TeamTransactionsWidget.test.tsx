// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sumOf } from '../../shared/records/amounts.ts';
import { amountsIn, openTeamList, standInForBrowser } from '../team-figures/agent-page.fixture.tsx';
import { TeamTransactionsWidget } from './TeamTransactionsWidget.tsx';

let close: () => void = () => undefined;
beforeEach(standInForBrowser);
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

async function open(search: string) {
  const page = await openTeamList(TeamTransactionsWidget, search);
  ({ close } = page);
  return page;
}

const today = '?list.from=2026-11-20&list.to=2026-11-20&list.size=100';

test('[AGT-08] the filter for deposits lists deposits only, and only they count in the change', async () => {
  const { rows, texts } = await open(`${today}&list.type=deposit`);
  expect(rows().length).toBeGreaterThan(0);
  for (const row of rows()) expect(row.textContent).toMatch(/\*\*\*.*Deposit/);
  const [deposits, withdrawals, , change] = texts(
    '[data-part="sums"] [data-component="kpi-tile"]',
  ).map((text) => amountsIn(text)[0]);
  expect(withdrawals).toBe('0.00');
  expect(change).toBe(deposits);
});

test('[AGT-08] the change of a range is the sum of deposits, withdrawals and bonuses', async () => {
  const { texts } = await open(today);
  const [deposits = '', withdrawals = '', bonuses = '', change] = texts(
    '[data-part="sums"] [data-component="kpi-tile"]',
  ).map((text) => amountsIn(text)[0]);
  // The demo team has no transfer to an upline today.
  expect(sumOf([deposits, withdrawals, bonuses])).toBe(change);
});
