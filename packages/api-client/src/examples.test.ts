import Ajv from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { bundledContract } from '../generate/bundle.ts';
import { at, isRecord, operationsOf } from '../generate/document.ts';
import { Failure } from './generated/model/failure.zod.ts';
import { schemas } from './schemas.ts';
import { isBackendCode } from './transport/errors.ts';

const contract = bundledContract();
const operations = operationsOf(contract);
// OpenAPI adds words of its own to JSON Schema; they say nothing about validity.
const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addSchema({ $id: 'contract', components: contract.components });

/** A second opinion beside the generated validators: plain JSON Schema on the contract itself. */
function misfitsOf(schema: unknown, value: unknown): unknown {
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/'));
  const validate = ajv.compile(absolute);
  return validate(value) ? null : validate.errors;
}

const json = ['content', 'application/json'];
const success = (raw: unknown) => at(raw, 'responses', '200', ...json);

test.each(operations)('[API-01] $id shows an answer that fits', ({ id, raw }) => {
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

test.each(withBody)('[API-01] $id shows a request that fits', ({ raw }) => {
  const media = at(raw, 'requestBody', ...json);
  const example = at(media, 'example');
  expect(isRecord(example)).toBe(true);
  expect(misfitsOf(at(media, 'schema'), example)).toBeNull();
});

const refusals = Object.entries(Object(at(contract, 'components', 'examples'))).map(
  ([code, example]) => ({ code, value: at(example, 'value') }),
);

test.each(refusals)('[API-02] the refusal $code is shown, and fits', ({ code, value }) => {
  expect(isBackendCode(code)).toBe(true);
  expect(at(value, 'value', 'code')).toBe(code);
  expect(Failure.safeParse(value).success).toBe(true);
  expect(misfitsOf({ $ref: '#/components/schemas/Failure' }, value)).toBeNull();
});

test('[API-02] every refusal an operation names is shown, and every code is described', () => {
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

test('[API-01] the second validator does refuse', () => {
  const schema = { $ref: '#/components/schemas/Balance' };
  expect(misfitsOf(schema, { sumBalance: 1, asOf: 'x' })).not.toBeNull();
});
