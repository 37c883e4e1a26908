import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { at, isRecord } from '../generate/document.ts';
import { findOperation, schemas } from './schemas.ts';

const root = resolve(import.meta.dirname, '../../..');
const contract = resolve(import.meta.dirname, '../openapi');
const origins = ['specified', 'observed', 'assumed'];
const all = Object.values(schemas);

const documents = (folder: string): [string, unknown][] =>
  readdirSync(join(contract, folder)).map((name) => [
    name,
    parse(readFileSync(join(contract, folder, name), 'utf8')),
  ]);

const operations: [string, Record<string, unknown>][] = documents('paths').flatMap(([, document]) =>
  Object.values(isRecord(document) ? document : {}).flatMap((item) =>
    Object.values(isRecord(item) ? item : {}).flatMap(
      (operation): [string, Record<string, unknown>][] =>
        isRecord(operation) ? [[String(operation.operationId), operation]] : [],
    ),
  ),
);
const calls = operations.filter(([, operation]) => operation['x-stream'] !== true);

const named: [string, unknown][] = documents('schemas').flatMap(([, document]) =>
  Object.entries(isRecord(document) ? document : {}),
);

test.each(operations)('[API-01] the operation %s has an origin', (_id, operation) => {
  expect(origins).toContain(operation['x-origin']);
});

test.each(named)('[API-01] the shape %s has an origin', (_name, schema) => {
  expect(origins).toContain(at(schema, 'x-origin'));
});

test('[API-01] every operation of the contract is generated, and no other', () => {
  const ids = calls.map(([id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(all.map(({ id }) => id).sort()).toEqual(ids.sort());
});

test('[API-01] no response has a closed list of words: an unknown word must not fail the whole answer', () => {
  const bodies = /(Body|Params|GameTypeCode|EncryptedPayload)$/;
  const closed = named.filter(
    ([name, schema]) => !bodies.test(name) && JSON.stringify(schema).includes('"enum"'),
  );
  expect(closed).toEqual([]);
});

test('[API-01] no schema accepts a number as money', () => {
  const money =
    /balance|amount|bet$|fee$|bonus$|stake|payout|winLoss|profit|net$|prize|deposits|withdrawals|turnover$|total$|^main$|reward$|commission/i;
  // Counts whose names contain such a word.
  const counts = [
    'PointBalance.balance',
    'PointChange.balanceAfter',
    'MissionSummary.total',
    'Security.payoutAccounts',
  ];
  const loose = named.flatMap(([name, schema]) => {
    const properties = at(schema, 'properties');
    return Object.entries(isRecord(properties) ? properties : {})
      .filter(([property]) => money.test(property))
      .filter(([, shape]) => ['integer', 'number'].includes(String(at(shape, 'type'))))
      .map(([property]) => `${name}.${property}`)
      .filter((where) => !counts.includes(where));
  });
  expect(loose).toEqual([]);
});

test('[WAL-07] every call that moves money accepts an idempotency key', () => {
  const moves =
    /^(create|transfer|claim|redeem|convert|send)(Deposit|Withdrawal|Wallet|To|All|Re|Mi|Pr|Ra|Po)/;
  const keyless = all.filter(
    ({ id, method, idempotent }) => method !== 'GET' && moves.test(id) && !idempotent,
  );
  expect(keyless.map(({ id }) => id).filter((id) => id !== 'sendRegisterSms')).toEqual([]);
  expect(all.filter(({ idempotent, method }) => idempotent && method === 'GET')).toEqual([]);
});

test('[API-01] an operation is found by method and path, and not for an unknown path', () => {
  expect(findOperation('put', '/wps/member/register')?.id).toBe('register');
  expect(findOperation('GET', '/wps/member/register')).toBeUndefined();
  expect(findOperation('GET', '/constructor')).toBeUndefined();
});

test('[API-01] the validator of an answer accepts a refusal and rejects a wrong value', () => {
  const { envelope } = schemas.getBalance;
  const refusal = { success: false, value: { code: 'UNAUTHENTICATED' }, message: 'Please log in' };
  expect(envelope.safeParse(refusal).success).toBe(true);
  const number = { success: true, value: { sumBalance: 1, asOf: 'x' }, message: null };
  expect(envelope.safeParse(number).success).toBe(false);
});

test('[API-01] generating again gives identical files', () => {
  const run = () =>
    execFileSync(process.execPath, [join(root, 'tools/generate.ts'), '--check'], { stdio: 'pipe' });
  expect(run).not.toThrow();
});
