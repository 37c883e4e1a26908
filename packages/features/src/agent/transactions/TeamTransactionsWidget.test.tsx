// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sumOf } from '../../shared/records/amounts.ts';
import { amountsIn, figures, openTeamList, rows } from '../team-figures/agent-page.fixture.tsx';
import { TeamTransactionsWidget } from './TeamTransactionsWidget.tsx';

const today = '?list.from=2026-11-20&list.to=2026-11-20&list.size=100';

test('[AGT-08] the filter for deposits lists deposits only, and only they count in the change', async () => {
  await openTeamList(TeamTransactionsWidget, `${today}&list.type=deposit`);
  expect(rows().length).toBeGreaterThan(0);
  for (const row of rows()) expect(row).toHaveTextContent(/\*\*\*.*Deposit/);
  const [deposits, withdrawals, , change] = figures().map((text) => amountsIn(text)[0]);
  expect(withdrawals).toBe('0.00');
  expect(change).toBe(deposits);
});

test('[AGT-08] the change of a range is the sum of deposits, withdrawals and bonuses', async () => {
  await openTeamList(TeamTransactionsWidget, today);
  const [deposits = '', withdrawals = '', bonuses = '', change] = figures().map(
    (text) => amountsIn(text)[0],
  );
  // The demo team has no transfer to an upline today.
  expect(sumOf([deposits, withdrawals, bonuses])).toBe(change);
});
