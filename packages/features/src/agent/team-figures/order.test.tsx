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
import { amountsIn, loaded, openTeamList, rows } from './agent-page.fixture.tsx';

const words = catalogues.en;

/** Each list of the agent centre: a column of amounts it can be sorted by, and its order at first. */
const lists = {
  bets: [TeamBetsWidget, words['wallet.stake'], words['record.time']],
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
const amounts = (place: number) =>
  rows().map((row) => amountsIn(row.querySelectorAll('th, td')[place]?.textContent ?? '')[0] ?? '');
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
    const place = heads().findIndex((head) => head.textContent === column);
    const press = async (order: string) => {
      await user.click(screen.getByRole('button', { name: column }));
      await waitFor(() => expect(heads()[place]).toHaveAttribute('aria-sort', order));
      await loaded();
    };
    await press('ascending');
    await waitFor(() => expect(amounts(place)).toEqual(fromLow(amounts(place))));
    await press('descending');
    await waitFor(() => expect(amounts(place)).toEqual(fromLow(amounts(place)).reverse()));
    expect(new Set(amounts(place)).size).toBeGreaterThan(1);
    expect(written.at(-1)).toContain('list.sort=');
  },
);
