// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCatalogue } from '../../catalogue/catalogue.ts';
import { at } from '../../testing/client.ts';
import {
  button,
  device,
  frame,
  posts,
  press,
  settled,
  shownBalance,
} from '../../testing/game-device.ts';

const game =
  createCatalogue(1)
    .findGames({ gameType: 'FISH', minBet: '0.1', pageSize: 100 })
    .games.find(({ maintenance }) => !maintenance)?.nodeId ?? 0;

beforeEach(() => {
  posts.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('[LCH-01] the pond says its rules, its return and what each fish pays before the first cast', async () => {
  const { open, rounds } = await device();
  await open(game);
  const sheet = within(document.getElementById('start') ?? document.body);
  expect(sheet.getByText('Return to player (RTP)').nextSibling).toHaveTextContent('95.00%');
  expect(sheet.getByText('Stakes').nextSibling).toHaveTextContent('৳0.10 – ৳50.00');
  expect(sheet.getByText(/each cast is one round and costs one stake/)).toBeVisible();
  expect(screen.getByText('Play money')).toBeVisible();
  const rows = within(document.querySelector('table') ?? document.body);
  expect(rows.getByRole('row', { name: 'Rui 10× 9.50%', hidden: true })).toBeInTheDocument();
  press('Start the game');
  const pond = within(screen.getByRole('group', { name: /^Pond/ }));
  const names = pond.getAllByRole('button').map((fish) => fish.getAttribute('aria-label'));
  expect(names).toHaveLength(7);
  expect(names[4]).toBe('Hilsa, pays 20 times the stake');
  expect(rounds()).toEqual([]);
});

test('[LCH-01] [WAL-01] a tap on a fish is one round of one stake, and the server decides', async () => {
  frame();
  const { open, rounds, balance, sent } = await device();
  await open(game);
  press('Start the game');
  press('Stake ৳0.50');
  press(/^Rui,/);
  await settled(/^(?:Caught|Got away): Rui\. .*Net of this round/);
  expect(rounds()).toHaveLength(1);
  expect(JSON.parse(rounds()[0] ?? '')).toMatchObject({ stake: '0.50', choice: 'rui' });
  expect(shownBalance()).toBe(await balance());
  expect(button('Cast at Rui, ৳0.50')).toBeVisible();
  expect(posts).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(sent('seen')).toBe(1));
  press('Cast at Rui, ৳0.50');
  await waitFor(() => expect(rounds()).toHaveLength(2));
  const [first, second] = rounds().map((body) => JSON.parse(body));
  expect(at(first, 'key')).not.toBe(at(second, 'key'));
});

test('[A11-01] arrows choose a fish, and only the chosen one is a stop of the keyboard', async () => {
  const { open, rounds } = await device({ language: 'BN' });
  await open(game);
  press('খেলা শুরু করুন');
  const pond = within(screen.getByRole('group', { name: /^পুকুর/ }));
  const fish = pond.getAllByRole('button');
  expect(fish.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  button(/^পুঁটি,/).focus();
  fireEvent.keyDown(button(/^পুঁটি,/), { key: 'ArrowRight' });
  expect(button(/^কই,/)).toHaveFocus();
  expect(button(/^কই,/)).toHaveAttribute('aria-pressed', 'true');
  fireEvent.keyDown(button(/^কই,/), { key: 'End' });
  expect(button('চিতল, ধরা পড়লে বেটের 100 গুণ')).toHaveFocus();
  expect(button('চিতল: জাল ফেলুন, ৳0.10')).toBeVisible();
  expect(rounds()).toEqual([]);
});

test('[WAL-07] after a lost answer the same cast is sent again, at the same fish', async () => {
  const { open, loseAnswer, rounds, balance } = await device();
  await open(game);
  press('Start the game');
  loseAnswer();
  press(/^Boal,/);
  await settled(/the stake is not taken twice/);
  const held = await balance();
  press(/^Puti,/);
  await settled(/^(?:Caught|Got away): Boal\./);
  expect(new Set(rounds()).size).toBe(1);
  expect(await balance()).toBe(held);
});

test('[A11-01] the fish can be told to stay still', async () => {
  const { open } = await device();
  await open(game);
  press('Start the game');
  press('Keep the fish still');
  expect(button('Keep the fish still')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('group', { name: /^Pond/ })).toHaveClass('still');
  press('Keep the fish still');
  expect(screen.getByRole('group', { name: /^Pond/ })).not.toHaveClass('still');
});
