import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { audit } from '../ledger/ledger.ts';
import { createSandbox } from '../sandbox.ts';
import { at, freePlay, textAt, wish } from '../testing/client.ts';
import { persistIn } from './persistence.ts';
import { serve } from './serve.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const clock = { now: () => Date.UTC(2026, 10, 20, 14, 41, 5) };

/** Starts a backend on the folder. */
function start() {
  const persistence = persistIn(folder, 1);
  const sandbox = createSandbox({ seed: 1, clock, persistence });
  const call = async (line: string, token?: string, body?: unknown): Promise<unknown> => {
    const [method = 'GET', path = '/'] = line.split(' ');
    const headers = new Headers({ Language: 'EN' });
    if (token !== undefined) headers.set('Authorization', token);
    const init =
      body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const answer = await sandbox.fetch(
      new Request(`http://sandbox.test${path}`, { method, headers, ...init }),
    );
    return answer.json();
  };
  const login = async (username: string) =>
    textAt(
      await call('POST /wps/session/login', undefined, {
        type: 'username',
        username,
        password: 'Parlour#2026',
      }),
      'value',
      'token',
    );
  return { persistence, call, login };
}

const heart = { nodeId: 700, vendor: 'x', gameType: 'RNG' };
const launch = { ...heart, platform: 'W', language: 'EN', backUrl: '/' };

/** The answers that a member and an agent see. */
async function looks({ call }: ReturnType<typeof start>, member: string, agent: string) {
  const lines = [
    '/wps/member/info',
    '/wps/v2/wallets/balance',
    '/wps/relay/MCSFE_getFavoriteGames',
    '/wps/relay/GCS_recentGame',
  ];
  const answers = await Promise.all(lines.map((line) => call(`GET ${line}`, member)));
  const agents = ['/wps/agent/contracts', '/wps/agent/registration/links', '/wps/agent/income'];
  const others = await Promise.all(agents.map((line) => call(`GET ${line}`, agent)));
  return [...answers, ...others, await call('GET /sandbox/scenario')];
}

test('[API-04] a restart keeps money, sessions, contracts and the scenario', async () => {
  const first = start();
  const member = await first.login('demo_member');
  const agent = await first.login('demo_agent');
  await first.call('PUT /sandbox/scenario', undefined, { flags: { FREEPLAY3: false } });
  await first.call('POST /wps/relay/MCSFE_addFavoriteGameV2', member, heart);
  const launched = await first.call('POST /wps/game/launchGame', member, launch);
  const url = textAt(launched, 'value', 'url');
  for (let round = 0; round < 5; round += 1)
    await first.call(`POST ${url}/round`, undefined, wish('50.00'));
  const link = { accountType: 'member', rebates: [], days: 7 };
  await first.call('PUT /wps/agent/registration/links', agent, link);
  await first.call('POST /wps/agent/contracts/request', agent, { kind: 'hourly', period: 'daily' });
  const before = await looks(first, member, agent);
  first.persistence.close();

  const second = start();
  expect(await looks(second, member, agent)).toEqual(before);
  // An open game continues.
  const after = await second.call(`POST ${url}/round`, undefined, wish('50.00'));
  expect(at(after, 'payout')).toMatch(/^\d+\.\d\d$/);
  second.persistence.close();
});

test('[API-04] the ledger still balances after a restart, and members keep their order', async () => {
  const first = start();
  await first.call('POST /wps/session/login/freeplay', undefined, freePlay);
  await first.login('demo_vip');
  first.persistence.close();
  const second = persistIn(folder, 1);
  const snapshot = second.load();
  second.close();
  if (!snapshot) throw new Error('Nothing was snapshot');
  const ids = [...snapshot.state.members.keys()];
  expect(ids.slice(0, 5)).toEqual(['1001', '1002', '1003', '1004', '1005']);
  expect(ids).toHaveLength(6);
  expect(snapshot.state.ledger.entries.length).toBeGreaterThan(5);
  expect(audit(snapshot.state.ledger)).toBeNull();
});

test('[API-04] a reset is saved too: no member returns with an old session', async () => {
  const first = start();
  const token = await first.login('demo_member');
  await first.call('POST /wps/relay/MCSFE_addFavoriteGameV2', token, heart);
  await first.call('DELETE /sandbox/scenario');
  first.persistence.close();
  const second = start();
  expect(at(await second.call('GET /wps/member/info', token), 'value', 'code')).toBe(
    'UNAUTHENTICATED',
  );
  second.persistence.close();
});

test('[API-04] a folder can be used by one server at a time, and with one seed', async () => {
  const server = await serve({ port: 0, dataDir: folder });
  await expect(serve({ port: 0, dataDir: folder })).rejects.toThrow('in use');
  await fetch(`${server.url}/wps/system/status`);
  server.close();
  await expect(serve({ port: 0, dataDir: folder, seed: 2 })).rejects.toThrow(
    'holds a backend of seed 1, not 2',
  );
});

test('[API-04] the command serves, saves, and releases the folder when it is stopped', async () => {
  const command = (...more: string[]) =>
    spawn(process.execPath, [join(import.meta.dirname, 'cli.ts'), '--port', '0', ...more]);
  const run = async () => {
    const child = command('--data', folder);
    const [line] = await once(child.stdout, 'data');
    const [, url = ''] = /(http:\S+)/.exec(String(line)) ?? [];
    return { url, stop: async () => [child.kill('SIGTERM'), await once(child, 'exit')] };
  };
  const first = await run();
  const put = { method: 'PUT', body: JSON.stringify({ name: 'no-free-play' }) };
  await fetch(`${first.url}/sandbox/scenario`, put);
  await first.stop();
  const second = await run();
  const scenario: unknown = await (await fetch(`${second.url}/sandbox/scenario`)).json();
  expect(at(scenario, 'name')).toBe('no-free-play');
  await second.stop();
  const help = command('--help');
  const [text] = await once(help.stdout, 'data');
  expect(String(text)).toContain('--data');
});
