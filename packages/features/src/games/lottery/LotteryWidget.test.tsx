// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { renderPage } from '../../testing/render-page.tsx';
import {
  catalogues,
  createTestRuntime,
  storyTime,
  type TestRuntime,
  wrongClocks,
} from '../../testing/test-runtime.tsx';
import { LotteryWidget } from './LotteryWidget.tsx';

/** While the timers are fake only the `waitFor` of Vitest moves on. */
const { waitFor } = vi;

beforeEach(() => {
  stubMatchMedia(false);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the page over a backend whose clock the test controls, `after` milliseconds after the previous step. */
function open(backend: TestRuntime, after = 0) {
  let now = storyTime + after;
  backend.world.now = () => now;
  const { unmount } = renderPage(
    backend,
    <LotteryWidget
      search={new URLSearchParams()}
      onSearchChange={() => undefined}
      onLeave={() => undefined}
    />,
  );
  /** Second by second, so that a timer that runs out reads the time it waited for. */
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 1_000) {
      const step = Math.min(ms - passed, 1_000);
      now += step;
      await vi.advanceTimersByTimeAsync(step);
    }
  };
  return { pass, unmount };
}

const header = () => within(screen.getByRole('banner'));
/** Number of the newest draw in the table. */
const newest = () => screen.queryAllByRole('rowheader')[0]?.textContent ?? '';
/** Names of the lotteries with open bets. */
const taking = () =>
  screen
    .queryAllByRole<HTMLButtonElement>('button', { name: /^Play / })
    .filter(({ disabled }) => !disabled)
    .map((button) => button.getAttribute('aria-label')?.replace('Play ', ''));
/** The button of each lottery: to play, or a closed one that says so. */
const cards = () =>
  screen.queryAllByRole('button', { name: /^Play |^Betting for this draw is closed\.$/ });

/** Milliseconds from the start to a moment after the first of these instants. */
const untilAfter = (instants: readonly (string | undefined)[]): number => {
  const left = instants.map((iso) => Date.parse(iso ?? '') - storyTime).filter((ms) => ms > 5_000);
  const wait = Math.min(...left) + 1_000;
  expect(wait).toBeLessThan(600_000);
  return wait;
};

test('[LOT-01] a draw that happens while the page is open appears in the table', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const { pass } = open(backend);
  await waitFor(() => expect(newest()).not.toBe(''));
  await waitFor(() => expect(cards()).not.toHaveLength(0));
  const seen = newest();
  const { list } = await backend.runtime.api.getLotteryMenu({});
  await pass(untilAfter(list.map(({ nextDrawAt }) => nextDrawAt)));
  await waitFor(() => expect(newest()).not.toBe(seen));
});

test('[LOT-01] bets close by the clock of the site, however wrong the clock of the device is', async () => {
  for (const wrongBy of wrongClocks) {
    const backend = createTestRuntime({ language: 'en', wrongBy });
    const { pass, unmount } = open(backend);
    const { list } = await backend.runtime.api.getLotteryMenu({});
    await waitFor(() => expect(cards()).toHaveLength(list.length));
    expect(taking()).toEqual(list.filter(({ betOpen }) => betOpen).map(({ name }) => name));
    const wait = untilAfter(list.map(({ closesAt }) => closesAt));
    const closed = list
      .filter(({ closesAt }) => Date.parse(closesAt ?? '') - storyTime + 1_000 === wait)
      .map(({ name }) => name);
    expect(taking()).toEqual(expect.arrayContaining(closed));
    await pass(wait);
    await waitFor(() => expect(taking()).not.toEqual(expect.arrayContaining(closed)));
    unmount();
  }
});

test('[LOT-01] the lotteries played last are read again after a draw', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const { api } = backend.runtime;
  await logIn(backend);
  const { pass } = open(backend);
  const { list } = await api.getLotteryMenu({});
  const panel = () => screen.getByRole('region', { name: catalogues.en['nav.recent'] });
  await waitFor(() => expect(panel().querySelector('[aria-busy]')).toBeNull());
  await waitFor(() => expect(cards()).toHaveLength(list.length));
  // Stands for a bet in another window.
  const last = () => within(panel()).queryAllByRole('listitem')[0]?.textContent ?? '';
  const other = list.find(({ gameCode }) => gameCode === 'PADMA645');
  if (!other) throw new Error('There is no lottery of six numbers');
  const { url } = await api.launchGame(
    {
      nodeId: other.nodeId,
      vendor: '',
      gameType: 'LOTT',
      platform: 'WEB',
      language: 'EN',
      backUrl: '/',
      launchMode: 'LOTT',
      lottoArea: 'VN',
      lottoGameCode: other.gameCode,
      lottoView: 'betting',
    },
    await newKey(),
  );
  const at = (path: string) => new URL(`${url}/${path}`, 'http://sandbox.invalid');
  const { index: draw } = await (await backend.sandbox.fetch(new Request(at('news')))).json();
  const { idempotencyKey: key } = await newKey();
  const body = JSON.stringify({ key, stake: '10.00', choice: '1-2-3-4-5-6', draw });
  await backend.sandbox.fetch(new Request(at('round'), { method: 'POST', body }));
  expect(last()).not.toContain(other.name);
  await pass(untilAfter(list.map(({ nextDrawAt }) => nextDrawAt)));
  await waitFor(() => expect(last()).toContain(other.name));
});

test('[NAV-06] [X-01] the header says that money is not real, and links to responsible play', async () => {
  const backend = createTestRuntime({ language: 'en' });
  open(backend);
  await waitFor(() => expect(screen.getByRole('banner')).toBeVisible());
  const link = header().getByRole('link', { name: catalogues.en['rg.responsiblePlay'] });
  expect(link).toHaveAttribute('href', '/?member=responsiblePlay');
  const ribbon = screen.getByRole('complementary', { name: catalogues.en['badge.demo'] });
  expect(ribbon).toHaveTextContent(catalogues.en['demo.ribbonText']);
});

test('[NAV-06] [X-01] the session time is that of the backend, however wrong the device clock is', async () => {
  for (const wrongBy of wrongClocks) {
    const backend = createTestRuntime({ language: 'en', wrongBy });
    const { world } = backend;
    await logIn(backend);
    // The login was 83 seconds before the page is opened.
    const { pass, unmount } = open(backend, 83_000);
    expect(world.now()).toBe(storyTime + 83_000);
    await waitFor(() => expect(header().getByText('0:01:23')).toBeVisible());
    await pass(2_000);
    await waitFor(() => expect(header().getByText('0:01:25')).toBeVisible());
    unmount();
  }
});
