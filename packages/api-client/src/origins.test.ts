import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { bundledContract } from '../generate/bundle.ts';
import { at, isRecord, type Json } from '../generate/document.ts';
import { isOrigin, type MarkedProperty, propertiesIn } from '../generate/origins.ts';
import { reportOf } from '../generate/report.ts';
import { specifiedCalls, specifiedProperties } from './testing/specification.ts';

const contract = bundledContract();
const listed = specifiedProperties();

const entries = (value: unknown): [string, unknown][] =>
  Object.entries(isRecord(value) ? value : {});

/** Every operation, streams included, with its method and path. */
const operationsIn = (document: Json): { call: string; raw: unknown }[] =>
  entries(document.paths).flatMap(([path, item]) =>
    entries(item).map(([method, raw]) => ({ call: `${method.toUpperCase()} ${path}`, raw })),
  );

const shapesIn = (document: Json): MarkedProperty[] =>
  entries(at(document, 'components', 'schemas')).flatMap(([name, shape]) =>
    propertiesIn(shape, name),
  );

/** Properties that operations define in place: the envelope around each value, all under one name. */
const envelopesIn = (document: Json): MarkedProperty[] =>
  operationsIn(document).flatMap(({ raw }) => propertiesIn(raw, 'Envelope'));

/** Properties without an origin, or marked "specified" although the list does not have them. */
const unfounded = (document: Json): string[] =>
  [...shapesIn(document), ...envelopesIn(document)]
    .filter(
      ({ where, origin }) => !isOrigin(origin) || (origin === 'specified' && !listed.has(where)),
    )
    .map(({ where }) => where);

const references = (document: Json, parameter: unknown): unknown => {
  const ref = at(parameter, '$ref');
  return typeof ref === 'string' ? at(document, ...ref.slice(2).split('/')) : parameter;
};

/** The same for every parameter in a query, a path or a header, by section 7 of the specification. */
function unfoundedParameters(document: Json): string[] {
  const calls = new Map(
    specifiedCalls().map(({ method, path, parameters }) => [`${method} ${path}`, parameters]),
  );
  return operationsIn(document).flatMap(({ call, raw }) => {
    const own = at(raw, 'parameters');
    return (Array.isArray(own) ? own : [])
      .map((parameter) => references(document, parameter))
      .filter((parameter) => {
        const origin = at(parameter, 'x-origin') ?? at(raw, 'x-origin');
        const named = calls.get(call)?.has(String(at(parameter, 'name'))) ?? false;
        return !isOrigin(origin) || (origin === 'specified' && !named);
      })
      .map((parameter) => `${call} ${String(at(parameter, 'name'))}`);
  });
}

test('[API-01] every property has an origin; "specified" ones are named by the specification', () => {
  expect(unfounded(contract)).toEqual([]);
  expect(shapesIn(contract).length).toBeGreaterThan(1_000);
  expect(envelopesIn(contract).length).toBeGreaterThanOrEqual(3 * 150);
});

test('[API-01] every parameter has an origin; "specified" ones are named in section 7', () => {
  expect(unfoundedParameters(contract)).toEqual([]);
});

test('[API-01] every name of the list is in the contract, and marked as specified there', () => {
  const specified = new Set(
    [...shapesIn(contract), ...envelopesIn(contract)]
      .filter(({ origin }) => origin === 'specified')
      .map(({ where }) => where),
  );
  expect([...listed.keys()].filter((name) => !specified.has(name))).toEqual([]);
  expect(listed.get('Winner.gameName')).toBe('3 Winners list');
});

/** The contract with one part changed. */
function changed(path: readonly (string | number)[], value: unknown): Json {
  const copy = structuredClone(contract);
  const last = path.at(-1);
  const parent = at(copy, ...path.slice(0, -1));
  if (!isRecord(parent) || last === undefined) throw new Error(`Nothing at ${path.join('.')}`);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

const shape = (...path: string[]) => ['components', 'schemas', ...path];
const text = { type: 'string' };
const answer = ['responses', '200', 'content', 'application/json', 'schema'];
const envelope = [...answer, 'oneOf', 0, 'properties'];

test.each<[string, (string | number)[], unknown, string]>([
  [
    'a guess in a specified shape',
    shape('Balance', 'properties', 'frozen'),
    text,
    'Balance.frozen',
  ],
  [
    'a guess called specified in an assumed shape',
    shape('Wallets', 'properties', 'frozen'),
    { ...text, 'x-origin': 'specified' },
    'Wallets.frozen',
  ],
  [
    'a guess inside a property',
    shape('Balance', 'properties', 'sumBalance'),
    { type: 'object', properties: { minor: text } },
    'Balance.sumBalance.minor',
  ],
  [
    'a guess in the rows of a list',
    shape('HotGames', 'properties', 'list', 'items'),
    { type: 'object', properties: { stars: text } },
    'HotGames.list.stars',
  ],
  ['a shape without a mark', shape('Wallets', 'x-origin'), undefined, 'Wallets.total'],
  ['a mark nobody knows', shape('Wallets', 'x-origin'), 'guessed', 'Wallets.total'],
  [
    'a guess in the envelope of a specified call',
    ['paths', '/wps/v2/wallets/balance', 'get', ...envelope, 'traceId'],
    text,
    'Envelope.traceId',
  ],
])('[API-01] the check of properties finds: %s', (_name, path, value, where) => {
  expect(unfounded(changed(path, value))).toContain(where);
});

test.each<[string, unknown]>([
  ['a guess in a specified call', { name: 'colour', in: 'query', schema: text }],
  [
    'a guess in a header',
    { name: 'X-Colour', in: 'header', schema: text, 'x-origin': 'specified' },
  ],
  ['a mark nobody knows', { name: 'colour', in: 'query', schema: text, 'x-origin': 'guessed' }],
])('[API-01] the check of parameters finds: %s', (_name, parameter) => {
  const path = ['paths', '/wps/v2/wallets/balance', 'get', 'parameters'];
  const name = String(at(parameter, 'name'));
  expect(unfoundedParameters(changed(path, [parameter]))).toEqual([
    `GET /wps/v2/wallets/balance ${name}`,
  ]);
});

test('[API-01] the report counts every property of the shapes and every parameter of a query', () => {
  const report = reportOf(contract);
  const sum = ({ specified, observed, assumed }: typeof report.properties) =>
    specified + observed + assumed;
  expect(sum(report.properties)).toBe(shapesIn(contract).length);
  // Every call has the envelope, but the list has it only once.
  const once = [...listed.keys()].filter((name) => !name.startsWith('Envelope.'));
  expect(report.properties.specified).toBe(once.length);
  const more = reportOf(changed(shape('Wallets', 'properties', 'frozen'), text));
  expect(more.properties.assumed).toBe(report.properties.assumed + 1);
  expect(() => reportOf(changed(shape('Wallets', 'x-origin'), undefined))).toThrow(
    'No origin: Wallets.total',
  );
});

test('[API-01] only the table for tools contains origins, no file that a page loads does', () => {
  const folder = resolve(import.meta.dirname, 'generated');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(10);
  const carrying = files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => /x-origin|\bassumed\b|\bobserved\b/.test(readFileSync(file, 'utf8')))
    .map((file) => relative(folder, file));
  expect(carrying).toEqual(['operations.ts']);
});
