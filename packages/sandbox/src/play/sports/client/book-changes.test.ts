// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { at, listAt } from '../../../testing/client.ts';
import {
  cards,
  choose,
  device,
  legs,
  oddsOf,
  press,
  settled,
  slip,
  stake,
  status,
} from './device.fixture.ts';

// What changes while a page is open: odds, matches, the connection, results.

const posts = vi.fn();

/** Puts the page into a frame of the site. */
const frame = () => vi.stubGlobal('parent', { postMessage: posts });

beforeEach(() => {
  posts.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[LCH-02] odds that move while the page is open change quietly, in the list and in the slip', async () => {
  const { open, pass, look } = await device();
  await open();
  const last = cards().length - 1;
  choose(last);
  const button = oddsOf(last)[0];
  const before = button?.querySelector('b')?.textContent ?? '';
  button?.focus();
  for (let tries = 0; tries < 30; tries += 1) {
    pass(60);
    look();
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (button?.querySelector('b')?.textContent !== before) break;
  }
  expect(button?.querySelector('small')).toHaveTextContent(`was ${before}`);
  expect(button).toHaveFocus();
  expect(legs()[0]).toHaveTextContent(`was ${before}`);
  expect(status()).toBe('');
});

test('[LCH-02] odds that moved before the press are asked again, and accepted by a second press', async () => {
  const { call, open, pass, slips, balance } = await device();
  await open();
  const last = cards().length - 1;
  choose(last);
  const title = within(cards()[last] ?? document.body).getByRole('heading').textContent;
  const shown = legs()[0]?.querySelector('b')?.textContent;
  /** The odds at the backend. The page does not look, so it still shows the old ones. */
  const odds = async () => {
    const { body } = await call(`GET ${location.pathname}/book`);
    const match = listAt(body, 'matches').find((one) => at(one, 'title') === title);
    return at(match, 'markets', 0, 'picks', 0, 'odds');
  };
  while ((await odds()) === shown) pass(60);
  press(/^Bet ৳/);
  await settled(
    /^Odds have changed\. No bet was placed and no money was taken\. Check the new odds first\.$/,
  );
  expect(await balance()).toBe('12450.00');
  expect(legs()[0]).toHaveTextContent(/was \d/);
  press(/^Accept new odds and bet ৳/);
  await settled(/^Bet BT-\d+ is placed/);
  const [first, second] = slips().map((body) => JSON.parse(body));
  expect(second.key).not.toBe(first.key);
  expect(second.legs[0].odds).not.toBe(first.legs[0].odds);
});

test('[LCH-02] a match that starts while the slip is open is marked; one press takes it out, the rest can be placed', async () => {
  const { open, pass, slips, balance } = await device();
  await open();
  fireEvent.click(screen.getByRole('tab', { name: 'Cricket' }));
  choose(0);
  choose(cards().length - 1);
  pass(15 * 60);
  press(/^Bet ৳/);
  await settled(/^A match has started\. No bet was placed/);
  expect(await balance()).toBe('12450.00');
  expect(legs()[0]).toHaveTextContent('This match has started: no more bets.');
  press('Remove started matches');
  expect(legs()).toHaveLength(1);
  press(/^Bet ৳/);
  await settled(/^Bet BT-\d+ is placed/);
  expect(slips()).toHaveLength(2);
});

test('[WAL-07] after a lost answer the same slip is sent again: one bet, one stake, one message to the site', async () => {
  frame();
  const { open, loseAnswer, slips, balance } = await device();
  await open();
  choose(0);
  loseAnswer();
  press(/^Bet ৳/);
  await settled(/it is the same bet, and the stake is not taken twice/);
  const held = await balance();
  expect(stake()).toHaveAttribute('readonly');
  // Nothing of it can be changed meanwhile.
  choose(1);
  fireEvent.click(slip().getByRole('button', { name: /^Remove / }));
  expect(legs()).toHaveLength(1);
  expect(posts).not.toHaveBeenCalled();
  fireEvent(window, new Event('online'));
  await settled(/^Bet BT-\d+ is placed/);
  expect(new Set(slips()).size).toBe(1);
  expect(await balance()).toBe(held);
  expect(posts).toHaveBeenCalledTimes(1);
});

test('[WAL-07] a bet whose answer was lost is shown on return, once', async () => {
  frame();
  const { open, show, launch, loseAnswer, balance, sent } = await device();
  await open();
  choose(0);
  loseAnswer();
  press(/^Bet ৳/);
  await settled(/the stake is not taken twice/);
  const held = await balance();
  await show(await launch());
  await settled(/^The connection was lost\. Your bet was placed once: BT-\d+\.$/);
  expect(screen.getByRole('tab', { name: 'My bets (1)' })).toBeVisible();
  await waitFor(() => expect(sent('seen')).toBe(1));
  // It belongs to the earlier visit, so it does not change the net of this one.
  expect(posts).not.toHaveBeenCalled();
  expect(await balance()).toBe(held);
  await show(await launch());
  expect(screen.getByRole('button', { name: 'To the matches' })).toBeVisible();
});

test('[LCH-02] a bet settles while the page is open: told once, with result, and the site reads the balance again', async () => {
  frame();
  const { open, pass, look, balance } = await device({ language: 'BN' });
  await open(10_001);
  choose(0);
  press(/বেট করুন$/);
  await settled(/^বেট BT-\d+ নেওয়া হয়েছে: ৳[\d,.]+।/);
  const held = Number(await balance());
  posts.mockReset();
  pass(10 * 60);
  look();
  await settled(/^বেট BT-\d+ (?:জিতেছে। পেআউট ৳[\d,.]+|হেরেছে)।$/);
  const paid = Number(await balance()) - held;
  expect(posts.mock.calls).toEqual([
    [{ source: 'parlour-play', type: 'round', net: paid.toFixed(2) }, '*'],
  ]);
  fireEvent.click(screen.getByRole('tab', { name: /^আমার বেট/ }));
  const bets = within(screen.getByRole('tabpanel'));
  expect(bets.getByText(paid > 0 ? 'জিতেছেন' : 'হেরেছেন')).toBeVisible();
});
