import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schemas } from '../schemas.ts';
import { apiOn } from '../testing/backend.ts';
import { exampleAnswers, exampleInputs } from '../testing/examples.ts';
import { newKey } from '../testing/new-key.ts';
import { isApiError } from './errors.ts';

const perOperation = 64;
const inputs = exampleInputs();
const answers = exampleAnswers();
const everyId = Object.values(schemas).map(({ id }) => id);

/** Values that a backend should not send, and some that it may. */
const strange = fc.oneof(
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e21,
    '',
    '12',
    'NaN',
    '1e400',
    '__proto__',
    [],
    {},
  ),
  fc.constantFrom('<img src=x onerror=alert(1)>', '12,500.50', '\u09e7\u09e8', '9'.repeat(400)),
  fc
    .constantFrom('{"__proto__":{"polluted":true}}', '{"constructor":{"prototype":{"polluted":1}}}')
    .map((text): unknown => JSON.parse(text)),
  fc.jsonValue(),
);

type Steps = readonly number[];

/** The document with one place replaced or removed, or with a prototype key added. */
function mutated(document: unknown, [first = 0, ...rest]: Steps, change: unknown): unknown {
  if (typeof document !== 'object' || document === null) return change;
  const entries: [string, unknown][] = Object.entries(document);
  if (entries.length === 0 || rest.length === 0) return change;
  const place = first % (entries.length + 1);
  if (place === entries.length) {
    return JSON.parse(
      JSON.stringify({ ...document, extra: change }).replace('"extra"', '"__proto__"'),
    );
  }
  const changed = entries.map(([key, value], index): [string, unknown] => [
    key,
    index === place ? mutated(value, rest, change) : value,
  ]);
  if (Array.isArray(document)) return changed.map(([, value]) => value);
  return Object.fromEntries(first % 5 === 0 ? changed.toSpliced(place, 1) : changed);
}

const bodyLike = (example: unknown) =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .tuple(fc.array(fc.nat(60), { minLength: 1, maxLength: 7 }), strange)
        .map(([steps, change]) => JSON.stringify(mutated(example, steps, change)) ?? ''),
    },
    { weight: 1, arbitrary: fc.nat(400).map((length) => JSON.stringify(example).slice(0, length)) },
    { weight: 1, arbitrary: fc.oneof(fc.string(), fc.json()) },
    {
      weight: 1,
      arbitrary: fc.json().map((value) => `{"success":true,"message":null,"value":${value}}`),
    },
    {
      weight: 1,
      arbitrary: fc.json().map((value) => `{"success":false,"message":${value},"value":${value}}`),
    },
  );

const statuses = fc.constantFrom(200, 200, 200, 200, 201, 400, 401, 403, 429, 500, 503);

/** Whether anything inside is undefined or has its own prototype. */
function leaks(value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== (Array.isArray(value) ? Array.prototype : Object.prototype)) return true;
  return Object.values(value).some(leaks);
}

test('[API-02] 10,000 random and mutated bodies over all operations give a valid value or an ApiError', async () => {
  const before = Object.getOwnPropertyNames(Object.prototype).join();
  const key = await newKey();
  const ends = { value: 0, error: 0 };
  for (const [index, id] of everyId.entries()) {
    const bodies = fc.sample(fc.tuple(bodyLike(answers.get(id)), statuses), {
      numRuns: perOperation,
      seed: 20_261_120 + index,
    });
    for (const [body, status] of bodies) {
      const { api } = apiOn([new Response(body, { status })], { getToken: () => 'token-1' });
      const call: unknown = Reflect.get(api, id);
      if (typeof call !== 'function') throw new Error(`${id} is no call`);
      const input = inputs.get(id);
      try {
        const value: unknown = await call(...(input === undefined ? [] : [input]), key);
        ends.value += 1;
        const { envelope } = schemas[id];
        expect(leaks(value), `${id}: ${body}`).toBe(false);
        expect(envelope.safeParse({ success: true, value, message: null }).success).toBe(true);
      } catch (error) {
        ends.error += 1;
        if (!isApiError(error)) throw error;
        expect(`${error.message} ${error.serverMessage ?? ''}`).not.toContain('undefined');
      }
    }
  }
  expect(ends.value + ends.error).toBeGreaterThanOrEqual(10_000);
  // Both results occur often.
  expect(Math.min(ends.value, ends.error)).toBeGreaterThan(1_000);
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
  expect('polluted' in {}).toBe(false);
});
