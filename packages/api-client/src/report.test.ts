import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { bundledContract, redocly } from '../generate/bundle.ts';
import { operationsOf } from '../generate/document.ts';
import { reportOf, reportPage } from '../generate/report.ts';
import { noScreen } from './testing/request-table.ts';
import { departuresOf, specifiedCalls, unfounded } from './testing/specification.ts';

const client = resolve(import.meta.dirname, '..');
const docs = resolve(client, '../../docs');
const report = reportOf(bundledContract());

/** Removes column widths: the formatter aligns tables. */
const withoutWidths = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.startsWith('|') ? line.split('|').map(cell).join('|') : line))
    .join('\n');
const cell = (text: string): string => text.trim().replace(/^-+$/, '---');

test('[API-01] docs/contract.md matches the contract', () => {
  const page = readFileSync(join(docs, 'contract.md'), 'utf8');
  expect(withoutWidths(page)).toBe(withoutWidths(reportPage(report)));
});

test('[API-01] the shares add up to the whole contract', () => {
  const { operations, rows } = report;
  expect(operations.specified + operations.observed + operations.assumed).toBe(rows.length);
  expect(operations.specified).toBeGreaterThanOrEqual(58);
  for (const { assumed, fields } of rows) expect(assumed).toBeLessThanOrEqual(fields);
});

const contract = bundledContract();
const operations = operationsOf(contract);

test('[API-01] the contract has every call of section 7 of the specification, with its method', () => {
  const known = new Set(report.rows.map(({ call }) => call));
  const wanted = specifiedCalls().map(({ method, path }) => `${method} ${path}`);
  expect(wanted.length).toBeGreaterThanOrEqual(60);
  expect(new Set(wanted).size).toBe(wanted.length);
  expect(wanted.filter((call) => !known.has(call))).toEqual([]);
});

/** Operations, each with the call that specifies it. */
const pairs = (calls = specifiedCalls()) =>
  calls.flatMap((specified) => {
    const operation = operations.find(
      ({ method, path }) => method === specified.method && path === specified.path,
    );
    return operation === undefined ? [] : [{ operation, specified }];
  });

test('[API-01] marks, parameters and constants match the specification, or the contract says why not', () => {
  const departing = pairs().map(({ operation, specified }) => ({
    id: operation.id,
    departs: departuresOf(contract, operation, specified),
    // Only a walk through the site can say which calls no screen makes.
    says: [operation.raw['x-departs'] ?? []]
      .flat()
      .map(String)
      .filter((word) => word !== noScreen)
      .sort(),
  }));
  expect(departing.filter(({ departs, says }) => departs.join() !== says.join())).toEqual([]);
  const reasons = operations.filter(({ raw }) => raw['x-departs'] !== undefined);
  expect(reasons.length).toBeGreaterThan(0);
  for (const { id, raw } of reasons) {
    expect(String(raw.description ?? '').length, id).toBeGreaterThan(40);
    expect(departing.map((one) => one.id)).toContain(id);
  }
});

test('[API-01] only parts that the specification has are marked as specified', () => {
  const claims = pairs().flatMap(({ operation, specified }) =>
    unfounded(contract, operation, specified),
  );
  expect(claims).toEqual([]);
  const named = new Set(pairs().map(({ operation }) => operation.id));
  expect(
    operations
      .filter(({ id, origin }) => origin === 'specified' && !named.has(id))
      .map(({ id }) => id),
  ).toEqual([]);
});

test.each([
  [
    'a method',
    'GET? /wps/relay/GCSGAME_hotGamesV2',
    'POST? /wps/relay/GCSGAME_hotGamesV2',
    undefined,
  ],
  ['a token', 'DELETE /wps/session/logout T', 'DELETE /wps/session/logout -', 'logout'],
  ['a cipher', '/wps/member/register - E', '/wps/member/register - -', 'register'],
  ['a form', 'FORM /wps', 'POST /wps', 'sendPasswordEmail'],
  ['a parameter', ' - - code domain', ' - - code domain device', 'verifyAffiliate'],
  ['a constant', 'limitNum=20', 'limitNum=25', 'getWinners'],
])('[API-01] a change in the specification is found: %s', (_name, from, to, id) => {
  const path = join(client, 'src/testing/specified-paths.txt');
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  const changed = specifiedCalls(text.replace(from, to));
  const found = pairs(changed).filter(
    ({ operation, specified }) =>
      departuresOf(contract, operation, specified).join() !==
      [operation.raw['x-departs'] ?? []]
        .flat()
        .map(String)
        .filter((word) => word !== noScreen)
        .sort()
        .join(),
  );
  expect(found.map(({ operation }) => operation.id)).toEqual(id === undefined ? [] : [id]);
  if (id === undefined) expect(pairs(changed)).toHaveLength(pairs().length - 1);
});

test.each([
  ['a parameter that the operation does not have', { other: { is: '3' } }],
  ['a word that is no text', { clientType: { is: 3 } }],
  ['a word and a fact at once', { clientType: { is: '3', of: 'device' } }],
])('[API-01] x-sends is refused with %s', (_name, sends) => {
  const parameters = [{ in: 'query', name: 'clientType' }];
  const get = { operationId: 'getGames', parameters, 'x-sends': sends };
  expect(() => operationsOf({ paths: { '/games': { get } } })).toThrow('getGames: x-sends');
});

test('[API-01] the linter reports no error', () => {
  expect(() => redocly(['lint', 'openapi/parlour.yaml'])).not.toThrow();
});

test.each([
  ['an operation without an origin', 'paths/wallet.yaml', '    x-origin: specified\n', ''],
  [
    'an example that does not fit',
    'paths/wallet.yaml',
    'sumBalance: "12500.50"',
    'sumBalance: 12500.5',
  ],
  ['a token in an address', 'paths/cashier.yaml', 'name: depositId', 'name: token'],
])('[API-01] the linter reports: %s', (_name, file, from, to) => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-lint-'));
  try {
    cpSync(join(client, 'openapi'), join(folder, 'openapi'), { recursive: true });
    cpSync(join(client, 'redocly.yaml'), join(folder, 'redocly.yaml'));
    const path = join(folder, 'openapi', file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    const program = resolve(client, '../../node_modules/@redocly/cli/bin/cli.js');
    const lint = () =>
      execFileSync(process.execPath, [program, 'lint', 'openapi/parlour.yaml'], {
        cwd: folder,
        stdio: 'pipe',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
      });
    expect(lint).toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
