import { schemas } from '@parlour/api-client/schemas';
import { beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { textAt } from '../testing/client.ts';
import { counterCalls, otherCalls } from '../testing/sound-calls.ts';

const sandbox = createSandbox({ clock: { now: () => Date.UTC(2026, 10, 20, 14) } });
const tokens = { guest: '', member: '', agent: '' };

const send = (line: string, token: string, body?: unknown): Promise<Response> => {
  const [method = '', path = ''] = line.split(' ');
  const headers = new Headers(token === '' ? {} : { Authorization: token });
  const text = body === undefined ? null : JSON.stringify(body);
  const sent = { method, headers, body: method === 'GET' ? null : text };
  return sandbox.fetch(new Request(`http://sandbox.invalid${path}`, sent));
};

beforeAll(async () => {
  for (const as of ['member', 'agent'] as const) {
    const login = { type: 'username', username: `demo_${as}`, password: 'Parlour#2026' };
    const answer: unknown = await (await send('POST /wps/session/login', '', login)).json();
    tokens[as] = textAt(answer, 'value', 'token');
  }
});

const operations = Object.values(schemas);
const bodies = new Map([...counterCalls, ...otherCalls].map(({ line, body }) => [line, body]));
const cachingOf = (answer: Response) => answer.headers.get('Cache-Control');

// A logout ends the session that later calls need, so each kind of caller logs in separately.
const ending = (path: string) => path.includes('/session') || path.includes('exclusion');

test.each(operations)(
  '[API-04] [LGN-08] $id: no browser stores an answer that belongs to a member',
  async (operation) => {
    const { method, path, token } = operation;
    const line = `${method} ${path}`;
    const body = bodies.get(line);
    const guest = await send(line, '', body);
    const isForAll = method === 'GET' && token !== 'required';
    if (!isForAll) expect(cachingOf(guest)).toBe('no-store');
    expect(cachingOf(await send(line, 'no-such-token', body))).toBe('no-store');
    if (ending(path)) return;
    for (const as of ['member', 'agent'] as const) {
      expect(cachingOf(await send(line, tokens[as], body)), as).toBe('no-store');
    }
  },
);

test('[API-04] a public answer is stored and revalidated; a picture code is never stored', async () => {
  for (const path of ['/wps/system/whitelabel', '/wps/system/notices', '/lgw/games/game_menus']) {
    expect(cachingOf(await send(`GET ${path}`, '')), path).toBe('no-cache');
  }
  expect(cachingOf(await send('GET /wps/captcha', ''))).toBe('no-store');
  expect(cachingOf(await send('GET /sandbox/inbox', ''))).toBe('no-store');
});
