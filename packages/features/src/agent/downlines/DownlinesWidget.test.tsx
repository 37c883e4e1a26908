// @vitest-environment jsdom
import { retryDelay, retryRead, withAnswers } from '@parlour/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { logIn } from '../../testing/log-in.ts';
import { pressTwiceAtOnce, renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import {
  firstButton,
  openTeamList,
  rowAt,
  rows,
  standInForBrowser,
} from '../team-figures/agent-page.fixture.tsx';
import { DownlinesWidget } from './DownlinesWidget.tsx';
import { toDownline } from './downlines-model.ts';

const words = catalogues.en;

const open = (search = '', username = 'demo_agent') =>
  openTeamList(DownlinesWidget, search, { username, wide: false });
const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const path = () => within(screen.getByRole('navigation', { name: words['team.path'] }));
const twenty = () => waitFor(() => expect(rows()).toHaveLength(20));

test('[AGT-04] [AGT-15] lists the direct downlines of a team of ten thousand, page by page, in any order', async () => {
  const { user, written } = await open();
  await twenty();
  expect(screen.getByText('86 direct, 10,002 in all')).toBeVisible();
  expect(screen.getByText('1–20 of 86 people')).toBeVisible();
  const first = rows().map(({ textContent }) => textContent);
  await user.click(button(words['a11y.nextPage']));
  expect(await screen.findByText('21–40 of 86 people')).toBeVisible();
  await waitFor(() => expect(rows().map(({ textContent }) => textContent)).not.toEqual(first));
  expect(written.at(-1)).toContain('list.page=2');
});

test('[AGT-04] each row has the balance and the last login of the backend', async () => {
  const { runtime } = await open();
  await twenty();
  const { rows: people } = await runtime.api.getDownlines({ sort: 'validBet' });
  const writing = { symbol: '\u09F3', timeZone: 'Asia/Dhaka' };
  const said = people.map((person) => toDownline(person, writing));
  expect(said).toHaveLength(20);
  expect(said.some(({ seen }) => seen !== null)).toBe(true);
  for (const [place, { balance, seen }] of said.entries()) {
    expect(rowAt(place)).toHaveTextContent(balance);
    expect(rowAt(place)).toHaveTextContent(seen ?? '\u2013');
  }
});

test('[AGT-04] a team is opened with its path above it, and "one level up" leads back', async () => {
  const { user, runtime } = await open();
  await twenty();
  const { rows: people } = await runtime.api.getDownlines({ sort: 'validBet' });
  const whom = people.find(({ direct }) => direct > 0);
  await user.click(firstButton(/^Team of /));
  const here = { selector: '[aria-current="page"] *' };
  expect(await path().findByText(whom?.account ?? '', here)).toBeVisible();
  expect(await screen.findByText(new RegExp(`^${whom?.direct} direct`))).toBeVisible();
  await user.click(button(words['team.levelUp']));
  expect(await screen.findByText(/^86 direct/)).toBeVisible();
});

test('[AGT-04] [AGT-15] finds a name at any level, with its path', async () => {
  const { user, runtime } = await open('?list.search=nadia');
  await waitFor(() => expect(rows().length).toBeGreaterThan(10));
  for (const row of rows()) expect(row).toHaveTextContent(/na\*\*\*\d\d/);
  const { rows: people } = await runtime.api.getDownlines({ search: 'nadia' });
  const at = people.findIndex(({ level }) => level > 2);
  const far = people[at];
  if (!far) throw new Error('Nobody stands far down');
  expect(rowAt(at)).toHaveTextContent(`Level ${far.level} in the team`);
  await user.click(within(rowAt(at)).getByRole('button', { name: /^Details of / }));
  const above = await runtime.api.getDownlines({ parentId: far.memberId });
  const names = above.path.map(({ account }) => account).join(' › ');
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(names));
  expect(dialog().queryByRole('textbox')).toBeNull();
  expect(dialog().queryByRole('button', { name: words['action.save'] })).toBeNull();
});

test('[AGT-04] a search without results says so and can be cleared', async () => {
  const { user } = await open('?list.search=nobody_here');
  expect(await screen.findByText('No downline named “nobody_here”')).toBeVisible();
  await user.click(button(words['empty.downlineSearch.action']));
  await twenty();
});

test('[AGT-04] levels of the tree load when they are opened, and a failed one loads again', async () => {
  const books = createTestRuntime({ language: 'en' });
  await logIn(books, 'demo_agent');
  const { rows: people } = await books.runtime.api.getDownlines({ pageSize: 100 });
  // A small team: above a hundred rows only those in view are rendered, and jsdom has nothing in view.
  const head = people.find(({ direct }) => direct > 0 && direct < 20);
  const page = await open(`?list.view=tree&list.of=${head?.memberId}`);
  await waitFor(() => expect(rows()).toHaveLength(head?.direct ?? 0));
  await page.setScenario({
    faults: [{ path: '/wps/agent/team/downlines', kind: 'http', status: 500, times: 1 }],
  });
  await page.user.click(firstButton(/^Show downlines of /));
  expect(await screen.findByText(words['error.loadFailed'])).toBeVisible();
  await page.user.click(button(words['action.retry']));
  await waitFor(() => expect(rows().map((row) => row.getAttribute('aria-level'))).toContain('2'));
  expect(screen.queryByText(words['error.loadFailed'])).toBeNull();
});

/** A tree with ten thousand direct downlines; each page after `free` waits until `goOn`. */
async function vast(first: number) {
  let free = first;
  standInForBrowser(false);
  const test = createTestRuntime({ language: 'en' });
  await logIn(test, 'demo_agent');
  const page = await test.runtime.api.getDownlines({ pageSize: 1 });
  const [somebody] = page.rows;
  if (!somebody) throw new Error('Nobody is there');
  const asked: number[] = [];
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const api = withAnswers(test.runtime.api, {
    getDownlines: async ({ pageNo = 1, pageSize = 20 } = {}) => {
      asked.push(pageNo);
      if (pageNo > free) await held;
      const rows = Array.from({ length: pageSize }, (_, row) => {
        const id = (pageNo - 1) * pageSize + row;
        return { ...somebody, memberId: `n-${id}`, account: `na***${id}`, direct: 0 };
      });
      return { ...page, rows, totalPages: 10_000 / pageSize, totalCount: 10_000 };
    },
  });
  renderPage(
    { ...test, runtime: { ...test.runtime, api } },
    <Listed page={DownlinesWidget} search="?list.view=tree" />,
  );
  return {
    ...{ queryClient: test.queryClient, asked },
    goOn: () => goOn(),
    hold: (after: number) => {
      free = after;
    },
  };
}

const wholeTree = () =>
  waitFor(() => expect(screen.queryByText(/of 10,000 people/)).not.toBeInTheDocument());

test('[AGT-04] [AGT-15] ten thousand downlines: a hundred after one answer, all after a hundred answers', async () => {
  const { queryClient, asked, goOn } = await vast(1);
  await waitFor(() => expect(rows()).toHaveLength(100));
  expect(screen.getByText(/1–100 of 10,000 people/)).toBeVisible();
  expect(asked).toEqual([1, 2]);
  goOn();
  await wholeTree();
  expect(asked).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  expect(screen.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '10001');
  // The cached team is deleted with the session.
  const levels = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => queryKey.includes('whole'));
  expect(levels.map(({ meta }) => meta)).toEqual([{ private: true }]);
  // Retried like every read: a refusal is reported at once, a failed connection is tried again.
  expect(levels.map(({ options }) => [options.retry, options.retryDelay])).toEqual([
    [retryRead, retryDelay],
  ]);
});

test('[AGT-04] [AGT-15] a partly loaded level keeps its rows while it loads again', async () => {
  const { queryClient, asked, goOn, hold } = await vast(2);
  expect(await screen.findByText(/1–200 of 10,000 people/)).toBeVisible();
  hold(1);
  await act(async () => void queryClient.invalidateQueries());
  await waitFor(() => expect(asked).toEqual([1, 2, 3, 1, 2]));
  expect(screen.getByText(/1–200 of 10,000 people/)).toBeVisible();
  goOn();
  await wholeTree();
  expect(screen.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '10001');
});

test('[AGT-04] changes the rates of a direct downline once, and only the edited ones', async () => {
  const page = await open();
  const { user } = page;
  await twenty();
  await user.click(firstButton(/^Details of /));
  const slots = await dialog().findByRole('textbox', { name: words['nav.slots'] });
  const live = dialog().getByRole<HTMLInputElement>('textbox', { name: words['nav.live'] });
  await waitFor(() => expect(slots).not.toHaveValue(''));
  const before = live.value;
  const save = () => dialog().getByRole('button', { name: words['action.save'] });
  await user.click(save());
  expect(await dialog().findByText(words['team.ratesSame'])).toBeVisible();
  await user.clear(slots);
  await user.type(slots, '0.61');
  await user.click(save());
  await waitFor(() => expect(slots).toBeInvalid());
  expect(slots).toHaveAccessibleDescription(/The rate cannot be higher than your own: 0\.6%/);
  await user.clear(slots);
  await user.type(slots, '0.15');
  await pressTwiceAtOnce(save);
  await waitFor(() => expect(page.runtime.toasts.getSnapshot()).toHaveLength(1));
  expect(timesSent(page, 'POST /wps/agent/team/rebates')).toBe(1);
  const { rows: people } = await page.runtime.api.getDownlines({ sort: 'validBet' });
  const rates = new Map(people[0]?.rebates.map(({ gameType, rate: given }) => [gameType, given]));
  expect([rates.get('RNG'), rates.get('LIVE')]).toEqual(['0.15', before]);
});

test('[AGT-04] [LGN-06] a member who is no agent gets a message', async () => {
  await open('', 'demo_member');
  expect(await screen.findByText(words['error.notAgent'])).toBeVisible();
});

test("[AGT-04] [ERR-01] an unknown account shows a message, with a link back to one's own team", async () => {
  const { user } = await open('?list.of=999999');
  expect(await screen.findByRole('alert')).toHaveTextContent(words['error.loadFailed']);
  expect(screen.queryByText(words['empty.downlines.title'])).toBeNull();
  // The path may have no link to the agent: then "one level up" leads back.
  const me = path().queryByRole('link', { name: words['team.me'] });
  await user.click(me ?? button(words['team.levelUp']));
  await twenty();
});

test('[AGT-04] [AGT-15] lists a level of the whole team page by page; opening a team clears the level', async () => {
  const { user, runtime, written } = await open('?list.level=3');
  await twenty();
  for (const row of rows()) expect(row).toHaveTextContent('Level 3 in the team');
  const { totalCount } = await runtime.api.getDownlines({ level: 3 });
  expect(totalCount).toBeGreaterThan(1_000);
  await user.click(firstButton(/^Team of /));
  await waitFor(() => expect(path().getAllByRole('listitem').length).toBeGreaterThan(3));
  expect(written.at(-1)).toContain('list.of=');
  expect(written.at(-1)).not.toContain('list.level');
});
