import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../packages/sandbox/src/node/serve.ts';
import { configureSites } from '../tools/prerender/configure.ts';
import { readTable } from '../tools/sites/table.ts';
import { layBuild } from './brands.fixture.ts';
import { type Kind, rules } from './header-rules.fixture.ts';
import { ask, nginx, type Running, startNginx } from './servers.fixture.ts';

// Files of a site beside its documents and bundles: both servers send them alike.

const site = mkdtempSync(join(tmpdir(), 'parlour-files-'));
const running = new Map<string, Running>();
const host = 'raat.example';

beforeAll(async () => {
  layBuild(site);
  const hosts = { [host]: { brand: 'raat' }, 'shut.example': { requireLogin: true } };
  await configureSites(site, readTable({ hosts }, join(site, 'sites.json')).sites);
  const own = join(site, '.documents', host);
  const files = {
    [join(site, 'brands', 'meghna.json')]: '{"name":"meghna"}',
    [join(site, '.well-known', 'security.txt')]: 'Contact: mailto:security@raat.example',
    [join(site, '.well-known', 'acme-challenge', 'token_1')]: 'token',
    [join(site, '.well-known', 'assetlinks.json')]: '["all"]',
    [join(own, '.well-known', 'assetlinks.json')]: '["own"]',
    [join(site, '.well-known', 'apple-app-site-association')]: '{}',
    [join(site, '.well-known', 'page.html')]: '<script>1</script>',
    [join(site, '.well-known', '.secret')]: 'secret',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  }
  running.set('sandbox', await serve({ port: 0, staticDir: site }));
  if (!nginx) return console.info('No nginx on this machine: only the sandbox is asked.');
  const backend = running.get('sandbox')?.url ?? '';
  running.set('nginx', await startNginx(nginx, { site, backend }));
});

afterAll(() => {
  for (const { close } of running.values()) close();
  rmSync(site, { recursive: true });
});

const text = 'text/plain; charset=utf-8';
const json = 'application/json';
const expected = [
  ['/favicon.ico', 'image/x-icon', true],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8', true],
  ['/apple-touch-icon.png', 'image/png', true],
  ['/icon-192.png', 'image/png', true],
  ['/icon-maskable-512.png', 'image/png', true],
  ['/social-bn.png', 'image/png', true],
  ['/social-en.png', 'image/png', true],
  ['/manifest.webmanifest', 'application/manifest+json', false],
  ['/robots.txt', text, false],
  ['/sitemap.xml', 'application/xml; charset=utf-8', false],
  ['/brands/meghna.json', json, false],
  ['/.well-known/security.txt', text, false],
  ['/.well-known/acme-challenge/token_1', text, false],
  ['/.well-known/assetlinks.json', json, false],
  ['/.well-known/apple-app-site-association', json, false],
  // Never a page with scripts.
  ['/.well-known/page.html', text, false],
] as const;

describe.each(['sandbox', 'nginx'].filter((name) => nginx || name === 'sandbox'))('%s', (name) => {
  const send = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    ask(`${running.get(name)?.url}${path}`, { method, headers: { Host: host, ...headers } });

  test.each(expected)(
    '[NAV-01] [CFG-01] %s is a file of the site: %s',
    async (path, type, isPublic) => {
      const answer = await send(path, { 'Accept-Encoding': 'br, gzip' });
      expect([answer.status, answer.headers['content-type']]).toEqual([200, type]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-cache',
        'cross-origin-resource-policy': isPublic ? 'cross-origin' : 'same-origin',
        etag: expect.stringMatching(/./),
      });
      expect(answer.headers['content-encoding']).toBe(undefined);
      expect(answer.headers.vary).toBe(undefined);
      const kind: Kind = { name: path, status: 200, https: false, isPublic };
      expect(Object.keys(rules).filter((rule) => !rules[rule]?.(answer, kind))).toEqual([]);
      const again = await send(path, { 'If-None-Match': String(answer.headers.etag) });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      const sent = await send(path, {}, 'POST');
      expect([sent.status, sent.headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );

  test('[CFG-01] a file of the host comes before the file of all', async () => {
    const read = async (Host: string) =>
      String((await send('/.well-known/assetlinks.json', { Host })).body);
    expect(await read(host)).toBe('["own"]');
    expect(await read('shut.example')).toBe('["all"]');
  });

  test('[CFG-01] a host without an icon or a site map gets none of another site', async () => {
    // Nobody has configured a default: these are the documents as they were built.
    for (const path of ['/favicon.ico', '/robots.txt', '/manifest.webmanifest']) {
      expect((await send(path, { Host: 'other.example' })).status, path).toBe(404);
    }
    expect((await send('/sitemap.xml', { Host: 'shut.example' })).status).toBe(404);
    const robots = await send('/robots.txt', { Host: 'shut.example' });
    expect(String(robots.body)).toContain('\nDisallow: /\n');
  });

  test.each([
    '/brands/none.json',
    '/brands/../index.json',
    '/brands/a/meghna.json',
    '/.well-known/.secret',
    '/.well-known/../.policy/policies.json',
    '/.well-known/%2e%2e/.policy/policies.json',
    '/.well-known/none',
    '/.well-known/',
    '/sitemap.xml.br',
    '/icon-.png',
    '/bn/favicon.ico',
    '/social-../x.png',
  ])('[ERR-01] %s is none of these and answers as before', async (path) => {
    const { status, body } = await send(path);
    expect([status, String(body).includes('secret')]).toEqual([404, false]);
  });
});
