import { schemas } from '@parlour/api-client/schemas';
import { describe, expect, test } from 'vitest';
import { currentPaths, keyOf, lobbyPaths, mayKeep, storeOf } from '../worker/rules.ts';

const origin = 'https://padma.example';
const site = { tokenHeaders: ['x-token'], origin };

interface AskOptions {
  readonly method?: string;
  readonly destination?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The cache of a request of a page. */
const store = (address: string, options: AskOptions = {}) => {
  const { method = 'GET', destination = '', headers = {} } = options;
  const url = new URL(address, origin).href;
  return storeOf({ method, url, destination, headers: new Headers(headers) }, site);
};

describe('[X-02] which request goes to which cache', () => {
  test.each([
    ['/', 'document', 'document'],
    ['/rngList?page=2', 'document', 'document'],
    ['/assets/home-1a2b3c4d.js', 'script', 'asset'],
    ['/assets/answers-bn-1a2b3c4d.json', '', 'asset'],
    ['/art/cover/slot/12.svg', 'image', 'picture'],
    ['/icon-maskable-512.png', 'image', 'picture'],
    ['/brands/meghna.json', '', 'current'],
    ['/wps/system/banners?language=BN', '', 'lobby'],
    ['/wps/relay/GCSGAME_gameList?page=1', '', 'lobby'],
    ['/wps/system/status', '', 'current'],
    ['/lgw/games/jackpot', '', 'current'],
  ])('%s as “%s”: %s', (address, destination, expected) => {
    expect(store(address, { destination })).toBe(expected);
  });

  test.each([
    ['/embed/login', 'document'],
    ['/embed/1/parlour.js', 'script'],
    ['/play/slot', 'document'],
    ['/sandbox/inbox', ''],
    ['/sw.js', 'script'],
    ['/manifest.webmanifest', 'manifest'],
    ['/assets.evil', 'document'],
    ['https://other.example/assets/a.js', 'script'],
    ['https://other.example/wps/system/status', ''],
    ['/wps/system/bannersx', ''],
    ['/wps/captcha', ''],
    // A page in a frame of another page is no page that a person opens.
    ['/', 'iframe'],
    ['/art/../wps/member/info', 'image'],
  ])('%s as “%s” is left to the browser', (address, destination) => {
    expect(store(address, { destination })).toBeNull();
  });
});

test('[X-02] what changes something, and a part of a file, is left to the browser', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) {
    expect(store('/wps/system/banners', { method }), method).toBeNull();
  }
  expect(store('/assets/a-1.js', { headers: { Range: 'bytes=0-1' } })).toBeNull();
});

test('[X-02] [API-03] nothing with a token is answered or stored, under any name of its header', () => {
  for (const name of ['Authorization', 'authorization', 'X-Token']) {
    for (const address of ['/', '/assets/a-1.js', ...lobbyPaths, ...currentPaths]) {
      const destination = address === '/' ? 'document' : '';
      const given = { destination, headers: { [name]: 'secret' } };
      expect(store(address, { destination }), address).not.toBeNull();
      expect(store(address, given), `${name} ${address}`).toBeNull();
    }
  }
});

const operations = Object.values(schemas);

test('[X-02] [API-03] no call of the contract that needs a token may be stored', () => {
  const own = operations.filter(({ token }) => token === 'required');
  expect(own.length).toBeGreaterThan(60);
  expect(own.filter(({ path, method }) => store(path, { method }) !== null)).toEqual([]);
});

test('[X-02] each listed call is a public read of the contract, and on one list', () => {
  const reads = operations.filter(({ method, token }) => method === 'GET' && token !== 'required');
  const paths = reads.map(({ path }) => path);
  const listed = [...lobbyPaths, ...currentPaths];
  expect(listed.filter((path) => !paths.includes(path))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

describe('[X-02] which answer is kept', () => {
  const answer = (change: object = {}, headers: Readonly<Record<string, string>> = {}) => ({
    status: 200,
    type: 'basic',
    redirected: false,
    headers: new Headers({ 'Content-Type': 'application/json', ...headers }),
    ...change,
  });
  const html = { 'Content-Type': 'text/html; charset=utf-8' };

  test('a complete one of this host', () => {
    expect(mayKeep('lobby', answer())).toBe(true);
    expect(mayKeep('lobby', answer({}, { 'Cache-Control': 'no-cache' }))).toBe(true);
    expect(mayKeep('document', answer({}, html))).toBe(true);
  });

  test.each([
    ['an error', answer({ status: 503 })],
    ['“not modified”', answer({ status: 304 })],
    ['a part', answer({ status: 206 })],
    ['one of another host', answer({ type: 'opaque' })],
    ['one after a redirect', answer({ redirected: true })],
    ['one that may not be stored', answer({}, { 'Cache-Control': 'no-store' })],
    ['one of somebody', answer({}, { 'Cache-Control': 'private, max-age=60' })],
    // A page in the place of a file would stay there.
    ['a page in place of data', answer({}, html)],
  ])('not %s', (_, given) => {
    expect(mayKeep('lobby', given)).toBe(false);
  });

  test('a page is HTML and nothing else', () => {
    expect(mayKeep('document', answer())).toBe(false);
  });
});

test('[X-02] a page is kept without its query, and each language by itself', () => {
  const page = (address: string, language: string) =>
    keyOf('document', new URL(address, origin).href, language);
  expect(page('/rng?invite=secret#code', 'bn')).toBe(page('/rng', 'bn'));
  expect(page('/rng?invite=secret#code', 'bn')).not.toContain('secret');
  expect(page('/rng', 'bn')).not.toBe(page('/rng', 'en'));
  const lists = ['?page=1', '?page=2'].map((query) =>
    keyOf('lobby', `${origin}/wps/relay/GCSGAME_gameList${query}`, 'BN'),
  );
  expect(new Set(lists).size).toBe(2);
  expect(keyOf('asset', `${origin}/assets/a-1.js`, '')).toBe(`${origin}/assets/a-1.js`);
});
