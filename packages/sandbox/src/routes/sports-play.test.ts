import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import bn from '../play/sports/messages.bn.json' with { type: 'json' };
import en from '../play/sports/messages.en.json' with { type: 'json' };
import { at, listAt, textAt } from '../testing/client.ts';
import { bettor, cockfight, esports, legOf, sports } from './bettor.fixture.ts';

test.each([
  ['sports', sports, ['cricket', 'football', 'kabaddi']],
  ['e-sports', esports, ['heroes', 'tower', 'sky']],
  ['cockfighting', cockfight, ['ring']],
] as const)(
  '[LCH-02] the page of %s names rules, margin, return and limits, under a strict policy, in at most 60 KB',
  async (_name, nodeId, tabs) => {
    const { call, launch } = await bettor();
    for (const [language, texts] of [
      ['BN', bn],
      ['EN', en],
    ] as const) {
      const page = await call(`GET ${await launch(nodeId, language)}`);
      expect(page.status).toBe(200);
      for (const text of [texts.margin, texts.mostPayout, texts.invented, texts.zone]) {
        expect(page.text).toContain(text);
      }
      for (const tab of tabs) expect(page.text).toContain(`id="tab-${tab}"`);
      const [markup = ''] = page.text.split('<script');
      expect(markup).not.toMatch(/undefined|\{[a-z]+\}|style="|onclick/);
      const policy = page.headers.get('Content-Security-Policy') ?? '';
      expect(policy).toMatch(/^default-src 'none';.*script-src 'nonce-\w+'/);
      expect(policy).not.toMatch(/unsafe|\*/);
      const [cover = ''] = /\/art\/cover\/\d+\.svg/.exec(page.text) ?? [];
      const picture = await call(`GET ${cover}`);
      const size = [page.text, picture.text].reduce(
        (sum, text) => sum + brotliCompressSync(text).length,
        0,
      );
      expect(size).toBeLessThan(60_000);
    }
  },
);

test('[LCH-02] the texts of the sportsbook are complete in both languages', () => {
  expect(Object.keys(bn)).toEqual(Object.keys(en));
  const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
  for (const [key, text] of Object.entries(en)) {
    expect(values(String(at(bn, key))), key).toEqual(values(text));
  }
});

test('[LCH-02] [MEM-06] a bet is open in the record until its match has ended, and settles by itself', async () => {
  const { launch, bookOf, send, slip, balance, get, pass } = await bettor();
  const url = await launch();
  const leg = legOf(await bookOf(url));
  const placed = (await send(url, slip([leg]))).body;
  expect(textAt(placed, 'betIds', 0)).toMatch(/^BT-/);
  expect(at(placed, 'book', 'visit')).toMatchObject({ staked: '50.00', net: '-50.00' });
  expect(await balance()).toBe('12400.00');
  const row = async () => at(await get('/wps/v2/records/bets'), 'rows', 0);
  expect(await row()).toMatchObject({ stake: '50.00', status: 'open', gameType: 'SPORTS' });
  // Nobody opens the book again: the record settles it.
  pass(24 * 3_600);
  const payout = textAt(await row(), 'payout');
  const isWon = payout !== '0.00';
  if (isWon) expect(payout).toBe((50 * Number(leg.odds)).toFixed(2));
  expect(at(await row(), 'status')).toBe(isWon ? 'won' : 'lost');
  expect(await balance()).toBe((12_400 + Number(payout)).toFixed(2));
  const [bet] = listAt(await bookOf(await launch()), 'bets');
  expect(bet).toMatchObject({ payout, isOfThisVisit: false });
  expect(textAt(bet, 'legs', 0, 'note')).toMatch(/^\d+–\d+$/);
});

test('[WAL-07] a slip whose answer was lost is the same bet when it is sent again, and is shown on return', async () => {
  const { call, launch, bookOf, send, slip, balance } = await bettor();
  const url = await launch();
  const body = slip([legOf(await bookOf(url))]);
  const answers = await Promise.all([1, 2, 3].map(() => send(url, body)));
  const [first] = answers;
  for (const { body: answer } of answers) {
    expect(at(answer, 'betIds')).toEqual(at(first?.body, 'betIds'));
  }
  expect(await balance()).toBe('12400.00');
  const other = await send(url, { ...body, stake: '60.00' });
  expect(at(other.body, 'refused')).toBe('IDEMPOTENCY_MISMATCH');
  const unseen = async () => (await call(`GET ${await launch()}`)).text.includes(body.key);
  expect(await unseen()).toBe(true);
  for (const wrong of [{}, { key: 'short' }, { key: body.key, more: 1 }]) {
    expect((await call(`POST ${url}/seen`, { body: wrong })).status).toBe(400);
  }
  await call(`POST ${await launch()}/seen`, { body: { key: body.key } });
  expect(await unseen()).toBe(false);
  expect(await balance()).toBe('12400.00');
});

test('[LCH-02] two tabs of one book: each has its own visit, and both show all bets and the same balance', async () => {
  const { launch, bookOf, send, slip } = await bettor();
  const [one, two] = [await launch(), await launch()];
  const leg = legOf(await bookOf(one));
  await send(one, slip([leg], { stake: '60.00' }));
  await send(two, slip([leg], { stake: '70.00' }));
  const [first, second] = [await bookOf(one), await bookOf(two)];
  const mine = (book: unknown) => listAt(book, 'bets').map((bet) => at(bet, 'isOfThisVisit'));
  expect([mine(first), mine(second)]).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(at(first, 'visit')).toMatchObject({ staked: '60.00', balance: '12320.00' });
  expect(at(second, 'visit')).toMatchObject({ staked: '70.00', balance: '12320.00' });
});

test('[LCH-02] an expired book says so to every call, and has no page', async () => {
  const { call, launch, pass } = await bettor();
  const url = await launch();
  pass(4 * 3_600);
  expect((await call(`GET ${url}`)).status).toBe(404);
  for (const line of [`GET ${url}/book`, `GET ${url}/visit`, `POST ${url}/check`]) {
    expect(at((await call(line)).body, 'refused'), line).toBe('ended');
  }
  expect(at((await call(`POST ${url}/slip`, { body: {} })).body, 'refused')).toBe('ended');
});

test('[LCH-02] the address of the sports book launches the matches of its vendor', async () => {
  const { call, token, get } = await bettor();
  const vendors = await get('/wps/relay/GCSGAME_newGameVendor?gameType=SPORTS');
  const vendor = textAt(vendors, 0, 'vassalage');
  const body = { vendor, platform: 'WEB', language: 'EN', backUrl: '/sports' };
  const launched = await call('POST /wps/relay/GCS_gameLaunchFB', { token, body });
  const url = textAt(launched.body, 'value', 'url');
  expect((await call(`GET ${url}`)).text).toContain('id="slip"');
  expect(listAt((await call(`GET ${url}/book`)).body, 'matches').length).toBeGreaterThan(20);
});

test('[X-01] the reality check of a book is confirmed like that of a game', async () => {
  const { call, launch, pass } = await bettor();
  const url = await launch(cockfight);
  pass(3_600);
  expect(at((await call(`GET ${url}/visit`)).body, 'checkIn')).toBe(0);
  expect(at((await call(`POST ${url}/check`)).body, 'checkIn')).toBe(3_600_000);
});
