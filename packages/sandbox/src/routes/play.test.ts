import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createCatalogue } from '../catalogue/catalogue.ts';
import bn from '../play/messages.bn.json' with { type: 'json' };
import en from '../play/messages.en.json' with { type: 'json' };
import { at, testBackend, textAt, wish } from '../testing/client.ts';

/** One game of every type, one of each family of reels, and both numbers of reels. */
const some = [
  1, 40, 10_001, 60, 64, 270, 285, 300, 303, 330, 400, 480, 392, 565, 571, 576, 600, 700,
] as const;

async function player() {
  const backend = testBackend();
  const token = await backend.login('demo_member');
  const launch = async (nodeId: number, language = 'EN') => {
    const place = { platform: 'W', language, backUrl: '/' };
    const body = { nodeId, vendor: 'x', gameType: 'RNG', ...place };
    const answer = await backend.call('POST /wps/game/launchGame', { token, body, language });
    return textAt(answer.body, 'value', 'url');
  };
  const balance = async () =>
    textAt(
      (await backend.call('GET /wps/v2/wallets/balance', { token })).body,
      'value',
      'sumBalance',
    );
  return { ...backend, token, launch, balance };
}

test('[LCH-01] every kind of game has its page in both languages, with a return and stakes, under a strict policy', async () => {
  const { call, launch } = await player();
  const catalogue = createCatalogue(1, { cockfight: true });
  for (const [language, texts] of [
    ['BN', bn],
    ['EN', en],
  ] as const) {
    for (const nodeId of some) {
      if (catalogue.game(nodeId)?.maintenance) continue;
      const page = await call(`GET ${await launch(nodeId, language)}`);
      expect(page.status).toBe(200);
      expect(page.text).toContain(texts.playMoney);
      const isLottery = /LOTT$/.test(catalogue.game(nodeId)?.gameType ?? '');
      expect(page.text).toMatch(isLottery ? /<dd>[6-9]\d\.\d\d%<\/dd>/ : /<dd>9\d\.\d\d%<\/dd>/);
      const [markup = ''] = page.text.split('<script');
      expect(markup).not.toMatch(/undefined|\{[a-z]+\}|style="|onclick/);
      const policy = page.headers.get('Content-Security-Policy') ?? '';
      const [, nonce = 'none'] = /script-src 'nonce-(\w+)';/.exec(policy) ?? [];
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(page.text.match(/<(?:script|style)\b[^>]*>/g)).toEqual([
        `<style nonce="${nonce}">`,
        `<script nonce="${nonce}">`,
      ]);
    }
  }
});

test('[LCH-01] a game page and all its pictures are at most 60 KB on the wire', async () => {
  const { call, launch } = await player();
  const catalogue = createCatalogue(1);
  const size = (text: string) => brotliCompressSync(text).length;
  for (const nodeId of some) {
    if (catalogue.game(nodeId)?.maintenance) continue;
    const { text } = await call(`GET ${await launch(nodeId)}`);
    const pictures = new Set([...text.matchAll(/\/art\/[\w./-]+\.svg/g)].map(([path]) => path));
    let sum = size(text);
    for (const path of pictures) {
      const picture = await call(`GET ${path}`);
      expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
      sum += size(picture.text);
    }
    expect(sum).toBeLessThan(60_000);
  }
});

test('[WAL-07] the same round sent again and at the same time moves money once; another stake is refused', async () => {
  const { call, launch, balance } = await player();
  const url = await launch(700);
  const body = wish('10.00');
  const answers = await Promise.all([1, 2, 3].map(() => call(`POST ${url}/round`, { body })));
  const held = await balance();
  const again = await call(`POST ${url}/round`, { body });
  for (const answer of [...answers, again]) {
    expect(at(answer.body, 'betId')).toBe(at(again.body, 'betId'));
    expect(at(answer.body, 'shown')).toEqual(at(again.body, 'shown'));
    expect(at(answer.body, 'balance')).toBe(held);
  }
  expect(held).toBe((12_450 + Number(at(again.body, 'net'))).toFixed(2));
  const other = await call(`POST ${url}/round`, { body: { ...body, stake: '20.00' } });
  expect(at(other.body, 'refused')).toBe('IDEMPOTENCY_MISMATCH');
  expect(await balance()).toBe(held);
  // A repeated round has the balance of now.
  await call(`POST ${url}/round`, { body: wish('10.00') });
  const late = await call(`POST ${url}/round`, { body });
  expect(at(late.body, 'balance')).toBe(await balance());
});

test('[WAL-07] a round that was never shown waits for its member in the same game, until it was seen', async () => {
  const { call, launch } = await player();
  const url = await launch(700);
  const body = wish('1.00');
  await call(`POST ${url}/round`, { body });
  const unseen = async (nodeId: number) =>
    (await call(`GET ${await launch(nodeId)}`)).text.includes(body.key);
  expect(await unseen(700)).toBe(true);
  expect(await unseen(701)).toBe(false);
  for (const wrong of [{}, { key: 'short' }, { key: body.key, more: 1 }]) {
    expect((await call(`POST ${url}/seen`, { body: wrong })).status).toBe(400);
  }
  expect((await call(`POST ${await launch(700)}/seen`, { body: { key: body.key } })).status).toBe(
    200,
  );
  expect(await unseen(700)).toBe(false);
});

test('[X-01] a round is refused in a break and over the own limit, with the reason in the language of the page', async () => {
  const { call, launch, token } = await player();
  const url = await launch(700, 'BN');
  const limit = { kind: 'loss', period: 'daily', amount: '0.50' };
  await call('POST /wps/responsible/limits', { token, body: limit });
  const refused = await call(`POST ${url}/round`, { body: wish('100.00') });
  expect(at(refused.body, 'refused')).toBe('LIMIT_REACHED');
  expect(textAt(refused.body, 'why')).toMatch(/^এটি আপনার ঠিক করা সীমার বেশি/);
  expect(textAt(refused.body, 'visit', 'balance')).toBe('12450.00');
});

test('[LCH-01] the figures of a visit are those of its own rounds, from the launch on', async () => {
  const { call, launch, pass } = await player();
  const [first, second] = [await launch(700), await launch(700)];
  let net = 0;
  for (let round = 0; round < 5; round += 1) {
    const { body } = await call(`POST ${first}/round`, { body: wish('2.00') });
    net += Number(at(body, 'net'));
  }
  pass(90);
  const visit = async (url: string) => (await call(`GET ${url}/visit`)).body;
  expect(await visit(first)).toMatchObject({ seconds: 90, staked: '10.00', net: net.toFixed(2) });
  expect(await visit(second)).toMatchObject({ staked: '0.00', paid: '0.00', net: '0.00' });
  const opened = [`GET ${first}`, `GET ${first}/visit`, `POST ${first}/check`];
  pass(4 * 3600);
  expect((await call(opened[0] ?? '')).status).toBe(404);
  for (const line of opened.slice(1)) {
    expect(at((await call(line)).body, 'refused')).toBe('ended');
  }
});

test('[LCH-01] the texts of the games are complete in both languages', () => {
  expect(Object.keys(bn)).toEqual(Object.keys(en));
  const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
  for (const [key, text] of Object.entries(en)) {
    expect(values(String(at(bn, key))), key).toEqual(values(text));
  }
});
