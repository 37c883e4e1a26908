import { expect, test } from 'vitest';
import { lotteryByCode } from '../lottery/draws.ts';
import { matchesOf, timesFor } from '../lottery/prizes.ts';
import { at, listAt, testBackend, textAt, wish } from '../testing/client.ts';

/** A client of demo_member with the page of a lottery. */
async function client(gameCode: string, language = 'EN') {
  const backend = testBackend();
  await backend.scenario({ sessionMinutes: 100_000 });
  const token = await backend.login('demo_member');
  const open = async () => {
    const place = { platform: 'W', language, backUrl: '/', lottoGameCode: gameCode };
    const body = { nodeId: 1, vendor: '', gameType: 'LOTT', ...place };
    const launch = await backend.call('POST /wps/game/launchGame', { token, body, language });
    return textAt(launch.body, 'value', 'url');
  };
  const url = await open();
  const get = async (path: string) => (await backend.call(`GET ${path}`, { token })).body;
  const buy = async (choice: string, stake = '10.00') => {
    const draw = at(await get(`${url}/news`), 'index');
    return (await backend.call(`POST ${url}/round`, { body: { ...wish(stake), choice, draw } }))
      .body;
  };
  const tickets = async () => listAt(await get(`${url}/rounds`), 'list');
  const balance = async () => textAt(await get('/wps/v2/wallets/balance'), 'value', 'sumBalance');
  return { ...backend, token, url, open, buy, tickets, get, balance };
}

test('[LOT-01] a ticket costs its stake at once and is settled by its draw, to the cent', async () => {
  const { buy, tickets, get, balance, pass } = await client('HAOR3D');
  // 20:41:05 in Dhaka: the next draw is at 20:55.
  for (let digit = 0; digit < 10; digit += 1) {
    expect(await buy(`1-2-${digit}`)).toMatchObject({ stake: '10.00', payout: '0.00' });
  }
  expect(await balance()).toBe('12350.00');
  for (const ticket of await tickets()) {
    expect(at(ticket, 'endsIn')).toBe(835_000);
    expect(at(ticket, 'shown', 'drawn')).toBeNull();
  }
  pass(15 * 60);
  const [drawn] = listAt(
    await get('/lgw/vn/numeros/opened/game?gameCode=HAOR3D&count=1'),
    'value',
    'list',
  );
  const numbers = listAt(drawn, 'numbers').map(String);
  const lottery = lotteryByCode('HAOR3D');
  let won = 0n;
  const ended = await tickets();
  expect(ended).toHaveLength(10);
  for (const ticket of ended) {
    // The page has the draw of the lottery, not one of its own.
    expect(at(ticket, 'shown', 'drawNo')).toBe(at(drawn, 'drawNo'));
    expect(at(ticket, 'shown', 'drawn', 'numbers')).toEqual(numbers);
    const chosen = textAt(ticket, 'choice').split('-');
    const times = lottery ? timesFor(lottery, matchesOf(lottery, chosen, numbers)) : 0n;
    expect(at(ticket, 'payout')).toBe(`${times * 10n}.00`);
    won += times * 1_000n;
  }
  expect(BigInt((await balance()).replace('.', ''))).toBe(1_235_000n + won);
  const recent = await get('/lgw/vn/games/game_menu/recent');
  expect(at(recent, 'value', 'list', 0, 'gameCode')).toBe('HAOR3D');
});

test('[LOT-01] no tickets are sold once a draw is closed, and nothing is taken', async () => {
  const { buy, pass, get, url, balance } = await client('HAOR3D');
  pass(13 * 60);
  expect(at(await get(`${url}/news`), 'isOpen')).toBe(false);
  expect(at(await buy('1-2-3'), 'refused')).toBe('BETS_CLOSED');
  expect(await balance()).toBe('12450.00');
  pass(2 * 60);
  expect(textAt(await buy('1-2-3'), 'betId')).toMatch(/^BT-/);
});

test('[WAL-07] a ticket whose answer was lost is the same ticket when it is sent again, on any visit', async () => {
  const { url, open, call, get, tickets, balance } = await client('QUICK1');
  const body = {
    ...wish('5.00'),
    choice: '1-2-3-4-5',
    draw: at(await get(`${url}/news`), 'index'),
  };
  const first = await call(`POST ${url}/round`, { body });
  const again = await call(`POST ${await open()}/round`, { body });
  expect(at(again.body, 'betId')).toBe(at(first.body, 'betId'));
  expect(await balance()).toBe('12445.00');
  expect(await tickets()).toHaveLength(1);
});

test('[LOT-01] the result of a draw stands in no answer before it', async () => {
  const { url, buy, call, get, pass } = await client('QUICK1');
  await buy('1-2-3-4-5', '5.00');
  const before = (await call(`GET ${url}`)).text + JSON.stringify(await get(`${url}/news`));
  const draw = textAt(await get(`${url}/news`), 'drawNo');
  pass(60);
  const news = await get(`${url}/news`);
  expect(at(news, 'past', 0, 'drawNo')).toBe(draw);
  const numbers = listAt(news, 'past', 0, 'numbers').map(String);
  expect(before).not.toContain(JSON.stringify(numbers));
});

test('[LOT-01] the page of a lottery bears its name in the language of the launch, and runs no foreign script', async () => {
  const { call, url } = await client('PADMA645');
  const page = await call(`GET ${url}`);
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(page.text).toMatch(/<h1>Padma 6\/45<\/h1>/);
  expect(page.text.match(/data-number=/g)).toHaveLength(45);
  const [markup = ''] = page.text.split('<script');
  // No Bengali letters, apart from the currency sign.
  const words = markup.replace(/<style[\s\S]*<\/style>/, '').replaceAll('\u09f3', '');
  expect(words).not.toMatch(/[\u0980-\u09ff]/);
});
