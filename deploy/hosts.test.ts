import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../packages/sandbox/src/node/serve.ts';
import { configureSite, configureSites } from '../tools/prerender/configure.ts';
import { readTable } from '../tools/sites/table.ts';
import { layBuild, twentyBrands } from './brands.fixture.ts';
import { ask, nginx, type Running, startNginx } from './servers.fixture.ts';

// Several brands from one build: the host chooses the documents, the bundles are shared.

const site = mkdtempSync(join(tmpdir(), 'parlour-hosts-'));
const running = new Map<string, Running>();
const long = `${'a'.repeat(60)}.${'b'.repeat(60)}.example`;

beforeAll(async () => {
  layBuild(site);
  writeFileSync(join(site, 'shapla.json'), '{"brand":"shapla","defaultLanguage":"en"}');
  const twenty = Object.fromEntries(twentyBrands.map(({ host, config }) => [host, config]));
  const table = {
    hosts: {
      default: { brand: 'raat', merchant: 'one-word' },
      'raat.example': { brand: 'raat', headers: { token: 'X-Token', merchant: 'X-Site' } },
      'shapla.example': 'shapla.json',
      'www.shapla.example': 'shapla.json',
      [long]: { brand: 'raat', merchant: 'long' },
      ...twenty,
    },
    default: { merchant: 'nobody' },
  };
  const { sites, problems } = readTable(table, join(site, 'sites.json'));
  expect(problems).toEqual([]);
  expect(await configureSites(site, sites)).toBe(8 * (1 + 25));
  running.set('sandbox', await serve({ port: 0, staticDir: site }));
  if (!nginx) return console.info('No nginx on this machine: only the sandbox is asked.');
  const backend = running.get('sandbox')?.url ?? '';
  const partners = ['https://news.example'];
  running.set('nginx', await startNginx(nginx, { site, backend, partners }));
});

afterAll(() => {
  for (const { close } of running.values()) close();
  rmSync(site, { recursive: true });
});

/** The head of a document, as somebody without scripts reads it. */
const read = (html: string) => ({
  brand: /data-brand="([^"]*)"/.exec(html)?.[1],
  title: /<title>([^<]*)</.exec(html)?.[1],
  canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1],
  config: JSON.parse(/json">([^<]*)</.exec(html)?.[1] ?? 'null'),
  html,
});

describe.each(['sandbox', 'nginx'].filter((name) => nginx || name === 'sandbox'))('%s', (name) => {
  const send = (Host: string, path = '/', headers: Readonly<Record<string, string>> = {}) =>
    ask(`${running.get(name)?.url}${path}`, { headers: { ...headers, Host } });
  const open = async (host: string, path = '/', headers = {}) => {
    const answer = await send(host, path, headers);
    expect(answer.status, `${host}${path}`).toBe(200);
    return { ...read(String(answer.body)), headers: answer.headers };
  };

  test('[CFG-01] [BRD-01] two hosts show two brands, each with its own configuration, and share their files', async () => {
    const raat = await open('raat.example');
    expect([raat.brand, raat.title, raat.config.brand]).toEqual(['raat', 'রাত', 'raat']);
    expect(raat.canonical).toBe('https://raat.example/');
    const shapla = await open('shapla.example', '/help');
    expect([shapla.brand, shapla.title]).toEqual(['shapla', 'Help · Shapla']);
    expect(shapla.canonical).toBe('https://shapla.example/help');
    const files = await Promise.all(
      ['raat.example', 'shapla.example'].map((host) => send(host, '/assets/app-1.js')),
    );
    expect(files.map(({ body }) => String(body))).toEqual(['let app;', 'let app;']);
    expect(files[0]?.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('[CFG-01] two hosts that share a file are one site: the first is its address', async () => {
    const { canonical, html } = await open('www.shapla.example');
    expect(canonical).toBe('https://shapla.example/');
    expect(html).toBe((await open('shapla.example')).html);
  });

  test('[LAY-04] the language is the one of the cookie, of the address, or the first of the site', async () => {
    const titles = async (host: string, path: string, headers = {}) =>
      (await open(host, path, headers)).title;
    expect(await titles('raat.example', '/')).toBe('রাত');
    expect(await titles('shapla.example', '/')).toBe('Shapla');
    expect(await titles('raat.example', '/?lang=en')).toBe('Raat');
    expect(await titles('raat.example', '/help?a=b&lang=en')).toBe('Help · Raat');
    expect(await titles('raat.example', '/?lang=en', { Cookie: 'language=bn' })).toBe('রাত');
    expect(await titles('raat.example', '/?lang=../en')).toBe('রাত');
  });

  test('[BRD-02] twenty brands come from one build, each with its name, colours and policy', async () => {
    expect(twentyBrands).toHaveLength(20);
    const colours = new Set<string>();
    for (const { host, config } of twentyBrands) {
      const { brand, title, html, headers } = await open(host, '/?lang=en');
      expect([brand, title]).toEqual([config.merchant, config.brandFile.names?.en]);
      // The colours of the brand are there before any script.
      expect(html).toContain(`[data-brand="${config.merchant}"][data-scheme="light"]{`);
      colours.add(/name="theme-color" content="([^"]*)"/.exec(html)?.[1] ?? '');
      expect(headers['content-security-policy']).toContain(
        `img-src 'self' data: ${config.policy.images[0]};`,
      );
      const packed = await send(host, '/?lang=en', { 'Accept-Encoding': 'br' });
      expect(String(brotliDecompressSync(packed.body))).toBe(html);
    }
    expect(colours.size).toBeGreaterThan(15);
  });

  test('[EMB-01] frames and elements of partners get the configuration of the host', async () => {
    for (const host of ['raat.example', 'meghna.example']) {
      const partner = JSON.parse(String((await send(host, '/embed/site.json')).body));
      const { config } = await open(host, '/embed/login');
      expect([partner.merchant, partner.brand]).toEqual([config.merchant, config.brand]);
    }
  });

  test.each([
    ['another host', 'other.example'],
    ['a longer name', 'raat.example.evil.example'],
    ['a part of a name', 'example'],
    ['the name of a folder', '_default'],
    ['an address', '127.0.0.1:80'],
    ['IPv6', '[::1]'],
    ['IPv6 with a port', '[::1]:8080'],
    ['a property of every object', 'constructor'],
  ])('[CFG-01] %s gets the default', async (_, host) => {
    expect((await open(host)).config).toEqual({ merchant: 'nobody' });
  });

  test.each([
    ['capitals', 'RAAT.Example'],
    ['a port', 'raat.example:8443'],
    ['a dot at the end', 'raat.example.'],
    ['all of them', 'Raat.EXAMPLE.:80'],
  ])('[CFG-01] %s do not change the site', async (_, host) => {
    expect((await open(host)).brand).toBe('raat');
  });

  test('[CFG-01] a very long host has its own site too, and a host with a word of nginx', async () => {
    expect((await open(long)).config.merchant).toBe('long');
    expect((await open('default')).config.merchant).toBe('one-word');
  });

  test.each(['../raat.example', 'raat.example/../../x', '..', 'raat.example\\..', 'a b'])(
    '[CFG-01] the host %j leads nowhere',
    async (host) => {
      const { status, body } = await send(host);
      const isRefused = status === 400;
      expect(isRefused || read(String(body)).config.merchant === 'nobody').toBe(true);
    },
  );

  /** Sends a request as text, because no client sends these. */
  const sendText = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(running.get(name)?.url ?? '');
      let answer = '';
      const socket = connect(Number(port), hostname, () => socket.write(text));
      socket.on('data', (part) => {
        answer += String(part);
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  test('[CFG-01] a request without a host, or with several, gets no site of somebody', async () => {
    expect(await sendText('GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 /,
    );
    const two = 'Host: raat.example\r\nHost: shapla.example\r\n';
    expect(await sendText(`GET / HTTP/1.1\r\n${two}Connection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    );
    const old = await sendText('GET / HTTP/1.0\r\n\r\n');
    expect(old).toMatch(/^HTTP\/1\.[01] 200 /);
    expect(old).toContain('"merchant":"nobody"');
  });

  test('[NAV-01] no folder of documents can be opened', async () => {
    for (const path of [
      '/.documents/sites.json',
      '/.documents/raat.example/index.html',
      '/%2edocuments/raat.example/bn/index.html',
      '/.policy/policies.conf',
    ]) {
      expect((await send('raat.example', path)).status, path).toBe(404);
    }
  });
});

describe.runIf(nginx)('nginx', () => {
  test('[EMB-01] [API-03] a partner hears the headers of the site it asks', async () => {
    const heard = async (Host: string) => {
      const headers = {
        Host,
        Origin: 'https://news.example',
        'Access-Control-Request-Method': 'GET',
      };
      const url = `${running.get('nginx')?.url}/wps/system/status`;
      const answer = await ask(url, { method: 'OPTIONS', headers });
      return answer.headers['access-control-allow-headers'];
    };
    expect(await heard('raat.example')).toBe('Accept, Device, Language, X-Site');
    expect(await heard('shapla.example')).toBe('Accept, Device, Language, Merchant');
  });
});

test('[CFG-01] a host that leaves the table loses its documents, and a single configuration ends the table', async () => {
  const again = mkdtempSync(join(tmpdir(), 'parlour-hosts-again-'));
  layBuild(again);
  const sitesOf = (hosts: object) => readTable({ hosts }, join(again, 'sites.json')).sites;
  await configureSites(again, sitesOf({ 'a.example': {}, 'b.example': { brand: 'raat' } }));
  await configureSites(again, sitesOf({ 'b.example': { brand: 'raat' } }));
  expect(readdirSync(join(again, '.documents')).sort()).toEqual(['b.example', 'sites.json']);
  // Without a configuration each site keeps its own.
  expect(await configureSite(again)).toBe(16);
  expect(existsSync(join(again, '.documents'))).toBe(true);
  expect(await configureSite(again, { brand: 'shapla' })).toBe(8);
  expect(existsSync(join(again, '.documents'))).toBe(false);
  rmSync(again, { recursive: true });
});
