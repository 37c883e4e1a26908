import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSandbox } from '@parlour/sandbox';
import { serve } from '@parlour/sandbox/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { driftOf } from '../../packages/api-client/drift/compare.ts';
import { type Exchange, readHar } from '../../packages/api-client/drift/har.ts';
import { contract, har, password } from '../../packages/api-client/drift/traffic.fixture.ts';
import { createApi } from '../../packages/api-client/src/index.ts';
import { createRecorder } from '../../packages/api-client/src/recorder.ts';
import { startDriftProxy } from '../lib/drift-proxy.ts';
import { root } from '../lib/paths.ts';

const run = promisify(execFile);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-drift-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const drift = async (...args: string[]) => {
  try {
    const program = join(root, 'tools/contract-drift.ts');
    const { stdout } = await run(process.execPath, [program, ...args], { encoding: 'utf8' });
    return { code: 0, out: stdout };
  } catch (error) {
    return {
      code: Reflect.get(Object(error), 'code'),
      out: String(Reflect.get(Object(error), 'stdout')),
    };
  }
};

test('[X-03] the exit code says whether there is a difference', async () => {
  const good = join(folder, 'good.har');
  const bad = join(folder, 'bad.har');
  writeFileSync(good, har);
  writeFileSync(bad, har.replace('\\"12500.50\\"', '12500.5'));
  expect(await drift('--har', good)).toMatchObject({ code: 0 });
  const found = await drift('--har', bad, '--json');
  expect(found.code).toBe(1);
  expect(JSON.parse(found.out).differences).toEqual([
    expect.objectContaining({ operation: 'getBalance', field: 'answer.value.sumBalance' }),
  ]);
  expect((await drift('--har', join(folder, 'none.har'))).code).toBe(2);
  expect((await drift()).code).toBe(2);
});

test('[X-03] an option names the headers of the backend', async () => {
  const file = join(folder, 'renamed.har');
  writeFileSync(file, har.replaceAll('"name": "merchant"', '"name": "x-operator"'));
  expect((await drift('--har', file)).code).toBe(1);
  expect(await drift('--har', file, '--header', 'merchant=X-Operator')).toMatchObject({ code: 0 });
  expect((await drift('--har', file, '--header', 'merchant=')).code).toBe(0);
  expect((await drift('--har', file, '--header', 'operator=X-Operator')).code).toBe(2);
});

test('[X-03] the proxy records the calls to a running backend, masked', async () => {
  const backend = await serve({ port: 0 });
  const through: Exchange[] = [];
  const proxy = await startDriftProxy({
    target: backend.url,
    port: 0,
    onExchange: (exchange) => through.push(exchange),
  });
  try {
    let session: string | null = null;
    const api = createApi({
      fetch: (request) => fetch(request),
      baseUrl: proxy.url,
      getToken: () => session,
      language: () => 'EN',
    });
    session = (await api.login({ type: 'username', username: 'demo_member', password })).token;
    await api.getBalance();
    await api.getGameList({ gameType: 'RNG', pageNo: 1, pageSize: 12 });
    await api.sendPasswordEmail({ username: 'demo_member', email: 'demo_member@example.com' });
    await api.logout();
    const report = driftOf(contract, through);
    expect(report.differences).toEqual([]);
    expect(report.seen).toEqual([
      'getBalance',
      'getGameList',
      'login',
      'logout',
      'sendPasswordEmail',
    ]);
    await proxy.idle();
    const recorded = readHar(JSON.parse(proxy.har()));
    expect(recorded).toHaveLength(5);
    expect(driftOf(contract, recorded).differences).toEqual([]);
    expect(proxy.har()).not.toContain('demo_member@');
    for (const secret of [session, password]) expect(proxy.har()).not.toContain(secret);
  } finally {
    proxy.close();
    backend.close();
  }
});

test("[X-03] the recorder does not change the client's answers", async () => {
  const sandbox = createSandbox();
  const recorder = createRecorder({ fetch: sandbox.fetch });
  const api = createApi({
    fetch: recorder.fetch,
    baseUrl: 'http://sandbox.invalid',
    getToken: () => null,
    language: () => 'EN',
  });
  expect((await api.getCountries()).length).toBeGreaterThan(1);
});
