// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { compareMoney } from '../../shared/money/decimal.ts';
import { catalogues } from '../../testing/test-runtime.tsx';
import { TeamBetsWidget } from '../bets/TeamBetsWidget.tsx';
import { DailyWagesWidget } from '../daily/DailyWagesWidget.tsx';
import { DividendWidget } from '../dividend/DividendWidget.tsx';
import { DownlinesWidget } from '../downlines/DownlinesWidget.tsx';
import { HourlySalaryWidget } from '../hourly/HourlySalaryWidget.tsx';
import { IncomeWidget } from '../income/IncomeWidget.tsx';
import { RealtimeSalaryWidget } from '../realtime/RealtimeSalaryWidget.tsx';
import { StatementsWidget } from '../statements/StatementsWidget.tsx';
import { TeamTransactionsWidget } from '../transactions/TeamTransactionsWidget.tsx';
import { amountsIn, loaded, openTeamList } from './agent-page.fixture.tsx';

const words = catalogues.en;

/** Each list of the agent centre: a column of amounts it can be sorted by, and its order at first. */
const lists = {
  bets: [TeamBetsWidget, words['wallet.payout'], words['record.time']],
  statements: [StatementsWidget, words['wallet.payout'], words['wallet.validBet']],
  income: [IncomeWidget, words['team.income'], words['record.date']],
  transactions: [TeamTransactionsWidget, words['record.change'], words['record.time']],
  dividend: [DividendWidget, words['team.dividend'], null],
  daily: [DailyWagesWidget, null, null],
  hourly: [HourlySalaryWidget, null, null],
  realtime: [RealtimeSalaryWidget, null, null],
  downlines: [DownlinesWidget, words['wallet.balance'], words['wallet.validBet']],
} as const;

const heads = () => screen.getAllByRole('columnheader');
const sorted = () => heads().filter((head) => head.hasAttribute('aria-sort'));
/** The names of the headings with an order, and the order. */
const orders = () =>
  sorted().map((head) => [head.textContent, head.getAttribute('aria-sort')] as const);
/** The amounts below the heading with this name that sorts. The page may have a second table, of days. */
function amountsBelow(name: string): readonly string[] {
  const table = screen.getByRole('button', { name }).closest('table');
  if (!table) throw new Error(`The heading ${name} is in no table`);
  const [head, body] = within(table).getAllByRole('rowgroup');
  if (!head || !body) throw new Error(`The table of ${name} has no rows`);
  const place = within(head).getAllByRole('columnheader').findIndex(is(name));
  return within(body)
    .getAllByRole('row')
    .flatMap((row) => amountsIn(row.querySelectorAll('th, td')[place]?.textContent ?? '')[0] ?? []);
}
const is = (name: string) => (head: HTMLElement) => head.textContent === name;
const fromLow = (all: readonly string[]) => [...all].sort(compareMoney);

test.each(Object.keys(lists) as (keyof typeof lists)[])(
  '[AGT-04] [AGT-05] [AGT-06] [AGT-07] [AGT-08] [A11-01] %s: each heading that sorts is a button and says its order; one of them is the order at first',
  async (name) => {
    const [Widget, , first] = lists[name];
    await openTeamList(Widget);
    expect(sorted().length).toBeGreaterThan(1);
    for (const head of heads()) {
      expect(within(head).queryAllByRole('button')).toHaveLength(
        head.hasAttribute('aria-sort') ? 1 : 0,
      );
    }
    const chosen = orders().filter(([, order]) => order !== 'none');
    expect(chosen).toHaveLength(1);
    expect(chosen[0]?.[1]).toBe('descending');
    if (first !== null) expect(chosen[0]?.[0]).toBe(first);
  },
);

test.each(['bets', 'statements', 'income', 'transactions', 'downlines'] as const)(
  '[AGT-04] [AGT-05] [AGT-06] [AGT-07] [AGT-08] %s: a heading sorts from low to high, then from high to low, and the address keeps it',
  async (name) => {
    const [Widget, column] = lists[name];
    const { user, written } = await openTeamList(Widget);
    const heading = () => screen.getByRole('columnheader', { name: column });
    const press = async (order: string) => {
      await user.click(screen.getByRole('button', { name: column }));
      await waitFor(() => expect(heading()).toHaveAttribute('aria-sort', order));
      await loaded();
    };
    await press('ascending');
    await waitFor(() => expect(amountsBelow(column)).toEqual(fromLow(amountsBelow(column))));
    const [lowest] = amountsBelow(column);
    await press('descending');
    await waitFor(() =>
      expect(amountsBelow(column)).toEqual(fromLow(amountsBelow(column)).reverse()),
    );
    // The amounts of one page may be equal, those of the two ends are not.
    expect(amountsBelow(column)[0]).not.toBe(lowest);
    expect(written.at(-1)).toContain('list.sort=');
  },
);

test.each(Object.keys(lists) as (keyof typeof lists)[])(
  '[AGT-04] [AGT-05] [AGT-06] [AGT-07] [AGT-08] [LAY-01] %s on a phone: order and filters are in one sheet, and no heading sorts',
  async (name) => {
    const [Widget] = lists[name];
    const { user, written } = await openTeamList(Widget, '', { wide: false });
    expect(sorted()).toEqual([]);
    // Outside the sheet only the rows of a page are chosen.
    const boxes = screen.queryAllByRole('combobox');
    expect(boxes.filter((box) => !box.closest('[data-component="pagination"]'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: words['game.filters'] }));
    const sheet = within(await screen.findByRole('dialog', { name: words['game.filters'] }));
    const order = sheet.getByRole('combobox', { name: words['team.order'] });
    const [usual, other] = within(order).getAllByRole<HTMLOptionElement>('option');
    if (!usual || !other) throw new Error('There is no order to choose');
    await user.selectOptions(order, other);
    await waitFor(() => expect(written.at(-1)).toMatch(/list\.(sort|order)=/));
  },
);

test('[AGT-05] [LAY-01] on a phone the button says how many filters are active, and the sheet clears them', async () => {
  const { user, written } = await openTeamList(TeamBetsWidget, '?list.status=lost', {
    wide: false,
  });
  const one = words['records.filtersOn'].replace('{amount}', '1');
  await user.click(screen.getByRole('button', { name: one }));
  const sheet = within(await screen.findByRole('dialog', { name: words['game.filters'] }));
  await user.selectOptions(sheet.getByRole('combobox', { name: words['game.type'] }), 'RNG');
  await user.click(await sheet.findByRole('button', { name: words['empty.filter.action'] }));
  await waitFor(() => expect(written.at(-1)).not.toMatch(/status|gameType/));
  await user.click(sheet.getByRole('button', { name: words['action.applyFilter'] }));
  expect(await screen.findByRole('button', { name: words['game.filters'] })).toBeVisible();
});

test('[AGT-04] [LAY-01] on a phone the tree of a team is sorted in the sheet', async () => {
  const { user, written } = await openTeamList(DownlinesWidget, '?list.view=tree', { wide: false });
  expect(sorted()).toEqual([]);
  await user.click(screen.getByRole('button', { name: words['game.filters'] }));
  const sheet = within(await screen.findByRole('dialog', { name: words['game.filters'] }));
  expect(sheet.getAllByRole('combobox')).toHaveLength(1);
  await user.selectOptions(sheet.getByRole('combobox', { name: words['team.order'] }), '-team');
  await waitFor(() => expect(written.at(-1)).toContain('list.sort=team'));
});
