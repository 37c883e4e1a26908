import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, listAt, testBackend, textAt } from '../testing/client.ts';
import { lotteries, lotteryByCode } from './draws.ts';
import { choicesOf, matchesOf, prizeOf, prizesOf } from './prizes.ts';
import { readChoice } from './tickets.ts';

const lotteryOf = (code: string) => {
  const lottery = lotteryByCode(code);
  if (!lottery) throw new Error(`No lottery ${code}`);
  return lottery;
};

/** A client of demo_member with the page of a lottery. */
async function client(gameCode: string) {
  const backend = testBackend();
  await backend.scenario({ sessionMinutes: 100_000 });
  const token = await backend.login('demo_member');
  const launch = await backend.call('POST /wps/game/launchGame', {
    token,
    body: {
      nodeId: 1,
      vendor: '',
      gameType: 'LOTT',
      lottoGameCode: gameCode,
      platform: 'W',
      language: 'EN',
      backUrl: '/',
    },
  });
  const url = textAt(launch.body, 'value', 'url');
  const buy = async (numbers: unknown, stake = '10.00') =>
    (await backend.call(`POST ${url}/tickets`, { body: { numbers, stake } })).body;
  const page = async () => (await backend.call(`GET ${url}/tickets`)).body;
  const get = async (path: string) => (await backend.call(`GET ${path}`, { token })).body;
  const balance = async () => textAt(await get('/wps/v2/wallets/balance'), 'value', 'sumBalance');
  return { ...backend, token, url, buy, page, get, balance };
}

test('[LOT-01] a ticket costs its stake at once and is settled by its draw, to the cent', async () => {
  const { buy, page, get, balance, pass } = await client('HAOR3D');
  // 20:41:05 in Dhaka: the next draw is at 20:55.
  const all = Array.from({ length: 10 }, (_, digit) => [1, 2, digit]);
  for (const numbers of all) expect(at(await buy(numbers), 'refused')).toBeUndefined();
  expect(await balance()).toBe('12350.00');
  expect(listAt(await page(), 'tickets').every((row) => at(row, 'status') === 'running')).toBe(
    true,
  );
  pass(15 * 60);
  const tickets = listAt(await page(), 'tickets');
  const [drawn] = listAt(
    await get('/lgw/vn/numeros/opened/game?gameCode=HAOR3D&count=1'),
    'value',
    'list',
  );
  const numbers = listAt(drawn, 'numbers').map(String);
  const lottery = lotteryOf('HAOR3D');
  let won = 0n;
  for (const row of tickets) {
    const chosen = textAt(row, 'numbers').split(' ');
    const prize = prizeOf(lottery, chosen, numbers, 1_000n);
    expect(at(row, 'status')).toBe(prize > 0n ? 'won' : 'lost');
    won += prize;
  }
  expect(BigInt((await balance()).replace('.', ''))).toBe(1_235_000n + won);
  const recent = await get('/lgw/vn/games/game_menu/recent');
  expect(at(recent, 'value', 'list', 0, 'gameCode')).toBe('HAOR3D');
});

test('[LOT-01] no bets are accepted once a draw is closed', async () => {
  const { buy, pass } = await client('HAOR3D');
  pass(13 * 60);
  expect(at(await buy([1, 2, 3]), 'refused')).toBe('closed');
  pass(2 * 60);
  expect(textAt(await buy([1, 2, 3]), 'betNo')).toMatch(/^BT-/);
});

test.each<[string, unknown]>([
  ['too few', [1, 2, 3]],
  ['twice the same', [1, 1, 2, 3, 4, 5]],
  ['not in the drum', [1, 2, 3, 4, 5, 46]],
  ['no numbers', ['1', '2', '3', '4', '5', '6']],
  ['no list', 'x'],
  ['nothing', null],
])('[LOT-01] a ticket with %s is refused and costs nothing', async (_name, numbers) => {
  const { buy, balance } = await client('PADMA645');
  expect(at(await buy(numbers), 'refused')).toBe('numbers');
  expect(await balance()).toBe('12450.00');
});

test('[LOT-01] the page of a lottery has the language of the launch and runs no foreign script', async () => {
  const { call, url } = await client('PADMA645');
  const page = await call(`GET ${url}`);
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(page.text).toContain('Padma 6/45');
  expect(page.text.match(/<select/g)).toHaveLength(6);
  // No Bengali letters, apart from the currency sign.
  expect(page.text.replaceAll('\u09f3', '')).not.toMatch(/[\u0980-\u09ff]/);
});

test('[LOT-01] prizes: all numbers right pays most, none right pays nothing', () => {
  for (const lottery of lotteries) {
    const count = choicesOf(lottery);
    const most = prizesOf(lottery).at(-1);
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    const chosen = readChoice(lottery, numbers) ?? [];
    const drawn = [...chosen, ...Array.from({ length: lottery.pick - count }, () => '00')];
    expect(matchesOf(lottery, chosen, drawn), lottery.gameCode).toBe(count);
    expect(prizeOf(lottery, chosen, drawn, 10n)).toBe(most?.tenths);
    const others = drawn.map((number) => (number === '9' ? '8' : '9'));
    expect(prizeOf(lottery, chosen, others, 10n)).toBe(0n);
  }
});

test('[LOT-01] no digit lottery pays out more than its stakes, counted over every ticket', () => {
  for (const code of ['DHAKA2D', 'HAOR3D', 'MEGHNA4D']) {
    const lottery = lotteryOf(code);
    const drawn = Array.from({ length: lottery.pick }, (_, index) => String(index));
    const tickets = 10 ** lottery.pick;
    let paid = 0n;
    for (let ticket = 0; ticket < tickets; ticket += 1) {
      const chosen = [...String(ticket).padStart(lottery.pick, '0')];
      paid += prizeOf(lottery, chosen, drawn, 100n);
    }
    const share = Number(paid) / (tickets * 100);
    expect(share).toBeGreaterThan(0.7);
    expect(share).toBeLessThan(0.8);
  }
});

test('[VAL-02] any value sent as a choice gives a ticket or null, never an error', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...lotteries), (value, lottery) => {
      const choice = readChoice(lottery, value);
      expect(choice === null || choice.length === choicesOf(lottery)).toBe(true);
    }),
  );
});
