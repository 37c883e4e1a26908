import Ajv from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { isDay, isInstant } from '../drift/formats.ts';
import { resolved } from '../drift/shape.ts';
import { bundledContract } from '../generate/bundle.ts';
import { at, bodyMediaOf, isRecord, operationsOf } from '../generate/document.ts';
import { Failure } from './generated/model/failure.zod.ts';
import { Money } from './generated/model/money.zod.ts';
import { schemas } from './schemas.ts';
import { isBackendCode } from './transport/errors.ts';

const contract = bundledContract();
const operations = operationsOf(contract);
// OpenAPI adds its own keywords to JSON Schema; they do not affect validity.
const ajv = new Ajv({
  strict: false,
  allErrors: true,
  formats: { date: isDay, 'date-time': isInstant },
});
ajv.addSchema({ $id: 'contract', components: contract.components });

/** Validates with plain JSON Schema on the contract itself, independently of the generated validators. */
function misfitsOf(schema: unknown, value: unknown): unknown {
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/'));
  const validate = ajv.compile(absolute);
  return validate(value) ? null : validate.errors;
}

const json = ['content', 'application/json'];
const success = (raw: unknown) => at(raw, 'responses', '200', ...json);

test.each(operations)('[API-01] the example answer of $id is valid', ({ id, raw }) => {
  const example = at(success(raw), 'example');
  expect(
    Object.values(schemas)
      .find((known) => known.id === id)
      ?.envelope.safeParse(example),
  ).toMatchObject({
    success: true,
  });
  expect(misfitsOf(at(success(raw), 'schema'), example)).toBeNull();
});

const withBody = operations.filter(({ raw }) => isRecord(raw.requestBody));

test.each(withBody)('[API-01] the example request of $id is valid', ({ raw }) => {
  const { schema, example } = bodyMediaOf(raw) ?? {};
  expect(isRecord(example)).toBe(true);
  expect(misfitsOf(schema, example)).toBeNull();
});

const refusals = Object.entries(Object(at(contract, 'components', 'examples'))).map(
  ([code, example]) => ({ code, value: at(example, 'value') }),
);

test.each(refusals)(
  '[API-02] the refusal $code has an example, and it is valid',
  ({ code, value }) => {
    expect(isBackendCode(code)).toBe(true);
    expect(at(value, 'value', 'code')).toBe(code);
    expect(Failure.safeParse(value).success).toBe(true);
    expect(misfitsOf({ $ref: '#/components/schemas/Failure' }, value)).toBeNull();
  },
);

test('[API-02] every refusal named by an operation has an example, and every code is described', () => {
  const shown = refusals.map(({ code }) => code);
  const named = operations.flatMap(({ raw }) =>
    Array.isArray(raw['x-errors']) ? raw['x-errors'] : [],
  );
  expect(named.filter((code) => !shown.includes(String(code)))).toEqual([]);
  const prose = String(
    at(contract, 'components', 'schemas', 'FailureDetail', 'properties', 'code', 'description'),
  );
  expect(shown.filter((code) => !new RegExp(`\\b${code}\\b`).test(prose))).toEqual([]);
});

test('[API-01] the second validator rejects a wrong value', () => {
  const schema = { $ref: '#/components/schemas/Balance' };
  expect(misfitsOf(schema, { sumBalance: 1, asOf: 'x' })).not.toBeNull();
});

/** Texts of a document, each with the schemas that can apply to it. */
function textsIn(given: readonly unknown[], value: unknown): [string, readonly unknown[]][] {
  const schemas = given.flatMap((part) => {
    const schema = resolved(contract, part);
    const branches = at(schema, 'oneOf') ?? at(schema, 'anyOf');
    const all = Array.isArray(branches) ? branches : [schema];
    return all.map((branch) => resolved(contract, branch));
  });
  if (typeof value === 'string') return [[value, schemas]];
  const entries: [string, unknown][] =
    isRecord(value) || Array.isArray(value) ? Object.entries(value) : [];
  return entries.flatMap(([key, part]) =>
    textsIn(
      schemas.flatMap((schema) =>
        Array.isArray(value) ? at(schema, 'items') : at(schema, 'properties', key),
      ),
      part,
    ),
  );
}

test('[API-01] an example text has the format of a day or an instant exactly when its schema says so', () => {
  const shown = operations.flatMap(({ id, raw }) => {
    const body = bodyMediaOf(raw);
    const texts = [
      ...textsIn([at(success(raw), 'schema')], at(success(raw), 'example')),
      ...textsIn([body?.schema], body?.example),
    ];
    return texts.map(([text, schemas]) => ({
      where: `${id}: ${text}`,
      is: isDay(text) ? 'date' : isInstant(text) ? 'date-time' : undefined,
      named: schemas.map((schema) => at(schema, 'format')).find((format) => format !== undefined),
    }));
  });
  expect(shown.filter(({ is }) => is !== undefined).length).toBeGreaterThan(100);
  expect(shown.filter(({ is, named }) => is !== named)).toEqual([]);
});

test('[API-01] days and instants follow RFC 3339', () => {
  const days = [
    '2026-11-20',
    '2028-02-29',
    '2026-02-29',
    '2026-11-2',
    '20/11/2026',
    '2026-13-01',
    '',
  ];
  expect(days.map(isDay)).toEqual([true, true, false, false, false, false, false]);
  const good = ['2026-11-20T06:00:00Z', '2026-11-20T06:00:00.123+06:00', '2026-12-31T23:59:60Z'];
  const bad = [
    '2026-11-20T06:00:00',
    '2026-11-20 06:00:00Z',
    '2026-11-20T24:00:00Z',
    '2026-02-30T06:00:00Z',
    '1795154400000',
    '2026-11-20',
  ];
  expect(good.filter((text) => !isInstant(text))).toEqual([]);
  expect(bad.filter(isInstant)).toEqual([]);
});

test('[API-01] the contract allows two decimals, the client accepts more', () => {
  const money = { $ref: '#/components/schemas/Money' };
  expect(['1', '1.5', '-12500.50'].map((text) => misfitsOf(money, text))).toEqual([
    null,
    null,
    null,
  ]);
  expect(misfitsOf(money, '1.505')).not.toBeNull();
  expect(Money.safeParse('1.505').success).toBe(true);
  expect(Money.safeParse('1,505').success).toBe(false);
});
