import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../packages/sandbox/src/node/serve.ts';
import { writePolicies } from '../tools/prerender/policies.ts';
import { type Asked, ask, nginx, type Running, startNginx } from './servers.fixture.ts';

// What a page of another origin may read: the same at both servers, whatever the backend behind nginx says.

const folders: string[] = [];
/** A bare site with a configuration. */
function siteWith(config: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-partners-'));
  folders.push(folder);
  const html = `<script id="parlour-config" type="application/json">${JSON.stringify(config)}</script>`;
  for (const name of ['index.html', 'embed.html']) writeFileSync(join(folder, name), html);
  writePolicies(folder);
  return folder;
}

/** Headers of a backend that is not the reference backend. */
const headers = { token: 'X-Token', merchant: 'X-Site', device: '' };
const running = new Map<string, Running>();
const partner = 'https://news.example';
const partners = [partner, 'https://sport.example:8443'];

beforeAll(async () => {
  const site = siteWith({});
  running.set('sandbox', await serve({ port: 0, staticDir: site, partners }));
  running.set('sandbox without partners', await serve({ port: 0, staticDir: site }));
  if (!nginx) return console.info('No nginx on this machine: only the sandbox is asked.');
  // It would let in somebody else.
  const generous = await serve({ port: 0, partners: ['https://other.example'] });
  running.set('its backend', generous);
  const behind = { backend: generous.url, partners };
  running.set('nginx', await startNginx(nginx, { site, ...behind }));
  running.set('nginx without partners', await startNginx(nginx, { site, backend: generous.url }));
  running.set('renamed', await startNginx(nginx, { site: siteWith({ headers }), ...behind }));
});

afterAll(() => {
  for (const { close } of running.values()) close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const send = (server: string, path: string, asked: Asked) =>
  ask(`${running.get(server)?.url}${path}`, asked);

const status = '/wps/system/status';
const preflight = (Origin: string, method = 'GET', path = status) => ({
  path,
  asked: { method: 'OPTIONS', headers: { Origin, 'Access-Control-Request-Method': method } },
});
const read = (Origin: string, more: Readonly<Record<string, string>> = {}, path = status) => ({
  path,
  asked: { headers: { Origin, ...more } },
});

describe.each(['sandbox', 'nginx'].filter((name) => nginx || name === 'sandbox'))('%s', (name) => {
  test.each(partners)('[EMB-01] %s reads what everybody gets alike', async (origin) => {
    const { headers, status: code, body } = await send(name, status, read(origin).asked);
    expect([code, headers['access-control-allow-origin']]).toEqual([200, origin]);
    expect(headers['access-control-expose-headers']).toBe('Date, Retry-After');
    expect(String(headers.vary)).toContain('Origin');
    expect(String(body)).toContain('"success":true');
  });

  test('[EMB-01] a partner hears beforehand what its page may send: reads, and never a token', async () => {
    const { path, asked } = preflight(partner);
    const { headers, status: code } = await send(name, path, asked);
    expect([code, headers['access-control-allow-origin']]).toEqual([204, partner]);
    expect(headers['access-control-allow-methods']).toBe('GET');
    expect(headers['access-control-allow-headers']).toBe('Accept, Device, Language, Merchant');
    expect(headers['access-control-allow-credentials']).toBe(undefined);
  });

  const ancestorsOf = async (server: string, path: string) => {
    const { headers, status: code } = await send(server, path, {});
    expect(code).toBe(200);
    return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  };

  test.each(['/embed/login', '/embed/register?lang=en'])(
    '[EMB-01] %s may be framed by the pages of partners, and by nobody where there are none',
    async (path) => {
      expect(await ancestorsOf(name, path)).toBe(partners.join(' '));
      expect(await ancestorsOf(`${name} without partners`, path)).toBe("'none'");
    },
  );

  test.each(['/', '/login', '/embed/1/none', '/embed/login/'])(
    '[EMB-01] %s stays a document of the site: no partner may frame it',
    async (path) => {
      const { headers } = await send(name, path, {});
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/frame-ancestors '(?:self|none)'/);
      expect(policy).not.toContain(partner);
    },
  );

  test('[EMB-01] a refusal is read too', async () => {
    const { path, asked } = read(partner, {}, '/wps/member/info');
    const { headers, status: code } = await send(name, path, asked);
    expect([code, headers['access-control-allow-origin']]).toEqual([401, partner]);
  });

  const closed = {
    'another site': read('https://evil.example'),
    'what the backend alone would let in': read('https://other.example'),
    'another port': read(`${partner}:8443`),
    'a longer name': read(`${partner}.evil.example`),
    'a frame without an origin': read('null'),
    'a partner with a token': read(partner, { Authorization: 'x' }),
    'a demo tool': read(partner, {}, '/sandbox/scenario'),
    'a page of the site': read(partner, {}, '/'),
    'a write of a partner': {
      path: '/wps/session/login',
      asked: { method: 'POST', headers: { Origin: partner }, body: '{}' },
    },
    'the question of another site': preflight('https://evil.example'),
    'the question for a write': preflight(partner, 'POST', '/wps/session/login'),
    'the question for a demo tool': preflight(partner, 'GET', '/sandbox/scenario'),
  };
  test.each(Object.entries(closed))('[EMB-01] %s: nothing is shared', async (_, row) => {
    const { headers } = await send(name, row.path, row.asked);
    const shared = Object.keys(headers).filter((header) => header.startsWith('access-control-'));
    expect(shared).toEqual([]);
  });
});

describe.runIf(nginx)('nginx before a backend that names its headers otherwise', () => {
  test('[EMB-01] [API-03] a partner may send what the configuration names', async () => {
    const { path, asked } = preflight(partner);
    const answer = await send('renamed', path, asked);
    expect(answer.headers['access-control-allow-headers']).toBe('Accept, Language, X-Site');
  });

  test.each(['X-Token', 'Authorization'])(
    '[EMB-01] [API-03] an answer to a token in %s is nobody else’s: not shared, not kept',
    async (name) => {
      const open = await send('renamed', status, read(partner).asked);
      expect(open.headers['access-control-allow-origin']).toBe(partner);
      expect(open.headers['cache-control']).toBe('no-cache');
      const own = await send('renamed', status, read(partner, { [name]: 'x' }).asked);
      expect(own.headers['access-control-allow-origin']).toBe(undefined);
      expect(own.headers['cache-control']).toBe('no-store');
    },
  );
});
