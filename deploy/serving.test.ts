import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashesOf, policyOf } from '../apps/web/policy.ts';
import { serve } from '../packages/sandbox/src/node/serve.ts';
import { packSite } from '../tools/prerender/pack.ts';
import { writePolicies } from '../tools/prerender/policies.ts';
import { ask, nginx, startNginx } from './servers.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-serving-'));
const site = join(folder, 'site');
const servers = new Map<string, string>();
const ends: (() => void)[] = [];

/** A document with a configuration and a style of its own. */
const document = (name: string) =>
  `<script id="parlour-config" type="application/json">{"policy":{"images":["https://img.example"]}}</script><style>.${name}{}</style>`;

beforeAll(async () => {
  for (const part of ['assets', 'bn', 'en', 'zh-CN'])
    mkdirSync(join(site, part), { recursive: true });
  const files = {
    'index.html': document('bare'),
    'bn/index.html': document('home-bn'),
    'en/index.html': document('home-en'),
    'zh-CN/index.html': document('home-zh'),
    'bn/rng.html': document('slots-bn'),
    'assets/app-1.js': 'let app;',
    'assets/app-1.css': '.a{}',
    'assets/mark-1.svg': '<svg/>',
    'assets/answers-1.json': '[]',
    'assets/face-1.woff2': 'face',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text);
  expect(writePolicies(site)).toBe(5);
  expect(packSite(site)).toBe(9);
  const own = await serve({ port: 0, staticDir: site });
  ends.push(own.close);
  servers.set('sandbox', own.url);
  if (nginx) {
    const front = await startNginx(nginx, { site, backend: own.url });
    ends.push(front.close);
    servers.set('nginx', front.url);
  } else console.info('No nginx on this machine: only the sandbox is held to the headers.');
});

afterAll(() => {
  for (const end of ends) end();
  rmSync(folder, { recursive: true });
});

const unpack: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
  none: (plain) => plain,
};

const all = 'gzip, deflate, br, zstd';
const forever = 'public, max-age=31536000, immutable';
const asset = (type: string, text: string) => ({
  type,
  text,
  caching: forever,
  vary: 'Accept-Encoding',
  encoding: 'br',
});
const page = (name: string) => ({
  type: 'text/html; charset=utf-8',
  text: document(name),
  caching: 'no-cache',
  vary: 'Accept-Encoding, Cookie',
  encoding: 'br',
});

const expected = [
  ['/', {}, page('home-bn')],
  ['/', { Cookie: 'language=en' }, page('home-en')],
  ['/', { Cookie: 'language=zh-CN' }, page('home-zh')],
  ['/', { Cookie: 'language=fa' }, page('bare')],
  ['/', { Cookie: 'language=assets' }, page('home-bn')],
  ['/', { Cookie: 'language=../en' }, page('home-bn')],
  ['/?utm_source=x', { Cookie: 'a=b; language=en' }, page('home-en')],
  ['/rng', {}, page('slots-bn')],
  ['/rng', { Cookie: 'language=en' }, page('bare')],
  ['/a/b', { Cookie: 'language=xx' }, page('bare')],
  ['/', { 'Accept-Encoding': 'zstd, gzip' }, { ...page('home-bn'), encoding: 'zstd' }],
  ['/', { 'Accept-Encoding': 'gzip' }, { ...page('home-bn'), encoding: 'gzip' }],
  ['/', { 'Accept-Encoding': 'brotli' }, { ...page('home-bn'), encoding: 'none' }],
  ['/assets/app-1.js', {}, asset('text/javascript; charset=utf-8', 'let app;')],
  ['/assets/app-1.css', {}, asset('text/css; charset=utf-8', '.a{}')],
  ['/assets/mark-1.svg', {}, asset('image/svg+xml; charset=utf-8', '<svg/>')],
  ['/assets/answers-1.json', {}, asset('application/json', '[]')],
  [
    '/assets/face-1.woff2',
    {},
    { type: 'font/woff2', text: 'face', caching: forever, vary: undefined, encoding: 'none' },
  ],
] as const;

describe.each(nginx ? ['sandbox', 'nginx'] : ['sandbox'])('%s', (name) => {
  test('[NAV-01] serves each address with the same headers, packed as the browser takes it', async () => {
    const server = servers.get(name) ?? '';
    for (const [path, headers, { type, text, caching, vary, encoding }] of expected) {
      const sent = { 'Accept-Encoding': all, ...headers };
      const answer = await ask(server + path, { headers: sent });
      const what = `${path} ${JSON.stringify(headers)}`;
      expect(answer.status, what).toBe(200);
      const { 'content-encoding': packed = 'none', etag } = answer.headers;
      expect(packed, what).toBe(encoding);
      expect(String(unpack[String(packed)]?.(answer.body)), what).toBe(text);
      expect(answer.headers, what).toMatchObject({
        'content-type': type,
        'cache-control': caching,
        'x-content-type-options': 'nosniff',
      });
      expect(answer.headers.vary, what).toBe(vary);
      // Requested again with its ETag, no body is sent.
      const again = await ask(server + path, {
        headers: { ...sent, 'If-None-Match': String(etag) },
      });
      expect([again.status, again.body.length], what).toEqual([304, 0]);
    }
  });

  test('[NAV-01] each document brings its own policy, also when it has not changed, and a file brings none', async () => {
    const server = servers.get(name) ?? '';
    const documents = [
      ['/', {}, 'home-bn'],
      ['/', { Cookie: 'language=en' }, 'home-en'],
      ['/', { Cookie: 'language=zh-CN' }, 'home-zh'],
      ['/', { 'Accept-Encoding': 'gzip' }, 'home-bn'],
      ['/', { 'Accept-Encoding': 'identity' }, 'home-bn'],
      ['/rng', {}, 'slots-bn'],
      ['/a/b', {}, 'bare'],
    ] as const;
    for (const [path, headers, drawn] of documents) {
      const sent = { 'Accept-Encoding': all, ...headers };
      const answer = await ask(server + path, { headers: sent });
      const expected = {
        'content-security-policy': policyOf(
          { policy: { images: ['https://img.example'] } },
          hashesOf(document(drawn)),
        ),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      };
      expect(answer.headers, path).toMatchObject(expected);
      const again = await ask(server + path, {
        headers: { ...sent, 'If-None-Match': String(answer.headers.etag) },
      });
      expect(again.status, path).toBe(304);
      expect(again.headers, path).toMatchObject(expected);
    }
    const file = await ask(`${server}/assets/app-1.js`);
    expect(file.headers['content-security-policy']).toBe(undefined);
  });

  test('[ERR-01] a file that is gone is gone, never a page in its place', async () => {
    const server = servers.get(name) ?? '';
    for (const path of [
      '/assets/app-2.js',
      '/assets/x',
      '/robots.txt',
      '/bn/x.png',
      '/.policy/policies.json',
    ]) {
      expect((await ask(server + path)).status, path).toBe(404);
    }
  });

  test('[NAV-08] each page has one address: a double slash leads to it, and never to another host', async () => {
    const server = servers.get(name) ?? '';
    /** Where one arrives, step by step as a browser goes. */
    const arrive = async (path: string): Promise<string> => {
      const { status, headers } = await ask(server + path);
      if (status !== 308) return path;
      expect(headers.location, path).toMatch(/^\/(?![/\\])/);
      return arrive(String(headers.location));
    };
    for (const [path, canonical] of [
      ['//promotions/x', '/promotions/x'],
      ['/promotions//x', '/promotions/x'],
      ['//a///b//?next=//c&d=1', '/a/b/?next=//c&d=1'],
      ['////evil.example/%0d%0aSet-Cookie:a=b', '/evil.example/%0d%0aSet-Cookie:a=b'],
      ['//assets//app-1.js', '/assets/app-1.js'],
      ['//wps/system/status', '/wps/system/status'],
      ['/promotions?next=//x', '/promotions?next=//x'],
    ] as const) {
      expect(await arrive(path), path).toBe(canonical);
    }
    // No browser sends a backslash; a server may refuse it, but never lead away with it.
    for (const path of ['//\\evil.example', '/\\//evil.example', '/a\\/\\b']) await arrive(path);
  });

  test('[API-04] hands what is the backend\u2019s to it, from the same origin', async () => {
    const server = servers.get(name) ?? '';
    const answer = await ask(`${server}/wps/system/status`);
    expect(JSON.parse(String(answer.body))).toMatchObject({ success: true });
  });
});
