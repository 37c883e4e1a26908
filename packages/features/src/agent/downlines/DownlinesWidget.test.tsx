// @vitest-environment jsdom
import { retryDelay, retryRead, withAnswers } from '@parlour/api-client';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { stubMatchMedia, stubResizeObserver } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { draw, newPlace, settled } from '../../testing/page.fixture.tsx';
import { typeIn } from '../../testing/person.fixture.ts';
import { timesSent } from '../../testing/sent.ts';
import {
  catalogues,
  createTestRuntime,
  TestProviders,
  type TestRuntime,
} from '../../testing/test-runtime.tsx';
import { DownlinesWidget } from './DownlinesWidget.tsx';
import { toDownline } from './downlines-model.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const words = catalogues.en;
const saving = 'POST /wps/agent/team/rebates';
let box: HTMLElement;
let root: Root;

beforeEach(() => {
  stubResizeObserver();
  stubMatchMedia(false);
  Element.prototype.scrollIntoView = () => undefined;
  ({ box, root } = newPlace());
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const rows = () => [...box.querySelectorAll<HTMLElement>('tbody tr[data-part="row"]')];
const press = (element: Element | null | undefined) =>
  act(async () => {
    if (!(element instanceof HTMLElement)) throw new Error('There is nothing to press');
    element.click();
  });
const buttonIn = (place: ParentNode, name: string) =>
  [...place.querySelectorAll('button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(name),
  );
const dialog = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[role="dialog"]');
  if (!found) throw new Error('There is no window');
  return found;
};
const rate = (kind: string): HTMLInputElement => {
  const found = dialog().querySelector<HTMLInputElement>(`input[name="rate-${kind}"]`);
  if (!found) throw new Error(`There is no rate of ${kind}`);
  return found;
};
async function writeRate(kind: string, value: string) {
  await typeIn(rate(kind), value);
}
const submit = () => press(dialog().querySelector('button[type="submit"]'));

const written: string[] = [];
async function loggedIn(username: string): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup, username);
  return setup;
}
async function opened(search = '', username = 'demo_agent'): Promise<TestRuntime> {
  written.length = 0;
  const setup = await loggedIn(username);
  await draw(
    root,
    setup,
    <Listed page={DownlinesWidget} search={search} onSearch={(next) => void written.push(next)} />,
  );
  return setup;
}
const sent = (setup: TestRuntime) => timesSent(setup, saving);

test('[AGT-04] [AGT-15] lists the direct downlines of a team of ten thousand, page by page, in any order', async () => {
  await opened();
  await settled(() => expect(rows()).toHaveLength(20));
  expect(box.textContent).toContain('86 direct, 10,002 in all');
  expect(box.textContent).toContain('1–20 of 86 people');
  const first = rows().map(({ textContent }) => textContent);
  await press(buttonIn(box, words['a11y.nextPage']));
  await settled(() => {
    expect(box.textContent).toContain('21–40 of 86 people');
    expect(rows().map(({ textContent }) => textContent)).not.toEqual(first);
  });
  expect(written.at(-1)).toContain('list.page=2');
});

test('[AGT-04] each row has the balance and the last login of the backend', async () => {
  const setup = await opened();
  await settled(() => expect(rows()).toHaveLength(20));
  const { rows: people } = await setup.runtime.api.getDownlines({ sort: 'validBet' });
  const writing = { symbol: '\u09F3', timeZone: 'Asia/Dhaka' };
  const said = people.map((person) => toDownline(person, writing));
  expect(said.some(({ seen }) => seen !== null)).toBe(true);
  for (const [place, row] of rows().entries()) {
    expect(row.textContent).toContain(said[place]?.balance);
    expect(row.textContent).toContain(said[place]?.seen ?? '\u2013');
  }
});

test('[AGT-04] a team is opened with its path above it, and "one level up" leads back', async () => {
  const setup = await opened();
  await settled(() => expect(rows()).toHaveLength(20));
  const open = rows().flatMap((row) => buttonIn(row, 'Team of ') ?? [])[0];
  const { rows: people } = await setup.runtime.api.getDownlines({ sort: 'validBet' });
  const whom = people.find(({ direct }) => direct > 0);
  await press(open);
  await settled(() =>
    expect(box.querySelector('[aria-current="page"]')?.textContent).toBe(whom?.account),
  );
  await settled(() => expect(box.textContent).toContain(`${whom?.direct} direct`));
  await press(buttonIn(box, words['team.levelUp']));
  await settled(() => expect(box.textContent).toContain('86 direct'));
});

test('[AGT-04] [AGT-15] finds a name at any level, with its path', async () => {
  const setup = await opened('?list.search=nadia');
  await settled(() => expect(rows().length).toBeGreaterThan(10));
  for (const row of rows()) expect(row.textContent).toMatch(/na\*\*\*\d\d/);
  const { rows: people } = await setup.runtime.api.getDownlines({ search: 'nadia' });
  const at = people.findIndex(({ level }) => level > 2);
  const far = people[at];
  if (!far) throw new Error('Nobody stands far down');
  const row = rows()[at];
  if (!row) throw new Error('They are not shown');
  expect(row.textContent).toContain(`Level ${far.level} in the team`);
  await press(buttonIn(row, 'Details of '));
  const { path } = await setup.runtime.api.getDownlines({ parentId: far.memberId });
  await settled(() =>
    expect(dialog().textContent).toContain(path.map(({ account }) => account).join(' › ')),
  );
  expect(dialog().querySelector('form')).toBeNull();
});

test('[AGT-04] a search without results says so and can be cleared', async () => {
  await opened('?list.search=nobody_here');
  await settled(() => expect(box.textContent).toContain('No downline named “nobody_here”'));
  await press(buttonIn(box, words['empty.downlineSearch.action']));
  await settled(() => expect(rows()).toHaveLength(20));
});

test('[AGT-04] levels of the tree load when they are opened, and a failed one loads again', async () => {
  const books = await loggedIn('demo_agent');
  const { rows: people } = await books.runtime.api.getDownlines({ pageSize: 100 });
  // A small team: above a hundred rows only those in view are rendered, and jsdom has nothing in view.
  const head = people.find(({ direct }) => direct > 0 && direct < 20);
  const setup = await opened(`?list.view=tree&list.of=${head?.memberId}`);
  await settled(() => expect(rows()).toHaveLength(head?.direct ?? 0));
  await setup.setScenario({
    faults: [{ path: '/wps/agent/team/downlines', kind: 'http', status: 500, times: 1 }],
  });
  const arrow = rows().flatMap((row) => buttonIn(row, 'Show downlines of ') ?? [])[0];
  await press(arrow);
  await settled(() => expect(box.textContent).toContain(words['error.loadFailed']));
  await press(buttonIn(box, words['action.retry']));
  await settled(() => expect(box.querySelector('tr[aria-level="2"]')).not.toBeNull());
});

/** A tree with ten thousand direct downlines; each page after `free` waits until `goOn`. */
async function vast(first: number) {
  let free = first;
  const setup = await loggedIn('demo_agent');
  const page = await setup.runtime.api.getDownlines({ pageSize: 1 });
  const [somebody] = page.rows;
  if (!somebody) throw new Error('Nobody is there');
  const asked: number[] = [];
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const api = withAnswers(setup.runtime.api, {
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
  await act(async () =>
    root.render(
      <TestProviders test={{ ...setup, runtime: { ...setup.runtime, api } }} language="en">
        <Listed page={DownlinesWidget} search="?list.view=tree" />
      </TestProviders>,
    ),
  );
  return {
    setup,
    asked,
    goOn: () => goOn(),
    hold: (after: number) => {
      free = after;
    },
  };
}

test('[AGT-04] [AGT-15] ten thousand downlines: a hundred after one answer, all after a hundred answers', async () => {
  const { setup, asked, goOn } = await vast(1);
  await settled(() => expect(rows()).toHaveLength(100));
  expect(box.querySelector('[data-part="footer"]')?.textContent).toContain(
    '1–100 of 10,000 people',
  );
  expect(asked).toEqual([1, 2]);
  goOn();
  await settled(() => expect(box.querySelector('[data-part="footer"]')).toBeNull());
  expect(asked).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  expect(box.querySelector('table')?.getAttribute('aria-rowcount')).toBe('10001');
  // The cached team is deleted with the session.
  const levels = setup.queryClient
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
  const { setup, asked, goOn, hold } = await vast(2);
  const footer = () => box.querySelector('[data-part="footer"]')?.textContent;
  await settled(() => expect(footer()).toContain('1–200 of 10,000 people'));
  hold(1);
  await act(async () => void setup.queryClient.invalidateQueries());
  await settled(() => expect(asked).toEqual([1, 2, 3, 1, 2]));
  expect(footer()).toContain('1–200 of 10,000 people');
  goOn();
  await settled(() => expect(box.querySelector('[data-part="footer"]')).toBeNull());
  expect(box.querySelector('table')?.getAttribute('aria-rowcount')).toBe('10001');
});

test('[AGT-04] changes the rates of a direct downline once, and only the edited ones', async () => {
  const setup = await opened();
  await settled(() => expect(rows()).toHaveLength(20));
  const [first] = rows();
  if (!first) throw new Error('Nobody is there');
  await press(buttonIn(first, 'Details of '));
  await settled(() => expect(rate('RNG').value).not.toBe(''));
  const before = rate('LIVE').value;
  await submit();
  expect(dialog().textContent).toContain(words['team.ratesSame']);
  await writeRate('RNG', '0.61');
  await submit();
  expect(dialog().textContent).toContain('The rate cannot be higher than your own: 0.6%');
  await writeRate('RNG', '0.15');
  await act(async () => {
    const button = dialog().querySelector<HTMLButtonElement>('button[type="submit"]');
    button?.click();
    button?.click();
  });
  await settled(() => expect(setup.runtime.toasts.getSnapshot()).toHaveLength(1));
  expect(sent(setup)).toBe(1);
  const { rows: people } = await setup.runtime.api.getDownlines({ sort: 'validBet' });
  const rates = new Map(people[0]?.rebates.map(({ gameType, rate: given }) => [gameType, given]));
  expect([rates.get('RNG'), rates.get('LIVE')]).toEqual(['0.15', before]);
});

test('[AGT-04] [LGN-06] a member who is no agent gets a message', async () => {
  await opened('', 'demo_member');
  await settled(() => expect(box.textContent).toContain(words['error.notAgent']));
});

test("[AGT-04] [ERR-01] an unknown account shows a message, with a link back to one's own team", async () => {
  await opened('?list.of=999999');
  await settled(() => expect(box.textContent).toContain(words['error.loadFailed']));
  expect(box.textContent).not.toContain(words['empty.downlines.title']);
  const me = [...box.querySelectorAll<HTMLElement>('nav a')].find(
    ({ textContent }) => textContent === words['team.me'],
  );
  // The path may have no link to the agent: then "one level up" leads back.
  await press(me ?? buttonIn(box, words['team.levelUp']));
  await settled(() => expect(rows()).toHaveLength(20));
});

test('[AGT-04] [AGT-15] lists a level of the whole team page by page; opening a team clears the level', async () => {
  const setup = await opened('?list.level=3');
  await settled(() => expect(rows()).toHaveLength(20));
  for (const row of rows()) expect(row.textContent).toContain('Level 3 in the team');
  const { totalCount } = await setup.runtime.api.getDownlines({ level: 3 });
  expect(totalCount).toBeGreaterThan(1_000);
  const open = rows().flatMap((row) => buttonIn(row, 'Team of ') ?? [])[0];
  await press(open);
  await settled(() => expect(box.querySelectorAll('nav li').length).toBeGreaterThan(3));
  expect(written.at(-1)).toContain('list.of=');
  expect(written.at(-1)).not.toContain('list.level');
});
