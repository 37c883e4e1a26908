// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  type,
} from './device.fixture.ts';

const sum = (label: string) => slip().getByText(label).nextSibling?.textContent;
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

test('[LCH-02] a book says its rules, its margin and its limits before the first bet', async () => {
  const { show, launch, slips } = await device();
  await show(await launch());
  const sheet = within(document.getElementById('start') ?? document.body);
  const fact = (label: RegExp) => sheet.getByText(label).nextSibling;
  expect(screen.getByText('Play money')).toBeVisible();
  expect(sheet.getByText(/payout is stake × odds/)).toBeVisible();
  expect(fact(/^Average return/)).toHaveTextContent(/^9[345]\.\d\d%$/);
  expect(fact(/^Margin/)).toHaveTextContent('5%');
  expect(fact(/^Stakes/)).toHaveTextContent(/^৳\d+\.00 – ৳[\d,]+\.00$/);
  expect(fact(/^Highest payout/)).toHaveTextContent('৳500,000.00');
  fireEvent.click(screen.getByRole('button', { name: 'To the matches' }));
  expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  expect(screen.getByText('Play money')).toBeVisible();
  expect(slips()).toEqual([]);
});

test('[LCH-02] [A11-01] sports are tabs that arrow keys move through; matches stand under their day with their time', async () => {
  const { open } = await device();
  await open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
    'Cricket',
    'Football',
    'Kabaddi',
    'My bets',
  ]);
  fireEvent.click(screen.getByRole('tab', { name: 'Cricket' }));
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Cricket' }), { key: 'ArrowRight' });
  expect(screen.getByRole('tab', { name: 'Football' })).toHaveFocus();
  const panel = within(screen.getByRole('tabpanel', { name: 'Football' }));
  expect(panel.getByRole('heading', { name: 'Today' })).toBeVisible();
  expect(panel.getByRole('heading', { name: 'Tomorrow' })).toBeVisible();
  const [first] = cards();
  expect(first).toHaveTextContent(/^20:55 Six-a-side Cup/);
  const markets = within(first ?? document.body).getAllByRole('group');
  expect(markets.map((market) => market.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(/^Winner: .+ – .+$/),
    expect.stringMatching(/^Total goals: .+ – .+$/),
  ]);
  expect(oddsOf(0).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/ \d+\.\d\d $/),
    expect.stringMatching(/^Draw \d\.\d\d $/),
    expect.stringMatching(/ \d+\.\d\d $/),
    expect.stringMatching(/^Over 4\.5 \d\.\d\d $/),
    expect.stringMatching(/^Under 4\.5 \d\.\d\d $/),
  ]);
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Football' }), { key: 'End' });
  expect(screen.getByText('You have no bets here yet.')).toBeVisible();
});

test('[LCH-02] odds are toggles: one of a match, again takes it out, another replaces it', async () => {
  const { open } = await device();
  await open();
  const pressed = (pick: number) => oddsOf(0)[pick]?.getAttribute('aria-pressed');
  expect(slip().getByText('Press the odds of a match to add it here.')).toBeVisible();
  choose(0);
  expect([pressed(0), pressed(1), legs().length]).toEqual(['true', 'false', 1]);
  choose(0, 1);
  expect([pressed(0), pressed(1), legs().length]).toEqual(['false', 'true', 1]);
  choose(0, 1);
  expect([pressed(1), legs().length]).toEqual(['false', 0]);
  for (let match = 0; match < 8; match += 1) choose(match);
  fireEvent.click(screen.getByRole('tab', { name: 'Kabaddi' }));
  choose(0);
  expect(status()).toBe('A bet has at most 8 selections.');
  expect(legs()).toHaveLength(8);
  press('Clear the slip');
  expect(slip().getByText('Press the odds of a match to add it here.')).toHaveFocus();
});

test('[LCH-02] a single bet: what is shown is what is placed, and the bet stands among the open ones', async () => {
  frame();
  const { open, slips, balance, sent } = await device();
  await open();
  const odds = oddsOf(2)[0]?.querySelector('b')?.textContent ?? '';
  choose(2);
  type('১০০');
  expect(sum('Total stake')).toBe('৳100.00');
  expect(sum('Possible payout')).toBe(`৳${(100 * Number(odds)).toFixed(2)}`);
  press('Bet ৳100.00');
  await settled(/^Bet BT-\d+ is placed: ৳100\.00\./);
  expect(JSON.parse(slips()[0] ?? '')).toMatchObject({
    ...{ kind: 'single', stake: '100.00', legs: [{ pick: 'home', odds }] },
  });
  expect(await balance()).toBe('12350.00');
  expect(posts.mock.calls).toEqual([
    [{ source: 'parlour-play', type: 'round', net: '-100.00' }, '*'],
  ]);
  await waitFor(() => expect(sent('seen')).toBe(1));
  expect(legs()).toEqual([]);
  fireEvent.click(screen.getByRole('tab', { name: 'My bets (1)' }));
  const bet = within(screen.getByRole('tabpanel')).getByRole('heading', { level: 3 });
  expect(bet).toHaveTextContent(/^BT-\d+ · Single$/);
  expect(within(screen.getByRole('tabpanel')).getByText('Open', { selector: 'p' })).toBeVisible();
});

test('[LCH-02] three selections: a multiple with the product of the odds, or three single bets', async () => {
  const { open, slips } = await device();
  await open();
  const odds = [0, 1, 2].map((match) => Number(oddsOf(match)[0]?.querySelector('b')?.textContent));
  for (const match of [0, 1, 2]) choose(match);
  const product = odds.reduce((all, one) => all * Math.round(one * 100), 1);
  const times = (product / 1e6).toFixed(3).slice(0, -1);
  expect(sum('Odds')).toBe(times);
  type('100');
  expect(sum('Total stake')).toBe('৳100.00');
  fireEvent.click(slip().getByRole('radio', { name: /^Singles/ }));
  expect([sum('Odds'), sum('Total stake')]).toEqual(['–', '৳300.00']);
  press('Bet ৳300.00');
  await settled(/^3 bets are placed: BT-\d+, BT-\d+, BT-\d+\. Total stake ৳300\.00\./);
  expect(JSON.parse(slips()[0] ?? '')).toMatchObject({ kind: 'single', stake: '100.00' });
});

test('[LCH-02] a stake below, above or that is none says why, keeps the text, and sends nothing', async () => {
  const { open, slips } = await device();
  await open();
  choose(0);
  const [least = '', most = ''] = document.getElementById('range')?.textContent?.split(' – ') ?? [];
  for (const [text, why] of [
    ['', `Enter a valid amount, for example ${least}.`],
    ['many', `Enter a valid amount, for example ${least}.`],
    ['১', `The lowest stake is ${least}.`],
    ['৯৯৯৯৯৯', `The highest stake is ${most}.`],
  ] as const) {
    type(text);
    press('Bet');
    expect(slip().getByRole('alert')).toHaveTextContent(why);
    expect(stake()).toHaveValue(text);
    expect(stake()).toHaveFocus();
  }
  expect(slips()).toEqual([]);
});

test('[LCH-02] a payout above the highest one says so before anything is sent', async () => {
  const { open, slips } = await device();
  await open();
  fireEvent.click(screen.getByRole('tab', { name: 'Football' }));
  for (let match = 0; match < 8; match += 1) choose(match, 1);
  type('1000');
  const why = /^The highest payout of a bet is ৳500,000\.00\. Lower the stake or remove/;
  expect(document.getElementById('limit')).toHaveTextContent(why);
  press(/^Bet ৳/);
  expect(status()).toMatch(why);
  expect(slips()).toEqual([]);
});

test('[LCH-02] the sheet of a phone opens by its button and closes with Escape, which gives the focus back', async () => {
  const { open } = await device();
  await open();
  choose(0);
  // The styles of a wide page, as this one, hide the button.
  document.querySelector('style')?.remove();
  const button = slip().getByRole('button', { name: /^Bet slip/ });
  expect(button).toHaveTextContent(/^Bet slip \(1\)Odds \d+\.\d\d$/);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  stake().focus();
  fireEvent.keyDown(stake(), { key: 'Escape' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('[X-01] the reality check stops a book like every game; a press of "stop" leaves no bet button', async () => {
  const { launch, show, pass } = await device();
  const url = await launch();
  pass(3_600);
  await show(url);
  await screen.findByRole('alertdialog');
  fireEvent.click(screen.getByRole('button', { name: 'Stop now' }));
  expect(screen.getByRole('heading', { name: 'You have stopped' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Bet/ })).toBeNull();
});

test('[LCH-01] in its own window a book shows time and money, in a frame only the site does', async () => {
  const { open } = await device();
  await open();
  expect(document.getElementById('bar')).toBeVisible();
  expect(document.getElementById('bar')).toHaveTextContent('৳12,450.00');
  frame();
  await open();
  expect(document.getElementById('bar')).not.toBeVisible();
});
