import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { type Phase, spinAt } from '../play/roulette/spins.ts';
import { at, listAt, testBackend, textAt, wish } from '../testing/client.ts';

const catalogue = createCatalogue(1);
const openGames = (gameType: string, minBet: string) =>
  catalogue.findGames({ gameType, minBet, pageSize: 100 }).games.filter((one) => !one.maintenance);
const table =
  openGames('LIVE', '1').find(({ nodeId }) => catalogue.look(nodeId)?.subject === 'wheel')
    ?.nodeId ?? 0;

async function player() {
  const backend = testBackend();
  const token = await backend.login('demo_member');
  const launch = async (nodeId: number) => {
    const place = { platform: 'W', language: 'EN', backUrl: '/' };
    const body = { nodeId, vendor: 'x', gameType: 'RNG', ...place };
    const answer = await backend.call('POST /wps/game/launchGame', { token, body });
    return textAt(answer.body, 'value', 'url');
  };
  const get = async (path: string) => (await backend.call(`GET ${path}`, { token })).body;
  const balance = async () => textAt(await get('/wps/v2/wallets/balance'), 'value', 'sumBalance');
  /** Waits for a phase of the table. */
  const until = (phase: Phase) => {
    while (spinAt(table, backend.now()).phase !== phase) backend.pass(1);
  };
  const spin = () => spinAt(table, backend.now()).index;
  return { ...backend, token, launch, get, balance, until, spin };
}

test('[LCH-01] a bet on a spin is running until the wheel has stopped, and is then paid once', async () => {
  const { call, launch, get, balance, until, spin } = await player();
  const url = await launch(table);
  until('betting');
  // One chip on red and one on black: one of them wins, unless zero comes.
  const body = { ...wish('10.00'), choice: 'red:1 black:1', draw: spin() };
  const placed = (await call(`POST ${url}/round`, { body })).body;
  expect(placed).toMatchObject({ stake: '20.00', payout: '0.00', shown: null });
  expect(await balance()).toBe('12430.00');
  const newest = async () => at(await get('/wps/v2/records/bets'), 'value', 'rows', 0);
  const betNo = at(placed, 'betId');
  expect(await newest()).toMatchObject({ betNo, status: 'open', stake: '20.00' });
  until('spin');
  expect(await balance()).toBe('12430.00');
  expect(at((await call(`POST ${url}/round`, { body })).body, 'endsIn')).toBeGreaterThan(0);
  until('result');
  const number = at(await get(`${url}/news`), 'number');
  const back = number === 0 ? '12430.00' : '12450.00';
  expect(await balance()).toBe(back);
  expect(await newest()).toMatchObject({ betNo, status: number === 0 ? 'lost' : 'won' });
  const ended = (await call(`POST ${url}/round`, { body })).body;
  expect(ended).toMatchObject({ endsIn: null, shown: { number }, balance: back });
  until('betting');
  expect(await balance()).toBe(back);
});

test('[WAL-07] the key of a round covers its choice and its spin', async () => {
  const { call, launch, balance, until, spin } = await player();
  const url = await launch(table);
  until('betting');
  const body = { ...wish('1.00'), choice: 'n7:1 odd:1', draw: spin() };
  const round = async (change: object) =>
    (await call(`POST ${url}/round`, { body: { ...body, ...change } })).body;
  const first = await round({});
  // The same chips, written the other way round, are the same bet.
  expect(await round({ choice: 'odd:1 n7:1' })).toEqual(first);
  for (const other of [{ choice: 'n8:1 odd:1' }, { stake: '2.00' }, { draw: spin() + 1 }]) {
    expect(at(await round(other), 'refused')).toBe('IDEMPOTENCY_MISMATCH');
  }
  expect(await balance()).toBe('12448.00');
  // Another visit knows the round too.
  const again = await call(`POST ${await launch(table)}/round`, { body });
  expect(at(again.body, 'betId')).toBe(at(first, 'betId'));
});

test('[LCH-01] a bet for a spin that takes none is refused and moves no money', async () => {
  const { call, launch, balance, until, spin } = await player();
  const url = await launch(table);
  const bet = async (draw: number) =>
    (await call(`POST ${url}/round`, { body: { ...wish('1.00'), choice: 'red:1', draw } })).body;
  for (const phase of ['closed', 'spin', 'result'] as const) {
    until(phase);
    expect(at(await bet(spin()), 'refused'), phase).toBe('BETS_CLOSED');
  }
  until('betting');
  for (const draw of [spin() - 1, spin() + 1]) {
    expect(at(await bet(draw), 'refused')).toBe('BETS_CLOSED');
  }
  expect(textAt(await bet(spin() + 1), 'why')).toMatch(/no money was taken/);
  expect(await balance()).toBe('12450.00');
  const refused = async (change: object) => {
    const body = { ...wish('1.00'), choice: 'red:1', draw: spin(), ...change };
    return (await call(`POST ${url}/round`, { body })).status;
  };
  for (const change of [
    { choice: '' },
    { choice: 'red' },
    { choice: 7 },
    { draw: 'x' },
    { draw: undefined },
    { stake: '0.99' },
    // Chips together are one bet: the highest stake is that of the room.
    { stake: '250.01', choice: 'red:2' },
  ]) {
    expect(await refused(change), JSON.stringify(change)).toBe(400);
  }
  expect(await balance()).toBe('12450.00');
  expect(await refused({ stake: '250.00', choice: 'red:2' })).toBe(200);
});

test('[GAM-03] seats and limits at the table are those of the room list', async () => {
  const { launch, get } = await player();
  const news = await get(`${await launch(table)}/news`);
  const vendor = catalogue.game(table)?.vassalage;
  const rooms = listAt(
    await get(`/wps/relay/GLS2_roomList?vendor=${vendor}`),
    'value',
    'data',
    'lanes',
  );
  const room = rooms.find((one) => at(one, 'roomId') === `R-${table}`);
  expect(at(room, 'players')).toBe(at(news, 'players'));
  expect([at(room, 'minBet'), at(room, 'maxBet')]).toEqual(['1.00', '500.00']);
});

test('[LCH-01] the page of the live table and its picture are at most 60 KB on the wire', async () => {
  const { call, launch } = await player();
  const { text } = await call(`GET ${await launch(table)}`);
  const cover = (await call(`GET /art/cover/${table}.svg`)).text;
  expect(brotliCompressSync(text).length + brotliCompressSync(cover).length).toBeLessThan(60_000);
});
