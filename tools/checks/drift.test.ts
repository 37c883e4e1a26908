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
import { bundledContract } from '../../packages/api-client/generate/bundle.ts';
import { createApi } from '../../packages/api-client/src/index.ts';
import { createRecorder } from '../../packages/api-client/src/recorder.ts';
import { schemas } from '../../packages/api-client/src/schemas.ts';
import { exampleAnswers, exampleInputs } from '../../packages/api-client/src/testing/examples.ts';
import { startDriftProxy } from '../lib/drift-proxy.ts';
import { root } from '../lib/paths.ts';

const contract = bundledContract();
const run = promisify(execFile);
const origin = 'https://backend.test';
const token = 'canary-token-5b1d9c';
const password = 'Parlour#2026';

/** The whole contract once through the real client: each call with its example, recorded. */
async function recordedTraffic(): Promise<string> {
  const answers = exampleAnswers(contract);
  const byCall = new Map(
    Object.values(schemas).map(({ id, method, path }) => [`${method} ${path}`, answers.get(id)]),
  );
  const recorder = createRecorder({
    fetch: async ({ method, url }) =>
      Response.json(byCall.get(`${method} ${new URL(url).pathname}`)),
  });
  const api = createApi({
    fetch: recorder.fetch,
    baseUrl: origin,
    getToken: () => token,
    language: () => 'BN',
  });
  for (const [id, input] of exampleInputs(contract)) {
    const call: unknown = Reflect.get(api, id);
    if (typeof call === 'function') await call(...(input === undefined ? [] : [input]));
  }
  await recorder.idle();
  return recorder.har();
}

let har = '';
let exchanges: Exchange[] = [];
beforeAll(async () => {
  har = await recordedTraffic();
  exchanges = readHar(JSON.parse(har));
});

test('[X-03] traffic that keeps to the contract has no difference, in all operations', () => {
  const report = driftOf(contract, exchanges);
  expect(report.differences).toEqual([]);
  expect(report.unseen).toEqual([]);
  expect(report.seen).toHaveLength(Object.keys(schemas).length);
});

test('[X-03] a recording holds no password, token or number of a person', () => {
  for (const secret of [
    token,
    password,
    '1712345678',
    '01712345678',
    '482615',
    'Rupa Hasan',
    'JBSWY3DPEHPK3PXP',
  ]) {
    expect(har).not.toContain(secret);
  }
  expect(har).toContain('demo_member');
  expect(har).toContain('sumBalance');
});

const at = (path: string, method = 'GET'): Exchange => {
  const found = exchanges.find(
    (exchange) => exchange.method === method && new URL(exchange.url).pathname === path,
  );
  if (found === undefined) throw new Error(`${method} ${path} was not recorded`);
  return found;
};
const balance = () => at('/wps/v2/wallets/balance');
const answering = (exchange: Exchange, from: string, to: string): Exchange => {
  expect(exchange.answer).toContain(from);
  return { ...exchange, answer: exchange.answer.replace(from, to) };
};
const asking = (exchange: Exchange, from: string, to: string): Exchange => {
  expect(exchange.requestBody).toContain(from);
  return { ...exchange, requestBody: (exchange.requestBody ?? '').replace(from, to) };
};
const without = (exchange: Exchange, header: string): Exchange => ({
  ...exchange,
  requestHeaders: new Map([...exchange.requestHeaders].filter(([name]) => name !== header)),
});

const planted: readonly (readonly [string, () => Exchange, string, string, string])[] = [
  [
    'money as a number',
    () => answering(balance(), '"12500.50"', '12500.5'),
    'getBalance',
    'answer.value.sumBalance',
    'type',
  ],
  [
    'money with a comma',
    () => answering(balance(), '12500.50', '12,500.50'),
    'getBalance',
    'answer.value.sumBalance',
    'value',
  ],
  [
    'a field that is gone',
    () => answering(balance(), '"asOf"', '"at"'),
    'getBalance',
    'answer.value.asOf',
    'missing',
  ],
  [
    'a new field',
    () => answering(balance(), '"asOf"', '"bonus":"1.00","asOf"'),
    'getBalance',
    'answer.value.bonus',
    'unknown',
  ],
  [
    'null where a text belongs',
    () => answering(at('/wps/member/info'), '"nickname":"', '"nickname":null,"was":"'),
    'getMemberInfo',
    'answer.value.nickname',
    'type',
  ],
  [
    'an envelope without a message',
    () => answering(balance(), '"message"', '"msg"'),
    'getBalance',
    'answer.message',
    'missing',
  ],
  [
    'no envelope',
    () => ({ ...balance(), answer: '{"sumBalance":"1.00"}' }),
    'getBalance',
    'answer.value',
    'missing',
  ],
  [
    'a page instead of JSON',
    () => ({ ...balance(), answer: '<html>' }),
    'getBalance',
    'answer',
    'type',
  ],
  [
    'an object instead of a list',
    () => answering(at('/wps/system/countries'), '"value":[{', '"value":{"list":[{'),
    'getCountries',
    'answer',
    'type',
  ],
  [
    'a wrong item deep in a list',
    () => answering(at('/wps/v2/records/bets'), '"stake":"500.00"', '"stake":500'),
    'getBets',
    'answer.value.rows[].stake',
    'type',
  ],
  [
    'a word nobody listed',
    () => answering(at('/wps/v2/deposit/list'), '"status":"pending"', '"status":"onHold"'),
    'getDeposits',
    'answer.value.rows[].status',
    'word',
  ],
  [
    'a code nobody listed',
    () => ({
      ...balance(),
      answer: '{"success":false,"value":{"code":"NEW_RULE"},"message":null}',
    }),
    'getBalance',
    'answer.value.code',
    'word',
  ],
  [
    'an unknown address',
    () => ({ ...balance(), url: `${origin}/wps/v3/wallets` }),
    'GET /wps/v3/wallets',
    'address',
    'unknown',
  ],
  [
    'another method',
    () => ({ ...balance(), method: 'POST' }),
    'POST /wps/v2/wallets/balance',
    'method',
    'value',
  ],
  [
    'an unknown parameter',
    () => ({ ...balance(), url: `${balance().url}?typeId=0` }),
    'getBalance',
    'query.typeId',
    'unknown',
  ],
  [
    'a token in the address',
    () => ({ ...balance(), url: `${balance().url}?token=abc` }),
    'getBalance',
    'query.token',
    'secret',
  ],
  [
    'a parameter out of bounds',
    () => ({ ...at('/wps/v2/messages'), url: `${origin}/wps/v2/messages?pageSize=500` }),
    'getMessages',
    'query.pageSize',
    'value',
  ],
  [
    'a parameter that is missing',
    () => ({ ...at('/wps/v2/deposit'), url: `${origin}/wps/v2/deposit` }),
    'getDeposit',
    'query.depositId',
    'missing',
  ],
  [
    'no token where one is needed',
    () => without(balance(), 'authorization'),
    'getBalance',
    'header.Authorization',
    'missing',
  ],
  [
    'no idempotency key',
    () => without(at('/wps/v2/deposit', 'POST'), 'idempotency-key'),
    'createDeposit',
    'header.Idempotency-Key',
    'missing',
  ],
  [
    'a request word that is refused',
    () => asking(at('/wps/v2/withdraw/confirmation', 'POST'), '"received"', '"yes"'),
    'answerWithdrawal',
    'request.answer',
    'value',
  ],
  [
    'a request field nobody knows',
    () => asking(at('/wps/v2/deposit', 'POST'), '"amount"', '"sum":1,"amount"'),
    'createDeposit',
    'request.sum',
    'unknown',
  ],
  [
    'no request body',
    () => ({ ...at('/wps/v2/deposit', 'POST'), requestBody: null }),
    'createDeposit',
    'request',
    'missing',
  ],
];

test.each(planted)('[X-03] finds %s', (_name, make, operation, field, kind) => {
  const others = exchanges.slice(0, 20);
  const { differences } = driftOf(contract, [...others, make()]);
  const found = differences.map((difference) => ({ ...difference }));
  expect(found).toContainEqual(expect.objectContaining({ operation, field, kind, times: 1 }));
});

test('[X-03] the same difference is told once, with how often it was seen', () => {
  const wrong = answering(balance(), '"12500.50"', '1');
  expect(driftOf(contract, [wrong, wrong, wrong]).differences).toEqual([
    expect.objectContaining({ field: 'answer.value.sumBalance', times: 3, severity: 'error' }),
  ]);
});

test('[X-03] pictures and preflights are left out; a prefix is taken off', () => {
  const picture = { ...balance(), url: `${origin}/art/cover/1.svg` };
  const preflight = { ...balance(), method: 'OPTIONS' };
  const report = driftOf(contract, [picture, preflight]);
  expect([report.skipped, report.differences]).toEqual([2, []]);
  const behind = { ...balance(), url: `${origin}/api/wps/v2/wallets/balance` };
  expect(driftOf(contract, [behind], { prefix: '/api' }).seen).toEqual(['getBalance']);
});

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

test('[X-03] the command says by its exit code whether something differs', {
  timeout: 60_000,
}, async () => {
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

test('[X-03] the proxy watches a running backend and keeps what it saw, masked', {
  timeout: 60_000,
}, async () => {
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
    await api.logout();
    const report = driftOf(contract, through);
    expect(report.differences.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(report.seen).toEqual(['getBalance', 'getGameList', 'login', 'logout']);
    await proxy.idle();
    expect(readHar(JSON.parse(proxy.har()))).toHaveLength(4);
    for (const secret of [session, password]) expect(proxy.har()).not.toContain(secret);
  } finally {
    proxy.close();
    backend.close();
  }
});

test('[X-03] the recorder changes nothing of what the client gets', async () => {
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
