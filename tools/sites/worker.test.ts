import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { layBuild } from '../../deploy/brands.fixture.ts';
import { configureSite, configureSites } from '../prerender/configure.ts';
import { readTable } from './table.ts';
import { workerSiteOf } from './worker.ts';

let site = '';
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'parlour-worker-'));
  layBuild(site);
  mkdirSync(join(site, '.worker'));
  writeFileSync(join(site, '.worker', 'worker.js'), '/* the worker */');
});
afterEach(() => rmSync(site, { recursive: true }));

/** What the worker of a folder knows when a browser starts it. */
function known(folder = '') {
  const scope: { self: { parlourSite?: unknown } } = { self: {} };
  const script = readFileSync(join(site, folder, 'sw.js'), 'utf8');
  expect(script).toContain('/* the worker */');
  runInNewContext(script, scope);
  return JSON.parse(JSON.stringify(scope.self.parlourSite));
}

const head = (config: object, build: string) =>
  `<script id="parlour-config" type="application/json">${JSON.stringify(config)}</script>
  <script type="module" crossorigin src="/assets/index-${build}.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react-1.js">
  <link rel="stylesheet" crossorigin href="/assets/home-1.css">`;

test('[X-02] the shell is the entry, what it imports, its styles and the bare document', () => {
  const { version, shell } = workerSiteOf(head({}, 'a'));
  expect(version).toBe('/assets/index-a.js');
  expect(shell.map(({ url }) => url)).toEqual([
    '/assets/index-a.js',
    '/assets/react-1.js',
    '/assets/home-1.css',
    '/index.html',
  ]);
  // A document that has changed is read anew.
  const revisionOf = (html: string) => workerSiteOf(html).shell.at(-1)?.revision;
  expect(revisionOf(head({}, 'a'))).not.toBe(revisionOf(head({ brand: 'raat' }, 'a')));
});

test('[X-02] [API-03] the worker knows under which names a site sends its token and its language', async () => {
  await configureSite(site, { headers: { token: 'X-Token', language: 'X-Language' } });
  expect(known()).toMatchObject({
    tokenHeaders: ['x-token'],
    languageHeader: 'X-Language',
    isOn: true,
  });
});

test('[X-02] [CFG-01] each site of a build has its own worker, and may have none', async () => {
  const hosts = { 'raat.example': { brand: 'raat' }, 'still.example': { pwa: false } };
  await configureSites(site, readTable({ hosts }, join(site, 'sites.json')).sites);
  expect(known('.documents/raat.example').isOn).toBe(true);
  expect(known('.documents/still.example').isOn).toBe(false);
  expect(known().isOn).toBe(true);
});

test('[X-02] a build without a worker gets none', async () => {
  rmSync(join(site, '.worker'), { recursive: true });
  await configureSite(site, {});
  expect(() => known()).toThrow('ENOENT');
});

test('[X-02] the manifest says how the site opens when it is installed, with icons a system may cut', async () => {
  await configureSite(site, { brand: 'shapla' });
  const manifest = JSON.parse(readFileSync(join(site, 'manifest.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest).toMatchObject({ lang: 'bn', name: 'শাপলা', theme_color: expect.any(String) });
  const icons = manifest.icons.map(
    ({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`,
  );
  expect(icons.sort()).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ]);
});
