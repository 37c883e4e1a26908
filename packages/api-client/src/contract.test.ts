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

const paths: [string, Record<string, unknown>][] = documents('paths').flatMap(([, document]) =>
  Object.entries(isRecord(document) ? document : {}).flatMap(([id, item]) =>
    Object.entries(isRecord(item) ? item : {}).flatMap(
      ([, operation]): [string, Record<string, unknown>][] =>
        isRecord(operation) ? [[id, operation]] : [],
    ),
  ),
);

const named: [string, unknown][] = documents('schemas').flatMap(([, document]) =>
  Object.entries(isRecord(document) ? document : {}),
);

test.each(paths)(
  '[API-01] %s says where it comes from and shows an example that fits',
  (id, operation) => {
    expect(operation.operationId).toBe(id);
    expect(origins).toContain(operation['x-origin']);
    const example = at(operation, 'responses', '200', 'content', 'application/json', 'example');
    const known = all.find((candidate) => candidate.id === id);
    expect(known?.envelope.safeParse(example)).toMatchObject({ success: true });
  },
);

test.each(named)('[API-01] the shape %s says where it comes from', (_name, schema) => {
  expect(origins).toContain(at(schema, 'x-origin'));
});

test('[API-01] every operation of the contract is generated, and no other', () => {
  expect(all.map(({ id }) => id).sort()).toEqual(paths.map(([id]) => id).sort());
});

test('[API-01] no response closes a list of words: an unknown word must not cost the whole answer', () => {
  const bodies = /(Body|Params|GameTypeCode|EncryptedPayload)$/;
  const closed = named.filter(
    ([name, schema]) => !bodies.test(name) && JSON.stringify(schema).includes('"enum"'),
  );
  expect(closed).toEqual([]);
});

test('[API-01] no schema anywhere lets money be a number', () => {
  const amounts = /^(sumBalance|minBet|value|min|max|step|amount)$/;
  const loose = named.flatMap(([name, schema]) =>
    Object.entries(isRecord(at(schema, 'properties')) ? Object(at(schema, 'properties')) : {})
      .filter(([property, shape]) => amounts.test(property) && at(shape, 'type') !== undefined)
      .map(([property]) => `${name}.${property}`),
  );
  expect(loose).toEqual([]);
});

test('[API-01] an address is found by method and path, an unknown one is not', () => {
  expect(findOperation('put', '/wps/member/register')?.id).toBe('register');
  expect(findOperation('GET', '/wps/member/register')).toBeUndefined();
  expect(findOperation('GET', '/constructor')).toBeUndefined();
});

test('[API-01] a validator of answers accepts a refusal and refuses a wrong value', () => {
  const { envelope } = schemas.getBalance;
  const refusal = { success: false, value: { code: 'UNAUTHENTICATED' }, message: 'Please log in' };
  expect(envelope.safeParse(refusal).success).toBe(true);
  const number = { success: true, value: { sumBalance: 1, asOf: 'x' }, message: null };
  expect(envelope.safeParse(number).success).toBe(false);
});

test('[API-01] generating again changes no byte', { timeout: 60_000 }, () => {
  const run = () =>
    execFileSync(process.execPath, [join(root, 'tools/generate.ts'), '--check'], { stdio: 'pipe' });
  expect(run).not.toThrow();
});
