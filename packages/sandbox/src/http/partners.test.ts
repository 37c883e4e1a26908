import { expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';

const partner = 'https://news.example';
const sandbox = createSandbox({ partners: [partner, 'http://localhost:4400'] });

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sandbox.fetch(new Request(`https://play.example${path}`, { method, headers }));

const allows = (answer: Response) => answer.headers.get('Access-Control-Allow-Origin');

test('[EMB-01] the page of a partner reads public answers, and the time of the backend', async () => {
  for (const Origin of [partner, 'http://localhost:4400']) {
    const answer = await ask('/wps/system/status', { Origin });
    expect(await answer.json()).toMatchObject({ success: true });
    expect(allows(answer)).toBe(Origin);
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Date');
    expect(answer.headers.get('Vary')).toContain('Origin');
  }
});

test('[EMB-01] a partner reads a refusal too, so that it can show it', async () => {
  const answer = await ask('/wps/member/info', { Origin: partner });
  expect([answer.status, allows(answer)]).toEqual([401, partner]);
});

test.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['a name that only begins like it', { Origin: `${partner}.evil.example` }],
  ['the same host without TLS', { Origin: 'http://news.example' }],
  ['another port', { Origin: `${partner}:8443` }],
  ['a frame without an origin', { Origin: 'null' }],
  ['a partner that brings a token', { Origin: partner, Authorization: 'x' }],
])('[EMB-01] %s reads nothing', async (_, headers) => {
  const answer = await ask('/wps/system/status', headers);
  expect(allows(answer)).toBe(null);
  expect(answer.headers.get('Vary')).toContain('Origin');
});

test('[EMB-01] a partner changes nothing, and sees no demo tools', async () => {
  const headers = { Origin: partner };
  expect(allows(await ask('/wps/session/login', headers, 'POST'))).toBe(null);
  expect(allows(await ask('/sandbox/inbox', headers))).toBe(null);
});

const preflight = (path: string, headers: Record<string, string>) =>
  ask(path, { 'Access-Control-Request-Method': 'GET', ...headers }, 'OPTIONS');

test('[EMB-01] the preflight tells a browser what a partner may send: reads, and never a token', async () => {
  const answer = await preflight('/wps/system/status', { Origin: partner });
  expect(answer.status).toBe(204);
  expect(allows(answer)).toBe(partner);
  expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('GET');
  expect(answer.headers.get('Access-Control-Allow-Headers')).toBe(
    'Accept, Device, Language, Merchant',
  );
  expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe(null);
});

test.each([
  ['another site', '/wps/system/status', { Origin: 'https://evil.example' }],
  ['a write', '/wps/session/login', { Origin: partner, 'Access-Control-Request-Method': 'POST' }],
  ['a demo tool', '/sandbox/inbox', { Origin: partner }],
])('[EMB-01] the preflight tells a browser that %s is not allowed', async (_, path, headers) => {
  const answer = await preflight(path, headers);
  expect([answer.status, allows(answer)]).toEqual([204, null]);
});

test('[EMB-01] without partners no answer depends on the origin', async () => {
  const alone = createSandbox();
  const answer = await alone.fetch(
    new Request('https://play.example/wps/system/status', { headers: { Origin: partner } }),
  );
  expect([allows(answer), answer.headers.get('Vary')]).toEqual([null, null]);
});

test.each(['*', 'null', 'news.example', 'https://news.example/', 'http://news.example', ''])(
  '[EMB-01] "%s" is no valid partner, and throws at the start',
  (text) => {
    expect(() => createSandbox({ partners: [text] })).toThrow(`Not an origin: ${text}`);
  },
);
