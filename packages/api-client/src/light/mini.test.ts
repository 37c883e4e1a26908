import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { operations } from '../generated/operations.ts';
import { exampleAnswers } from '../testing/examples.ts';
import type { Schema } from '../transport/types.ts';

const byZod: Readonly<Record<string, { readonly value: Schema<unknown> }>> = operations;
let light: Readonly<Record<string, { readonly value: Schema<unknown> }>> = {};

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('zod/mini', () => import('./mini.ts'));
  light = (await import('../generated/operations.ts')).operations;
  vi.doUnmock('zod/mini');
});

const answers = exampleAnswers();
const ids = Object.keys(byZod);

/** The verdict on a value: what is left of it, or where it does not fit. */
function verdict(schema: Schema<unknown> | undefined, value: unknown): unknown {
  const result = schema?.safeParse(value);
  if (result?.success) return { data: result.data };
  return {
    misfits: [...new Set(result?.error.issues.map(({ path }) => path.map(String).join('.')))],
  };
}

const strange: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  'x',
  '12.5',
  0,
  -1,
  1.5,
  2 ** 60,
  [],
  {},
  [null],
  { a: 1 },
];

/** All places in a value, as paths. */
function places(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, one]) => places(one, [...path, key]))];
}

/** The same value with something else in one place, or with one more key beside it. */
function changed(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === key ? changed(one, rest, other) : one));
  const { [key]: inner, ...others }: Record<string, unknown> = Object(value);
  const next = changed(inner, rest, other);
  return next === undefined ? others : { ...others, [key]: next, surplus: 1 };
}

test('[API-01] the light models are other code', () => {
  expect(ids.length).toBeGreaterThan(150);
  for (const id of ids) expect(Object.keys(Object(light[id]?.value)), id).toContain('read');
});

test('[API-01] the light models judge the examples of every operation as zod does', () => {
  for (const id of ids) {
    const { value } = answers.get(id) ?? {};
    expect(verdict(byZod[id]?.value, value), id).toHaveProperty('data');
    expect(verdict(light[id]?.value, value), id).toEqual(verdict(byZod[id]?.value, value));
  }
});

test('[API-01] they judge any spoiled answer as zod does, and name the same places', () => {
  for (const id of ids) {
    const { value } = answers.get(id) ?? {};
    const all = places(value);
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.constantFrom(...strange), (place, other) => {
        const spoiled = changed(value, place, other);
        expect(verdict(light[id]?.value, spoiled), id).toEqual(verdict(byZod[id]?.value, spoiled));
      }),
      { numRuns: 60 },
    );
  }
});

test('[API-01] no document breaks them', () => {
  for (const id of ids) {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(verdict(light[id]?.value, value), id).toEqual(verdict(byZod[id]?.value, value));
      }),
      { numRuns: 20 },
    );
  }
});
