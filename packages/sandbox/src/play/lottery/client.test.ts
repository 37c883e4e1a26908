// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lotteryByCode } from '../../lottery/draws.ts';
import { button, device, frame, posts, press, status } from '../../testing/game-device.ts';

const numberOf = (code: string) => lotteryByCode(code)?.nodeId ?? 0;

beforeEach(() => {
  posts.mockReset();
  // Only later plans of the page: a test decides when their time comes.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A device with the page of a lottery, past its start screen. */
async function atLottery(code: string) {
  const person = await device();
  const later = async (seconds: number) => {
    person.pass(seconds);
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
  };
  const says = (text: RegExp) => vi.waitFor(() => expect(status()).toMatch(text), { interval: 5 });
  const sees = (check: () => void) => vi.waitFor(check, { interval: 5 });
  const open = async () => {
    vi.clearAllTimers();
    await person.open(numberOf(code));
  };
  await open();
  return { ...person, open, later, says, sees };
}

const tickets = () =>
  within(screen.getByRole('heading', { name: 'Your tickets' }).parentElement ?? document.body);

test('[LOT-01] a lottery says rules, return and the times of its draws before the first ticket', async () => {
  const { rounds, sees } = await atLottery('PADMA645');
  const sheet = within(document.getElementById('start') ?? document.body);
  expect(sheet.getByText('Return to player (RTP)').nextSibling).toHaveTextContent('64.21%');
  expect(sheet.getByText('Draws of').nextSibling).toHaveTextContent('Padma 6/45');
  expect(sheet.getByText('A draw every').nextSibling).toHaveTextContent('1 h');
  expect(sheet.getByText(/6 different numbers from 1 to 45/)).toBeVisible();
  expect(screen.getByText('Play money')).toBeVisible();
  press('Start the game');
  await sees(() => expect(screen.getByText(/^Draw at 2026-11-20 21:00$/)).toBeVisible());
  expect(screen.getByRole('timer')).toHaveTextContent('Sales close in 00:13:55');
  const past = screen.getByRole('heading', { name: 'Last draws' }).nextElementSibling;
  expect(past?.children).toHaveLength(8);
  expect(rounds()).toEqual([]);
});

test('[LOT-01] numbers are chosen one by one or picked; a ticket is bought, drawn and told', async () => {
  frame();
  const { later, says, sees, sent, balance, rounds } = await atLottery('PADMA645');
  press('Start the game');
  await sees(() => expect(screen.getByText(/^Draw at/)).toBeVisible());
  for (const number of [7, 12, 19, 23]) press(`Number ${number}`);
  press('Number 19');
  expect(button('Number 19')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('Chosen: 3 of 6')).toBeVisible();
  press('Choose 6 numbers');
  await says(/^Choose 6 numbers; still missing: 3\.$/);
  expect(rounds()).toEqual([]);
  press('Pick for me');
  expect(screen.getByText('Chosen: 6 of 6')).toBeVisible();
  expect(screen.getAllByRole('button', { pressed: true, name: /^Number/ })).toHaveLength(6);
  const free = screen.getAllByRole('button', { pressed: false, name: /^Number/ })[0];
  fireEvent.click(free ?? document.body);
  await says(/^You have chosen 6 numbers\. Take one away first\.$/);
  const before = Number(await balance());
  press(/^Buy a ticket, /);
  await says(/^Ticket BT-\d+ is in draw 11-20-\d+\.$/);
  // The next ticket is another choice.
  expect(screen.getByText('Chosen: 0 of 6')).toBeVisible();
  const paid = before - Number(await balance());
  expect(posts).toHaveBeenLastCalledWith(
    expect.objectContaining({ net: `-${paid.toFixed(2)}` }),
    '*',
  );
  await sees(() => expect(tickets().getByText('Waiting for the draw')).toBeVisible());
  await later(20 * 60);
  await says(/^Draw 11-20-\d+: (?:\d\d ){5}\d\d\. Right: \d\. .*Net of this round/);
  await sees(() => expect(tickets().getByText(/^(?:Lost|Payout ৳[\d,.]+)$/)).toBeVisible());
  await sees(() => expect(sent('seen')).toBe(1));
  expect(new Set(rounds()).size).toBe(1);
});

test('[LOT-01] digits are typed in either script or pressed', async () => {
  const { says, sees, rounds } = await atLottery('HAOR3D');
  press('Start the game');
  await sees(() => expect(screen.getByText(/^Draw at/)).toBeVisible());
  const field = screen.getByRole('textbox', { name: 'Your number' });
  fireEvent.input(field, { target: { value: '৪x8৯1' } });
  expect(field).toHaveValue('489');
  press('Erase one');
  press('Digit 0');
  expect(field).toHaveValue('480');
  press('Digit 1');
  await says(/^Your number has 3 digits already\.$/);
  press(/^Buy a ticket, /);
  await says(/^Ticket BT-/);
  expect(JSON.parse(rounds()[0] ?? '')).toMatchObject({ choice: '4-8-0' });
});

test('[WAL-07] a ticket drawn while the page was closed is told on return, once', async () => {
  const { open, says, sees, later, balance } = await atLottery('QUICK1');
  press('Start the game');
  await sees(() => expect(screen.getByText(/^Draw at/)).toBeVisible());
  press('Pick for me');
  press(/^Buy a ticket, /);
  await says(/^Ticket BT-/);
  vi.clearAllTimers();
  await later(70);
  const held = await balance();
  await open();
  await says(/^Results while you were away: Draw 11-20-\d+: .*Net of this round/);
  await open();
  await sees(() => expect(button('Start the game')).toBeVisible());
  expect(document.getElementById('table')).not.toBeVisible();
  expect(await balance()).toBe(held);
});

test('[LOT-01] a ticket after the close is refused in clear words and costs nothing', async () => {
  const { says, sees, balance, pass } = await atLottery('HAOR3D');
  press('Start the game');
  await sees(() => expect(screen.getByText(/^Draw at/)).toBeVisible());
  press('Pick for me');
  pass(13 * 60);
  press(/^Buy a ticket, /);
  await says(/no money was taken/);
  expect(await balance()).toBe('12450.00');
});
