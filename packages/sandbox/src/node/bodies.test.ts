import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../testing/client.ts';
import { serve } from './serve.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve({ port: 0 });
});
afterAll(() => server.close());

const mega = 1024 * 1024;
const login = (size: number) => JSON.stringify({ type: 'username', username: 'x'.repeat(size) });

const send = async (path: string, body: string, method = 'POST') => {
  const answer = await fetch(server.url + path, { method, body });
  const said: unknown = await answer.json();
  return { status: answer.status, code: at(said, 'value', 'code'), message: at(said, 'message') };
};

test('[API-04] a body above one megabyte is refused with 413', async () => {
  expect((await send('/wps/session/login', login(mega - 100))).status).toBe(200);
  const refused = { status: 413, code: 'VALIDATION' };
  expect(await send('/wps/session/login', login(mega))).toMatchObject(refused);
  expect(await send('/sandbox/scenario', login(mega), 'PUT')).toMatchObject(refused);
});

test('[WAL-06] a part of a picture may be larger, up to sixteen megabytes', async () => {
  const part = (size: number) =>
    JSON.stringify({ uploadId: 'x', index: 0, data: 'A'.repeat(size) });
  expect((await send('/wps/uploads/part', part(5 * mega), 'PUT')).status).toBe(401);
  expect((await send('/wps/uploads/part', part(16 * mega), 'PUT')).status).toBe(413);
});

test('[API-04] a body that never ends is refused while it is sent, and is not kept', async () => {
  const { hostname, port } = new URL(server.url);
  const endless = request({ hostname, port, path: '/wps/session/login', method: 'POST' });
  endless.on('error', () => {});
  const piece = Buffer.alloc(mega / 4);
  for (let piecesSent = 0; piecesSent < 5; piecesSent += 1) endless.write(piece);
  const [answer] = await once(endless, 'response');
  expect(answer.statusCode).toBe(413);
  endless.destroy();
});

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['lists', nested(400_000)],
  ['lists that are never closed', '['.repeat(900_000)],
  ['objects', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`],
  ['a list in a call in order', `{"type":"username","username":${nested(40)}}`],
])(
  '[API-04] %s that are nested too deeply are refused with 400 and a sentence',
  async (_, body) => {
    for (const [path, method] of [
      ['/wps/session/login', 'POST'],
      ['/sandbox/scenario', 'PUT'],
    ] as const) {
      const { status, code, message } = await send(path, body, method);
      expect([status, code]).toEqual([400, 'VALIDATION']);
      expect(String(message)).not.toBe('');
    }
  },
);

test('[API-04] brackets inside a text do not count as nesting', async () => {
  const body = JSON.stringify({ type: 'username', username: `"${'['.repeat(100)}` });
  expect((await send('/wps/session/login', body)).status).toBe(200);
});

test('[API-04] a connection stays usable after a refusal with 413', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(server.url);
  const ask = async (method: string, path: string, body?: string): Promise<number> => {
    const asked = request({ hostname, port, path, method, agent });
    asked.end(body);
    const [answer] = await once(asked, 'response');
    answer.resume();
    await once(answer, 'end');
    return answer.statusCode;
  };
  expect(await ask('POST', '/wps/session/login', login(mega))).toBe(413);
  expect(await ask('GET', '/wps/system/status')).toBe(200);
  expect(await ask('GET', '/wps/system/status')).toBe(200);
  agent.destroy();
});

/** Everything a server sends until it closes the connection. */
const untilEnd = async (socket: Socket): Promise<string> => {
  let said = '';
  socket.on('data', (part) => {
    said += String(part);
  });
  await once(socket, 'close');
  return said;
};

test('[API-04] an idle connection, and one with a slow request, is closed', async () => {
  const hurried = await serve({ port: 0, idleTimeout: 50, requestTimeout: 200 });
  const { hostname, port } = new URL(hurried.url);
  const resting = connect(Number(port), hostname);
  resting.write('GET /wps/system/status HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(await untilEnd(resting)).toMatch(/^HTTP\/1\.1 200 OK/);
  const slow = connect(Number(port), hostname);
  slow.write('GET /wps/system/status HTTP/1.1\r\nHost: loc');
  expect(await untilEnd(slow)).toMatch(/^HTTP\/1\.1 408 [\s\S]*X-Content-Type-Options: nosniff/);
  hurried.close();
});

test('[API-04] data that is no request is refused with the headers of every answer', async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write('NONSENSE\r\n\r\n');
  expect(await untilEnd(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*X-Content-Type-Options: nosniff/);
});
