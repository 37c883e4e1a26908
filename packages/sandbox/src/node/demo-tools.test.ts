import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServeOptions, serve } from './serve.ts';

type Server = Awaited<ReturnType<typeof serve>>;

const servers: Server[] = [];
const start = async (options: Partial<ServeOptions> = {}): Promise<Server> => {
  const server = await serve({ port: 0, ...options });
  servers.push(server);
  return server;
};
let own: Server;
beforeAll(async () => {
  own = await start();
});
afterAll(() => {
  for (const { close } of servers) close();
});

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly host?: string;
}

/** Sends a path unchanged and returns the status; `fetch` would normalise it. */
const statusOf = (server: Server, { path, method = 'GET', headers = {}, host }: Asked) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const asked = request({ hostname: host ?? hostname, port, path, method, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.on('error', reject).end(method === 'PUT' ? '{}' : undefined);
  });

const tools: readonly Asked[] = [
  { path: '/sandbox/inbox' },
  { path: '/sandbox/scenario' },
  { path: '/sandbox/scenario', method: 'PUT' },
  { path: '/sandbox/scenario', method: 'DELETE' },
  { path: '/sandbox/scenarios' },
  { path: '/sandbox/orders' },
  { path: '/sandbox/holds' },
  { path: '/sandbox/holds', method: 'DELETE' },
  { path: '/sandbox/accounts' },
  { path: '/sandbox/cipher' },
  { path: '/sandbox/contract' },
  { path: '/sandbox/challenge.js' },
];
const disguised = ['/%73andbox/inbox', '/wps/../sandbox/inbox', '/sandbox/%69nbox'];

/** Headers that show a proxy on this machine, or the name of another machine. */
const fromElsewhere: readonly Readonly<Record<string, string>>[] = [
  { 'X-Forwarded-For': '203.0.113.9' },
  { 'X-Forwarded-For': '127.0.0.1' },
  { 'X-Forwarded-Host': 'play.example' },
  { 'X-Forwarded-Proto': 'https' },
  { Forwarded: 'for=203.0.113.9' },
  { Via: '1.1 front' },
  { 'X-Real-IP': '203.0.113.9' },
  { 'CF-Connecting-IP': '203.0.113.9' },
  { 'True-Client-IP': '203.0.113.9' },
  { Host: 'play.example' },
  { Host: '127.0.0.1.play.example' },
  { Host: 'localhost.play.example:4100' },
];

test('[API-04] a caller on this machine can use every demo tool', async () => {
  for (const tool of tools) {
    expect(await statusOf(own, tool), JSON.stringify(tool)).toBe(200);
  }
  const { port } = new URL(own.url);
  const headers = { Host: `localhost:${port}` };
  expect(await statusOf(own, { path: '/sandbox/inbox', headers })).toBe(200);
});

test('[API-04] through a proxy, or under the name of another machine, demo tools answer 404', async () => {
  for (const headers of fromElsewhere) {
    const what = JSON.stringify(headers);
    for (const tool of tools) expect(await statusOf(own, { ...tool, headers }), what).toBe(404);
    for (const path of disguised) expect(await statusOf(own, { path, headers }), what).toBe(404);
    expect(await statusOf(own, { path: '/wps/system/status', headers }), what).toBe(200);
  }
});

test('[API-04] over the network demo tools answer 404, unless the operator exposes them', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  const outer = addresses.find(({ internal, family }) => !internal && family === 'IPv4');
  const [closed, open] = [
    await start({ host: '0.0.0.0' }),
    await start({ host: '0.0.0.0', exposeDemoTools: true }),
  ];
  const headers = { 'X-Forwarded-For': '203.0.113.9' };
  const asked = { path: '/sandbox/inbox', ...(outer ? { host: outer.address } : { headers }) };
  expect(await statusOf(closed, asked)).toBe(404);
  expect(await statusOf(open, asked)).toBe(200);
});

test('[API-04] the first page names the demo tools only to callers who can use them', async () => {
  const page = async (headers: Record<string, string>) =>
    (await fetch(`${own.url}/`, { headers })).text();
  expect(await page({})).toContain('/sandbox/inbox');
  const outside = await page({ 'X-Forwarded-For': '203.0.113.9' });
  expect(outside).toContain('/wps/system/status');
  expect(outside).not.toContain('/sandbox');
});

test.each([
  [[], 'only for this machine'],
  [['--expose-demo-tools'], 'open to everybody'],
])(
  '[API-04] the command prints at the start who can use the demo tools: %j',
  async (args, said) => {
    const child = spawn(process.execPath, [
      join(import.meta.dirname, 'cli.ts'),
      '--port=0',
      ...args,
    ]);
    const [text] = await once(child.stdout, 'data');
    child.kill();
    expect(String(text)).toContain(said);
  },
);
