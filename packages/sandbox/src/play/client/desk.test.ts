// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { at } from '../../testing/client.ts';
import {
  button,
  device,
  frame,
  plain,
  posts,
  press,
  settled,
  shownBalance,
  stake,
} from '../../testing/game-device.ts';

const slot = 571;
const cards = 392;
const sports = 1;

beforeEach(() => {
  posts.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllTimers();
});

test('[LCH-01] a game says its rules, its return, its stakes and that it is play money before the first bet', async () => {
  const { open, rounds } = await device();
  await open(slot);
  const sheet = within(document.getElementById('start') ?? document.body);
  expect(screen.getByText('Play money')).toBeVisible();
  expect(sheet.getByRole('heading', { level: 1 })).toHaveTextContent('Cut Loose');
  expect(sheet.getByText('Return to player (RTP)').nextSibling).toHaveTextContent('95.21%');
  expect(sheet.getByText('Stakes').nextSibling).toHaveTextContent('৳0.10 – ৳50.00');
  expect(sheet.getByText('Lines', { selector: 'dt' }).nextSibling).toHaveTextContent('20');
  expect(sheet.getByText(/equal pictures from the left/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Bet/ })).toBeNull();
  press('Start the game');
  expect(button('Bet ৳0.10')).toHaveFocus();
  expect(screen.getByText('Play money')).toBeVisible();
  press('Game rules');
  expect(button('Start the game')).toHaveFocus();
  expect(rounds()).toEqual([]);
});

test('[LCH-01] [WAL-01] a round of reels: the server decides, and the page tells result, net and balance', async () => {
  const { open, balance, rounds, sent } = await device();
  await open(slot);
  press('Start the game');
  press('Stake ৳1.00');
  press('Bet ৳1.00');
  await settled(/Net of this round (?:[+−]৳[\d.]+|৳0.00)\.$/);
  expect(rounds()).toHaveLength(1);
  expect(shownBalance()).toBe(await balance());
  expect(screen.getByRole('group', { name: 'Reels' }).querySelectorAll('img')).toHaveLength(15);
  await waitFor(() => expect(sent('seen')).toBe(1));
  // Outside a frame nobody is told.
  expect(posts).not.toHaveBeenCalled();
});

test('[LCH-01] a round of cards, in Bengali: dealt, turned up, told', async () => {
  const { open } = await device({ language: 'BN' });
  await open(cards);
  press('খেলা শুরু করুন');
  expect(screen.getAllByRole('img', { name: 'উল্টানো তাস' })).toHaveLength(4);
  press('৳0.10 বেট করুন');
  await settled(/নিট [+−]৳[\d.]+।$/);
  expect(screen.queryByRole('img', { name: 'উল্টানো তাস' })).toBeNull();
  const hand = within(screen.getByRole('group', { name: 'আপনার হাত' }));
  expect(
    hand.getAllByRole('img', { name: /^(?:ইস্কাপনের|হরতনের|চিড়িতনের|রুইতনের) \S+$/ }),
  ).toHaveLength(2);
  expect(hand.getByText(/^\d$/, { selector: 'p b' })).toBeVisible();
});

test('[LCH-01] a stake is typed with any digits, by steps or by a button; what is none says why and stays', async () => {
  const { open, rounds } = await device();
  await open(slot);
  press('Start the game');
  const type = (text: string) => fireEvent.input(stake(), { target: { value: text } });
  const wrong = [
    ['', 'Enter a valid amount, for example ৳0.10.'],
    ['many', 'Enter a valid amount, for example ৳0.10.'],
    ['0.09', 'The lowest stake is ৳0.10.'],
    ['৫০.০১', 'The highest stake is ৳50.00.'],
  ] as const;
  for (const [text, why] of wrong) {
    type(text);
    press('Bet');
    expect(screen.getByRole('alert')).toHaveTextContent(why);
    expect(stake()).toHaveValue(text);
    expect(stake()).toHaveFocus();
    expect(stake()).toHaveAttribute('aria-invalid', 'true');
  }
  expect(rounds()).toEqual([]);
  type('১২.৫');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  fireEvent.keyDown(stake(), { key: 'Enter' });
  await settled(/Net of this round/);
  expect(stake()).toHaveValue('12.50');
  expect(JSON.parse(rounds()[0] ?? '')).toMatchObject({ stake: '12.50' });
  await waitFor(() => expect(button('Higher stake')).toBeEnabled());
  press('Higher stake');
  expect(stake()).toHaveValue('20.00');
  press('Lower stake');
  press('Lower stake');
  expect(stake()).toHaveValue('5.00');
  press('Stake ৳0.50');
  expect(button('Stake ৳0.50')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Bet ৳0.50')).toBeVisible();
});

test('[WAL-07] after a lost answer the same round is asked for again: one stake, one message to the site', async () => {
  frame();
  const { open, loseAnswer, rounds, balance } = await device();
  await open(slot);
  press('Start the game');
  loseAnswer();
  press('Bet ৳0.10');
  await settled(/the stake is not taken twice/);
  const held = await balance();
  expect(stake()).toHaveAttribute('readonly');
  expect(posts).not.toHaveBeenCalled();
  press('Try again');
  await settled(/Net of this round/);
  const [first, second] = rounds();
  expect(second).toBe(first);
  expect(await balance()).toBe(held);
  expect(posts).toHaveBeenCalledTimes(1);
  expect(posts.mock.calls[0]).toEqual([
    { source: 'parlour-play', type: 'round', net: expect.stringMatching(/^-?\d+\.\d\d$/) },
    '*',
  ]);
  // The next round is another one.
  press('Bet ৳0.10');
  await waitFor(() => expect(rounds()).toHaveLength(3));
  expect(rounds()[2]).not.toBe(first);
});

test('[WAL-07] a lost connection asks again by itself when the device is online', async () => {
  const { open, loseAnswer, rounds } = await device();
  await open(cards);
  press('Start the game');
  loseAnswer();
  press('Bet ৳0.10');
  await settled(/the stake is not taken twice/);
  fireEvent(window, new Event('online'));
  await settled(/Net of this round/);
  expect(new Set(rounds()).size).toBe(1);
});

test('[WAL-07] a round whose answer was lost is shown on return, once, and is not played again', async () => {
  frame();
  const { open, loseAnswer, balance, sent } = await device();
  await open(slot);
  press('Start the game');
  loseAnswer();
  press('Bet ৳0.10');
  await settled(/the stake is not taken twice/);
  const held = await balance();
  await open(slot);
  await settled(/^The connection was lost\. .*Net of this round/);
  expect(button('Bet ৳0.10')).toHaveFocus();
  // It belongs to the earlier visit, so it does not change the net of this one.
  expect(posts).not.toHaveBeenCalled();
  await waitFor(() => expect(sent('seen')).toBe(1));
  expect(await balance()).toBe(held);
  await open(slot);
  expect(button('Start the game')).toBeVisible();
  expect(document.getElementById('table')).not.toBeVisible();
});

test('[LCH-01] a stake that another window has spent is refused with the reason, and the balance is true again', async () => {
  const { open, call, launch, balance } = await device({ isTrial: true });
  await open(slot);
  press('Start the game');
  fireEvent.input(stake(), { target: { value: '50' } });
  // Open bets on a match hold nearly all of the money.
  const other = await launch(sports);
  const first = at((await call(`GET ${other}/book`)).body, 'matches', 0);
  const { id: pick, odds } = Object(at(first, 'markets', 0, 'picks', 0));
  for (const key of ['the-other-window-1', 'the-other-window-2']) {
    const legs = [{ match: at(first, 'id'), pick, odds }];
    await call(`POST ${other}/slip`, { body: { key, kind: 'single', stake: '4990', legs } });
  }
  expect(await balance()).toBe('20.00');
  expect(shownBalance()).toBe('10000.00');
  press('Bet ৳50.00');
  await settled(/^Your balance is not enough: you have ৳20\.00\. No money was taken\.$/);
  expect(shownBalance()).toBe('20.00');
  expect(await balance()).toBe('20.00');
  expect(stake()).toHaveValue('50.00');
});

test('[X-01] the reality check shows time and money of this visit; both answers weigh the same', async () => {
  const { launch, show, pass, balance, call } = await device();
  const url = await launch(slot);
  await call(`POST ${url}/round`, { body: { key: 'a-round-before-it', stake: '1.00' } });
  const net = (Number(await balance()) - 12_450).toFixed(2);
  pass(3_600);
  await show(url);
  const check = () => within(screen.getByRole('alertdialog', { name: 'Your play so far' }));
  await screen.findByRole('alertdialog');
  expect(check().getByText('You have played for 60 minutes.')).toBeVisible();
  expect(
    plain(check().getByText('This session').nextSibling?.textContent ?? '').replace('−', '-'),
  ).toBe(net);
  expect(check().getByText('Total bet').nextSibling).toHaveTextContent('৳1.00');
  expect(check().getByRole('button', { name: 'Stop now' }).className).toBe(
    check().getByRole('button', { name: 'Continue playing' }).className,
  );
  fireEvent.click(check().getByRole('button', { name: 'Continue playing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(async () => {
    expect(at((await call(`GET ${url}/visit`)).body, 'checkIn')).toBe(3_600_000);
  });
  pass(3_600);
  await show(url);
  await screen.findByRole('alertdialog');
  fireEvent.click(check().getByRole('button', { name: 'Stop now' }));
  expect(screen.getByRole('heading', { name: 'You have stopped' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Bet/ })).toBeNull();
});

test('[LCH-01] in its own window a game shows time and money, in a frame only the site does', async () => {
  const { open, pass, launch, show } = await device();
  const url = await launch(cards);
  pass(75);
  await show(url);
  const bar = document.getElementById('bar');
  expect(bar).toBeVisible();
  expect(bar).toHaveTextContent(/00:01:15/);
  expect(bar).toHaveTextContent('৳12,450.00');
  frame();
  await open(cards);
  expect(document.getElementById('bar')).not.toBeVisible();
});
