import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serve } from './serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-static-'));
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(join(folder, 'site/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site/index.html'), '<title>home</title>');
  writeFileSync(join(folder, 'site/assets/app-1.js'), 'let a;');
  server = await serve({ port: 0, staticDir: join(folder, 'site/') });
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Sends a path unchanged; `fetch` would normalise it. */
const raw = (path: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path }, (answer) => {
      let text = '';
      answer.on('data', (part) => {
        text += String(part);
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', reject);
    })
      .on('error', reject)
      .end();
  });

test('[API-04] the server is the same backend, over the network', async () => {
  const answer = await fetch(`${server.url}/wps/system/status`);
  expect(await answer.json()).toMatchObject({ success: true, value: { status: 0 } });
});

test('[API-04] a held call waits until it is released, or until its connection is closed', async () => {
  const path = '/wps/system/notices';
  const put = (scenario: object) =>
    fetch(`${server.url}/sandbox/scenario`, { method: 'PUT', body: JSON.stringify(scenario) });
  const waiting = async () => (await fetch(`${server.url}/sandbox/holds`)).json();
  await put({ faults: [{ path, kind: 'hold' }] });
  const gone = new AbortController();
  const left = fetch(server.url + path, { signal: gone.signal });
  await vi.waitFor(async () => expect(await waiting()).toEqual([`GET ${path}`]));
  gone.abort();
  await expect(left).rejects.toThrow();
  await vi.waitFor(async () => expect(await waiting()).toEqual([]));
  const answer = fetch(server.url + path);
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(1));
  await fetch(`${server.url}/sandbox/holds`, { method: 'DELETE' });
  expect(await (await answer).json()).toMatchObject({ success: true });
  await put({});
});

test('[API-04] long answers are compressed for clients that accept it', async () => {
  const address = `${server.url}/wps/relay/GCSGAME_hotGamesV2`;
  const packed = await fetch(address, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  const best = await fetch(address, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  expect(best.headers.get('Content-Encoding')).toBe('br');
  expect(await best.json()).toEqual(await packed.clone().json());
  const plain = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
  expect(plain.headers.get('Content-Encoding')).toBe(null);
  expect(await plain.json()).toEqual(await packed.json());
  const short = await fetch(`${server.url}/wps/system/status`);
  expect(short.headers.get('Content-Encoding')).toBe(null);
});

test('[API-04] a public answer is sent once: a client that has it gets 304', async () => {
  const ask = (path: string, headers: Record<string, string>) =>
    fetch(server.url + path, { headers, cache: 'no-store' });
  const path = '/wps/system/notices';
  const first = await ask(path, {});
  const tag = first.headers.get('ETag') ?? '';
  expect(tag).toMatch(/^W\/"[\w-]{6}"$/);
  expect(first.headers.get('Cache-Control')).toBe('no-cache');
  const again = await ask(path, { 'If-None-Match': `W/"another1", ${tag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  // Another language gives another answer, and so does a change.
  expect((await ask(path, { 'If-None-Match': tag, Language: 'EN' })).status).toBe(200);
  await fetch(`${server.url}/sandbox/scenario`, {
    method: 'PUT',
    body: JSON.stringify({ status: 1 }),
  });
  const status = await ask('/wps/system/status', {});
  await fetch(`${server.url}/sandbox/scenario`, {
    method: 'PUT',
    body: JSON.stringify({ status: 0 }),
  });
  const changed = { 'If-None-Match': status.headers.get('ETag') ?? '' };
  expect((await ask('/wps/system/status', changed)).status).toBe(200);
});

test('[API-03] answers of a session, refusals by status and writes have no tag', async () => {
  const tagged = async (path: string, init: RequestInit) =>
    (await fetch(server.url + path, init)).headers.has('ETag');
  expect(await tagged('/wps/system/notices', { headers: { Authorization: 'anything' } })).toBe(
    false,
  );
  expect(await tagged('/wps/member/info', {})).toBe(false);
  expect(await tagged('/sandbox/scenario', { method: 'PUT', body: '{}' })).toBe(false);
});

test('[API-04] a built site is served beside the backend, its assets cached forever', async () => {
  const script = await fetch(`${server.url}/assets/app-1.js`);
  expect(script.headers.get('Content-Type')).toContain('text/javascript');
  expect(script.headers.get('Cache-Control')).toContain('immutable');
  const home = await fetch(`${server.url}/`);
  expect(await home.text()).toContain('home');
  expect(home.headers.get('Cache-Control')).toBe('no-cache');
});

test('[NAV-01] a page of the site gets its index, a missing file does not', async () => {
  for (const path of ['/rng?page=fish', '/login', '/a/b/c', '/index.html']) {
    expect(await raw(path)).toMatchObject({ status: 200, text: '<title>home</title>' });
  }
  expect((await raw('/assets/app-2.js')).status).toBe(404);
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '//secret.txt',
  '/%00',
  '/%E0%A4%A',
])('[API-04] %s reads no file outside the site', async (path) => {
  const { status, text } = await raw(path);
  expect(status).toBeLessThan(500);
  expect(text).not.toContain('secret');
});

test('[API-04] a planned network fault breaks the connection', async () => {
  const path = '/wps/system/notices';
  const scenario = { faults: [{ path, kind: 'network', times: 1 }] };
  const put = { method: 'PUT', body: JSON.stringify(scenario) };
  await fetch(`${server.url}/sandbox/scenario`, put);
  const broken = fetch(server.url + path).then((answer) => answer.text());
  await expect(broken).rejects.toThrow();
  expect((await fetch(server.url + path)).status).toBe(200);
});

test('a port in use rejects with an error', async () => {
  const port = Number(new URL(server.url).port);
  await expect(serve({ port })).rejects.toThrow('EADDRINUSE');
});

test('[JPT-02] a jackpot is a feed over the network too, and ends when the client disconnects', async () => {
  const ended = new AbortController();
  const url = `${server.url}/lgw/games/jackpot/stream?scope=rng`;
  const answer = await fetch(url, { signal: ended.signal });
  expect(answer.headers.get('Content-Type')).toBe('text/event-stream');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = (await reader?.read())?.value ?? '';
  expect(first).toMatch(/^id: \d+\nretry: 3000\ndata: \{"kind":"live","value":"\d+\.\d\d"/);
  ended.abort();
  await expect(reader?.read()).rejects.toThrow();
  expect((await fetch(`${server.url}/wps/system/status`)).status).toBe(200);
});

test('[LAY-04] a prerendered page has the language of the visitor, any other is the bare document', async () => {
  for (const language of ['bn', 'en']) {
    mkdirSync(join(folder, 'site', language), { recursive: true });
    writeFileSync(join(folder, 'site', language, 'rng.html'), `<title>${language}</title>`);
  }
  const titleOf = async (path: string, cookie?: string) => {
    const answer = await fetch(server.url + path, cookie ? { headers: { Cookie: cookie } } : {});
    expect(answer.headers.get('Vary')).toContain('Cookie');
    return answer.text();
  };
  expect(await titleOf('/rng')).toContain('bn');
  expect(await titleOf('/rng?page=fish', 'theme=dark; language=en')).toContain('en');
  expect(await titleOf('/rng', 'language=../x')).toContain('bn');
  expect(await titleOf('/game', 'language=en')).toContain('home');
});

test('[API-04] without a site the first page is in both languages, and each of its links works', async () => {
  const { url, close } = await serve({ port: 0 });
  const answer = await fetch(`${url}/`);
  const page = await answer.text();
  const links = [...page.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path);
  const answers = await Promise.all([...new Set(links)].map((path) => fetch(url + path)));
  const lost = await fetch(`${url}/nosuch`);
  close();
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';style-src/);
  for (const [language, heading] of [
    [
      'bn',
      '\u09b8\u09cd\u09af\u09be\u09a8\u09cd\u09a1\u09ac\u0995\u09cd\u09b8 \u099a\u09be\u09b2\u09c1 \u0986\u099b\u09c7',
    ],
    ['en', 'The sandbox is running'],
  ]) {
    const [, said = ''] =
      new RegExp(`<section lang="${language}"([^]*?)</section>`).exec(page) ?? [];
    expect(said).toContain(heading);
    expect(said.match(/<a /g)).toHaveLength(8);
    expect(said).not.toContain('undefined');
  }
  expect(links).toContain('/sandbox/scenarios');
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(lost.status).toBe(404);
});
