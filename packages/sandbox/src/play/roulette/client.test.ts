// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCatalogue } from '../../catalogue/catalogue.ts';
import { at } from '../../testing/client.ts';
import {
  button,
  device,
  frame,
  posts,
  press,
  shownBalance,
  status,
} from '../../testing/game-device.ts';
import { numberOf, type Phase, spinAt } from './spins.ts';

const catalogue = createCatalogue(1);
const table =
  catalogue
    .findGames({ gameType: 'LIVE', pageSize: 60 })
    .games.find(
      ({ nodeId, maintenance, minBet }) =>
        !maintenance && minBet === '1' && catalogue.look(nodeId)?.subject === 'wheel',
    )?.nodeId ?? 0;

beforeEach(() => {
  posts.mockReset();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A device at the table, and its time: that of the page and of the server together. */
async function atTable(options: Parameters<typeof device>[0] = {}) {
  const person = await device(options);
  const later = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) {
      person.pass(1);
      await vi.advanceTimersByTimeAsync(1_000);
    }
  };
  const until = async (phase: Phase) => {
    while (spinAt(table, person.now()).phase !== phase) await later(1);
  };
  const sees = (check: () => void) => vi.waitFor(check, { interval: 5 });
  const says = (text: RegExp) => sees(() => expect(status()).toMatch(text));
  const numberNow = () => numberOf(1, table, spinAt(table, person.now()).index);
  /** Opens the table in a new page; the page before is gone, with all that it had planned. */
  const open = async () => {
    vi.clearAllTimers();
    await person.open(table);
  };
  return { ...person, open, later, until, sees, says, numberNow };
}

const phase = () => document.getElementById('phaseName')?.textContent;

test('[LCH-01] the live table says rules, return and stakes first, then who deals, its seats and its past', async () => {
  const { open, until, sees, rounds } = await atTable();
  await until('betting');
  await open();
  const sheet = within(document.getElementById('start') ?? document.body);
  expect(sheet.getByText('Return to player (RTP)').nextSibling).toHaveTextContent('97.30%');
  expect(sheet.getByText('Stakes').nextSibling).toHaveTextContent('৳1.00 – ৳500.00');
  expect(sheet.getByText(/one number from 0 to 36 to everybody at the table/)).toBeVisible();
  expect(screen.getByText('Play money')).toBeVisible();
  press('Start the game');
  await sees(() => expect(phase()).toBe('Place your bets'));
  expect(screen.getByText('Dealer, not a real person')).toBeVisible();
  expect(screen.getByText('Seats').nextSibling).toHaveTextContent(/^\d+ of 60 taken$/);
  expect(screen.getByText('Limits of a bet').nextSibling).toHaveTextContent('৳1.00 – ৳500.00');
  const past = screen.getByRole('heading', { name: 'Past numbers' }).nextElementSibling;
  expect(past?.children).toHaveLength(12);
  expect(past?.children[0]).toHaveTextContent(/^\d+ (?:Red|Black|Green)$/);
  expect(screen.getByRole('timer')).toHaveTextContent(/^0:\d\d left$/);
  expect(rounds()).toEqual([]);
});

test('[LCH-01] [WAL-01] chips on several fields are one round: the stake is taken, the spin decides, all hear it', async () => {
  frame();
  const { open, until, says, sees, sent, rounds, balance, later, numberNow } = await atTable();
  await until('betting');
  await open();
  press('Start the game');
  await sees(() => expect(phase()).toBe('Place your bets'));
  expect(button('Put a chip on the table')).toBeVisible();
  press(/^Red,/);
  press(/^17 Black,/);
  press(/^17 Black,.* chips: 1$/);
  fireEvent.click(button('Stake ৳2.00'));
  press('Bet ৳6.00');
  await says(/^Your bet of ৳6\.00 is placed\./);
  expect(await balance()).toBe('12444.00');
  expect(posts).toHaveBeenLastCalledWith(expect.objectContaining({ net: '-6.00' }), '*');
  expect(button('Waiting for the result')).toHaveAttribute('aria-disabled', 'true');
  // A bet that is placed stays as it is.
  press(/^Red,.* chips: 1$/);
  expect(button(/^Red,.* chips: 1$/)).toBeVisible();
  await until('spin');
  expect(status()).toMatch(/is placed/);
  await until('result');
  const number = numberNow();
  await later(1);
  await says(new RegExp(`^${number}, (?:red|black|green)\\..*Net of this round`, 'i'));
  expect(JSON.parse(rounds()[0] ?? '')).toMatchObject({ stake: '2.00', choice: 'n17:2 red:1' });
  expect(new Set(rounds()).size).toBe(1);
  await sees(() => expect(sent('seen')).toBe(1));
  expect(shownBalance()).toBe(await balance());
  const told = posts.mock.calls.map(([message]) => Number(at(message, 'net')));
  const sum = told.reduce((total, net) => total + net, 12_450);
  expect(sum.toFixed(2)).toBe(await balance());
});

test('[LCH-01] the result with its money stays to be read, also when the news of the table are late', async () => {
  const { open, until, says, sees, later } = await atTable();
  await until('betting');
  await open();
  press('Start the game');
  await sees(() => expect(phase()).toBe('Place your bets'));
  press(/^1–18,/);
  press('Bet ৳1.00');
  await says(/is placed/);
  await until('spin');
  await sees(() => expect(phase()).toBe('The wheel is spinning'));
  const inTime = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.endsWith('/news')) await new Promise((resolve) => setTimeout(resolve, 3_000));
    return inTime(path, init);
  });
  await until('result');
  await later(1);
  await says(/Net of this round/);
  await later(4);
  await sees(() => expect(phase()).toMatch(/^Result: /));
  expect(status()).toMatch(/Net of this round/);
});

test('[LCH-01] after the time for bets a bet is refused in clear words, and no money moves', async () => {
  const { open, until, says, sees, rounds, balance, pass } = await atTable();
  await until('betting');
  await open();
  press('Start the game');
  await sees(() => expect(phase()).toBe('Place your bets'));
  press(/^Even,/);
  // The time of the server has gone on, and this page has not heard of it yet.
  pass(45);
  press('Bet ৳1.00');
  await says(/^Betting has closed\. The bet was not placed and no money was taken\./);
  expect(rounds()).toHaveLength(1);
  expect(await balance()).toBe('12450.00');
  expect(button(/^Even,.* chips: 1$/)).toBeVisible();
});

test('[LCH-01] while no bets are taken the button says so, and pressing it sends nothing', async () => {
  const { open, until, says, sees, rounds } = await atTable();
  await until('closed');
  await open();
  press('Start the game');
  await sees(() => expect(phase()).toBe('No more bets'));
  expect(screen.getByRole('timer')).toBeEmptyDOMElement();
  press(/^Even,/);
  press('Bets open in the next round');
  await says(/^Betting has closed\./);
  expect(rounds()).toEqual([]);
  await until('result');
  await says(/^\d+, (?:Red|Black|Green)\. The next round follows\.$/);
  await until('betting');
  await sees(() => expect(button('Bet ৳1.00')).toBeVisible());
});

test('[A11-01] chips are put and taken back by keyboard, and the table is one stop', async () => {
  const { open, until, says, sees, rounds } = await atTable();
  await until('betting');
  await open();
  press('Start the game');
  await sees(() => expect(phase()).toBe('Place your bets'));
  const felt = within(screen.getByRole('group', { name: /^Betting table/ }));
  const fields = felt.getAllByRole('button');
  expect(fields).toHaveLength(49);
  expect(fields.filter(({ tabIndex }) => tabIndex === 0)).toEqual([button(/^0 Green/)]);
  button(/^0 Green/).focus();
  fireEvent.keyDown(button(/^0 Green/), { key: 'ArrowRight' });
  expect(button(/^1 Red,/)).toHaveFocus();
  expect(button(/^0 Green/).tabIndex).toBe(-1);
  fireEvent.keyDown(button(/^1 Red/), { key: 'End' });
  expect(button(/^19–36,/)).toHaveFocus();
  press(/^19–36,/);
  press(/^19–36,.* chips: 1$/);
  expect(screen.getByText('Chips: 2')).toBeVisible();
  fireEvent.keyDown(button(/^19–36,.* chips: 2$/), { key: 'Delete' });
  expect(button('Bet ৳1.00')).toBeVisible();
  press('Take one back');
  press('Put a chip on the table');
  await says(/^Put at least one chip on the table first\.$/);
  expect(rounds()).toEqual([]);
});

test('[WAL-07] after a lost answer the same bet is sent again: one stake, one result', async () => {
  const { open, until, says, sees, loseAnswer, rounds, balance } = await atTable();
  await until('betting');
  await open();
  press('Start the game');
  await sees(() => expect(phase()).toBe('Place your bets'));
  press(/^Odd,/);
  loseAnswer();
  press('Bet ৳1.00');
  await says(/the stake is not taken twice/);
  expect(await balance()).toBe('12449.00');
  press('Try again');
  await says(/is placed/);
  await until('result');
  await says(/Net of this round/);
  expect(new Set(rounds()).size).toBe(1);
});

test('[WAL-07] who leaves during a spin finds the bet on return, and its result after the draw', async () => {
  const { open, until, says, sees, later, rounds, balance } = await atTable();
  await until('betting');
  const begin = async () => {
    await open();
    press('Start the game');
    await sees(() => expect(phase()).toBe('Place your bets'));
    press(/^1–12,/);
    press('Bet ৳1.00');
    await says(/is placed/);
  };
  await begin();
  await open();
  await says(/^Your bet of ৳1\.00 is placed\./);
  expect(button(/^1–12,.* chips: 1$/)).toBeVisible();
  expect(button('Waiting for the result')).toHaveFocus();
  await until('result');
  await says(/^\d+, \w+\. .*Net of this round/);
  const paid = await balance();
  expect(['12449.00', '12452.00']).toContain(paid);
  await until('betting');
  await begin();
  const asked = rounds().length;
  vi.clearAllTimers();
  await later(60);
  await open();
  await says(/^Results while you were away: \d+, \w+\. .*Net of this round/);
  expect(rounds()).toHaveLength(asked);
});
