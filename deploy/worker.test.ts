import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../packages/sandbox/src/node/serve.ts';
import { configureSites } from '../tools/prerender/configure.ts';
import { readTable } from '../tools/sites/table.ts';
import { layBuild } from './brands.fixture.ts';
import { type Kind, rules } from './header-rules.fixture.ts';
import { ask, nginx, type Running, startNginx } from './servers.fixture.ts';

// The worker of a site: both servers send it alike, asked for anew each time.

const site = mkdtempSync(join(tmpdir(), 'parlour-serve-worker-'));
const running = new Map<string, Running>();

beforeAll(async () => {
  layBuild(site);
  mkdirSync(join(site, '.worker'));
  writeFileSync(join(site, '.worker', 'worker.js'), 'let worker;');
  const hosts = { 'raat.example': { brand: 'raat' }, 'still.example': { pwa: false } };
  await configureSites(site, readTable({ hosts }, join(site, 'sites.json')).sites);
  running.set('sandbox', await serve({ port: 0, staticDir: site }));
  if (!nginx) return console.info('No nginx on this machine: only the sandbox is asked.');
  const backend = running.get('sandbox')?.url ?? '';
  running.set('nginx', await startNginx(nginx, { site, backend }));
});

afterAll(() => {
  for (const { close } of running.values()) close();
  rmSync(site, { recursive: true });
});

describe.each(['sandbox', 'nginx'].filter((name) => nginx || name === 'sandbox'))('%s', (name) => {
  const get = (path: string, headers: Readonly<Record<string, string>>, method = 'GET') =>
    ask(`${running.get(name)?.url}${path}`, { method, headers });

  test('[X-02] each host has its own worker, which no cache keeps and which loads no code', async () => {
    for (const [host, isOn] of [
      ['raat.example', true],
      ['still.example', false],
      ['other.example', true],
    ] as const) {
      const sent = { Host: host, 'Accept-Encoding': 'br' };
      const answer = await get('/sw.js', sent);
      expect(answer.status, host).toBe(200);
      expect(String(brotliDecompressSync(answer.body)), host).toContain(`"isOn":${isOn}`);
      expect(answer.headers, host).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'content-encoding': 'br',
        'content-security-policy': "default-src 'none';connect-src 'self'",
        'x-content-type-options': 'nosniff',
      });
      const again = await get('/sw.js', { ...sent, 'If-None-Match': String(answer.headers.etag) });
      expect(again.status, host).toBe(304);
    }
  });

  test('[X-02] the worker keeps the rules of every answer', async () => {
    const kind: Kind = { name: '/sw.js', status: 200, https: false };
    const answer = await get('/sw.js', { Host: 'raat.example' });
    expect(Object.keys(rules).filter((rule) => !rules[rule]?.(answer, kind))).toEqual([]);
    expect((await get('/sw.js', { Host: 'raat.example' }, 'POST')).status).toBe(405);
    expect((await get('/.worker/worker.js', { Host: 'raat.example' })).status).toBe(404);
  });

  test('[X-02] [EMB-01] a page may register the worker of its own host, a frame none', async () => {
    const policyOf = async (path: string) =>
      (await get(path, { Host: 'raat.example' })).headers['content-security-policy'];
    expect(await policyOf('/')).toContain("worker-src 'self'");
    expect(await policyOf('/help')).toContain("manifest-src 'self'");
    expect(await policyOf('/embed/login')).toContain("worker-src 'none'");
  });
});
