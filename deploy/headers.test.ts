import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../packages/sandbox/src/node/serve.ts';
import { packSite } from '../tools/prerender/pack.ts';
import { writePolicies } from '../tools/prerender/policies.ts';
import { type Kind, rules } from './header-rules.fixture.ts';
import {
  type Answer,
  type Asked,
  ask,
  nginx,
  type Running,
  startNginx,
} from './servers.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-headers-'));
/** What a file is follows from its place in the site, not from where the site lies. */
const site = join(folder, 'embed', 'assets');
const running = new Map<string, Running>();
const token = { Authorization: '' };

beforeAll(async () => {
  mkdirSync(join(site, 'assets'), { recursive: true });
  mkdirSync(join(site, 'bn'));
  mkdirSync(join(site, 'embed/1'), { recursive: true });
  const html = '<script id="parlour-config" type="application/json">{}</script>';
  const files = {
    'index.html': html,
    'bn/index.html': html,
    'embed.html': html,
    'assets/app-1.js': 'let app;',
    'assets/app-1.css': '.a{}',
    'assets/mark-1.svg': '<svg/>',
    'assets/photo-1.png': 'png',
    'assets/answers-1.json': '[]',
    'assets/face-1.woff2': 'face',
    'embed/site.json': '{}',
    'embed/1/parlour.js': 'export {};',
    'embed/1/parlour.d.ts': 'export {};',
    'embed/1/integrity.json': '{}',
    'embed/1/react.js': 'export {};',
    'embed/1/vue.d.ts': 'export {};',
    'embed/1/parlour-AbCd_123.js': 'export {};',
    'embed/1/mount-AbCd_123.js': 'export {};',
    'embed/1/face-AbCd_123.woff2': 'face',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(site, name), text);
  writePolicies(site);
  packSite(site);
  const own = await serve({ port: 0, staticDir: site });
  running.set('sandbox', own);
  const login = { type: 'username', username: 'demo_member', password: 'Parlour#2026' };
  const body = JSON.stringify(login);
  const session = await ask(`${own.url}/wps/session/login`, { method: 'POST', body });
  token.Authorization = JSON.parse(String(session.body)).value.token;
  if (!nginx)
    return console.info('No nginx on this machine: only the sandbox is held to the rules.');
  const options = { site, backend: own.url };
  running.set('nginx', await startNginx(nginx, options));
  running.set('nginx behind TLS', await startNginx(nginx, { ...options, https: true }));
  running.set('nginx of a demo', await startNginx(nginx, { ...options, demo: true }));
  const dead = { site, backend: 'http://127.0.0.1:1' };
  running.set('nginx without its backend', await startNginx(nginx, dead));
});

afterAll(() => {
  for (const { close } of running.values()) close();
  rmSync(folder, { recursive: true });
});

const large = Buffer.alloc(17 * 1024 * 1024, ' ');
const login = JSON.stringify({ type: 'username', username: 'nobody', password: 'x' });

/** Every kind of answer there is. */
const kinds: readonly (Omit<Kind, 'https'> & Asked & { readonly path: string })[] = [
  { name: 'document', path: '/', status: 200 },
  { name: 'document of a deeper address', path: '/a/b', status: 200 },
  { name: 'document of a frame', path: '/embed/login', status: 200 },
  { name: 'document, packed', path: '/', headers: { 'Accept-Encoding': 'br' }, status: 200 },
  { name: 'script', path: '/assets/app-1.js', status: 200, isPublic: true },
  { name: 'style', path: '/assets/app-1.css', status: 200, isPublic: true },
  { name: 'font', path: '/assets/face-1.woff2', status: 200, isPublic: true },
  { name: 'drawn picture', path: '/assets/mark-1.svg', status: 200, isPublic: true },
  { name: 'picture', path: '/assets/photo-1.png', status: 200, isPublic: true },
  { name: 'data', path: '/assets/answers-1.json', status: 200, isPublic: true },
  ...[
    '1/parlour.js',
    '1/parlour.d.ts',
    '1/integrity.json',
    '1/react.js',
    '1/vue.d.ts',
    '1/parlour-AbCd_123.js',
    '1/mount-AbCd_123.js',
    '1/face-AbCd_123.woff2',
    'site.json',
  ].map((path) => ({
    name: `for partners: ${path}`,
    path: `/embed/${path}`,
    status: 200,
    isPublic: true,
    isForPartners: true,
  })),
  { name: 'answer for all', path: '/wps/system/status', status: 200 },
  {
    name: 'answer for one',
    path: '/wps/member/info',
    headers: token,
    status: 200,
    isPersonal: true,
  },
  {
    name: 'answer for all, asked with a token',
    path: '/wps/system/status',
    headers: token,
    status: 200,
    isPersonal: true,
  },
  {
    name: 'refusal',
    path: '/wps/session/login',
    method: 'POST',
    body: login,
    status: 200,
    isPersonal: true,
  },
  { name: 'picture of the backend', path: '/art/symbol/none.svg', status: 404 },
  { name: 'answer without a login', path: '/wps/member/info', status: 401 },
  { name: 'call that is none', path: '/wps/none', status: 404 },
  { name: 'file that is none', path: '/assets/none.js', status: 404 },
  { name: 'font that is none', path: '/assets/none.woff2', status: 404 },
  { name: 'file for partners that is none', path: '/embed/1/none-AbCd_123.js', status: 404 },
  { name: 'name that is none', path: '/robots.txt', status: 404 },
  { name: 'address that is spelt otherwise', path: '//rng', status: 308 },
  { name: 'document, sent to', path: '/', method: 'POST', status: 405 },
  { name: 'page, deleted', path: '/rng', method: 'DELETE', status: 405 },
  { name: 'script, sent to', path: '/assets/app-1.js', method: 'POST', status: 405 },
  { name: 'body that is too large', path: '/wps/uploads', method: 'PUT', body: large, status: 413 },
];

type Row = (typeof kinds)[number];

/** Every rule that an answer breaks. */
async function broken(server: string, row: Row, https: boolean, status: number) {
  const { path, headers = {}, method, body } = row;
  const sent = https ? { ...headers, 'X-Forwarded-Proto': 'https' } : headers;
  const strange = { ...sent, Origin: 'https://evil.example' };
  const url = `${running.get(server)?.url}${path}`;
  const answer: Answer = await ask(url, {
    headers: strange,
    ...(method && { method }),
    ...(body && { body }),
  });
  const failed = Object.entries(rules).filter(([, keeps]) => !keeps(answer, { ...row, https }));
  const names = failed.map(([name]) => name);
  return { name: row.name, status: answer.status, names, expected: status };
}

const fronts = [
  ['sandbox', false],
  ['sandbox', true],
  ['nginx', false],
  ['nginx behind TLS', true],
] as const;

describe.each(fronts.filter(([name]) => nginx || name === 'sandbox'))(
  '%s, https %s',
  (name, https) => {
    test.each(kinds)('[NAV-01] [API-04] $name: no rule is broken', async (row) => {
      const { names, status } = await broken(name, row, https, row.status);
      expect([status, names]).toEqual([row.status, []]);
    });
  },
);

describe.runIf(nginx)('nginx', () => {
  const errors: readonly Row[] = [
    { name: 'method that is none', path: '/', method: 'TRACE', status: 405 },
    { name: 'address that cannot be read', path: '/%', status: 400 },
  ];
  test.each(errors)('[NAV-01] $name: no rule is broken', async (row) => {
    const { names, status } = await broken('nginx', row, false, row.status);
    expect([status, names]).toEqual([row.status, []]);
  });

  test('[NAV-01] a backend that is gone: no rule is broken', async () => {
    const row = { name: 'gone', path: '/wps/member/info', status: 502, isPersonal: true };
    const { names, status } = await broken('nginx without its backend', row, false, 502);
    expect([status, names]).toEqual([502, []]);
  });

  test('[NAV-01] behind TLS, who comes by http is led to https, and back nowhere else', async () => {
    const url = `${running.get('nginx behind TLS')?.url}/rng?page=2`;
    const answer = await ask(url, { headers: { 'X-Forwarded-Proto': 'http' } });
    const row = { name: 'redirect', status: 308, https: false };
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe('https://127.0.0.1/rng?page=2');
    expect(Object.keys(rules).filter((name) => !rules[name]?.(answer, row))).toEqual([]);
  });

  test('[API-04] does not forward the demo tools, in whatever way they are written', async () => {
    const url = running.get('nginx')?.url;
    for (const path of [
      '/sandbox',
      '/sandbox/inbox',
      '/sandbox/orders',
      '/%73andbox/inbox',
      '//sandbox/inbox',
      '/wps/../sandbox/inbox',
      '/wps/%2e%2e/sandbox/inbox',
    ]) {
      const { status, headers } = await ask(url + path);
      const end = status === 308 ? await ask(`${url}${headers.location}`) : { status };
      expect(end.status, path).toBe(404);
    }
    const put = { method: 'PUT', body: '{"name":"flaky"}' };
    expect((await ask(`${url}/sandbox/scenario`, put)).status).toBe(404);
  });

  test('[API-04] forwards them where a demo is asked for, and the backend still has to expose them', async () => {
    const front = await serve({ port: 0, exposeDemoTools: true });
    const demo = await startNginx(nginx ?? '', { site, backend: front.url, demo: true });
    const inbox = await ask(`${demo.url}/sandbox/inbox`);
    expect([inbox.status, JSON.parse(String(inbox.body))]).toEqual([
      200,
      { sms: [], captchas: [] },
    ]);
    expect((await ask(`${running.get('nginx of a demo')?.url}/sandbox/inbox`)).status).toBe(404);
    demo.close();
    front.close();
  });

  test('[WAL-06] a picture of five megabytes comes through', async () => {
    const body = JSON.stringify({ uploadId: 'x', index: 0, data: 'A'.repeat(7 * 1024 * 1024) });
    const sent = { method: 'PUT', headers: token, body };
    const answer = await ask(`${running.get('nginx')?.url}/wps/uploads/part`, sent);
    expect([answer.status, JSON.parse(String(answer.body)).value.code]).toEqual([
      200,
      'VALIDATION',
    ]);
  });
});
