import { expect, test } from 'vitest';
import bn from '../play/sports/messages.bn.json' with { type: 'json' };
import en from '../play/sports/messages.en.json' with { type: 'json' };
import { at, listAt, textAt } from '../testing/client.ts';
import { bettor, esports, legOf, sports } from './bettor.fixture.ts';

// Slips that are refused: no money moves, and the answer says why.

test('[LCH-02] odds that moved between slip and bet are asked again; nothing moved, and the answer has the new ones', async () => {
  const { launch, bookOf, send, slip, balance, pass } = await bettor();
  const url = await launch();
  const seen = await bookOf(url);
  const stale = legOf(seen, listAt(seen, 'matches').length - 1);
  /** The same selection with the odds of now. */
  const freshIn = (book: unknown) => {
    const place = listAt(book, 'matches').findIndex((match) => at(match, 'id') === stale.match);
    return legOf(book, place);
  };
  let fresh = stale;
  for (let tries = 0; tries < 100 && fresh.odds === stale.odds; tries += 1) {
    pass(30);
    fresh = freshIn(await bookOf(url));
  }
  expect(fresh.odds).not.toBe(stale.odds);
  const refused = (await send(url, slip([stale]))).body;
  expect(refused).toMatchObject({ refused: 'odds', why: en['problem.odds'] });
  expect(freshIn(at(refused, 'book'))).toEqual(fresh);
  expect(await balance()).toBe('12450.00');
  expect((await send(url, slip([fresh]))).body).toHaveProperty('betIds');
  expect(await balance()).toBe('12400.00');
});

test('[LCH-02] a match that starts while the slip is open takes no bet, and is not offered any more', async () => {
  const { launch, bookOf, send, slip, balance, pass } = await bettor();
  const url = await launch(sports, 'BN');
  const book = await bookOf(url);
  const legs = [legOf(book, 0), legOf(book, 5)];
  pass(15 * 60);
  const refused = (await send(url, slip(legs))).body;
  expect(refused).toMatchObject({ refused: 'started', why: bn['problem.started'] });
  const offered = listAt(refused, 'book', 'matches').map((match) => at(match, 'id'));
  expect(offered).not.toContain(legs[0]?.match);
  expect(await balance()).toBe('12450.00');
});

test.each([
  ['', 'stake.text'],
  ['many', 'stake.text'],
  ['-5', 'stake.text'],
  ['0.01', 'stake.low'],
  ['৯.৯৯', 'stake.low'],
  ['99999999', 'stake.high'],
  ['৯৯,৯৯৯', 'stake.high'],
])('[LCH-02] %j is no stake: %s, and no money moves', async (stake, refused) => {
  const { launch, bookOf, send, slip, balance } = await bettor();
  const url = await launch();
  const legs = [legOf(await bookOf(url))];
  const answer = await send(url, slip(legs, { stake }));
  expect([answer.status, at(answer.body, 'refused')]).toEqual([400, refused]);
  expect(textAt(answer.body, 'why')).toMatch(/৳/);
  expect(await balance()).toBe('12450.00');
});

test('[LCH-02] a stake with Bengali digits counts as what it says', async () => {
  const { launch, bookOf, send, slip, balance } = await bettor();
  const url = await launch();
  const legs = [legOf(await bookOf(url))];
  const { body } = await send(url, slip(legs, { stake: '৳১,০০০.৫০' }));
  expect(at(body, 'total')).toBe('1000.50');
  expect(await balance()).toBe('11449.50');
});

test('[LCH-02] what no page sends is refused as a whole: no selection, nine, two of one match, another book', async () => {
  const { launch, bookOf, send, slip, balance } = await bettor();
  const url = await launch();
  const book = await bookOf(url);
  const other = legOf(await bookOf(await launch(esports)));
  const leg = legOf(book);
  const cases: readonly unknown[] = [
    [],
    Array.from({ length: 9 }, (_, match) => legOf(book, match)),
    [leg, legOf(book, 0, 1)],
    [leg, other],
    [{ ...leg, match: 'ca-999999999' }],
    [{ ...leg, pick: 'nobody' }],
    [{ ...leg, odds: '1e9' }],
    [{ ...leg, odds: 2 }],
    [{ ...leg, more: 1 }],
    [null],
    'x',
    { length: 1 },
  ];
  for (const legs of cases) {
    const answer = await send(url, slip(legs));
    expect([answer.status, at(answer.body, 'refused')], JSON.stringify(legs)).toEqual([
      400,
      'failed',
    ]);
  }
  expect((await send(url, slip([leg], { kind: 'system' }))).status).toBe(400);
  expect((await send(url, slip([leg], { key: 'short' }))).status).toBe(400);
  expect(await balance()).toBe('12450.00');
});

test('[X-01] a slip over the own limit is refused as a whole, with the reason in the language of the page', async () => {
  const { call, launch, bookOf, send, slip, balance, token } = await bettor();
  const url = await launch(sports, 'BN');
  const limit = { kind: 'loss', period: 'daily', amount: '120.00' };
  await call('POST /wps/responsible/limits', { token, body: limit });
  const book = await bookOf(url);
  const legs = [0, 1, 2].map((match) => legOf(book, match));
  const refused = await send(url, slip(legs, { kind: 'single' }));
  expect(at(refused.body, 'refused')).toBe('LIMIT_REACHED');
  expect(textAt(refused.body, 'why')).toMatch(/^এটি আপনার ঠিক করা সীমার বেশি/);
  expect(await balance()).toBe('12450.00');
  expect(at((await send(url, slip(legs))).body, 'total')).toBe('50.00');
});
