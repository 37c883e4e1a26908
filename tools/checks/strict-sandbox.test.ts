import { createSandbox } from '@parlour/sandbox';
import { describe, expect, test } from 'vitest';
import { bundledContract } from '../../packages/api-client/generate/bundle.ts';
import {
  bodyMediaOf,
  operationsOf,
  queryParametersOf,
} from '../../packages/api-client/generate/document.ts';
import { schemas } from '../../packages/api-client/src/schemas.ts';
import { exampleInputs } from '../../packages/api-client/src/testing/examples.ts';

const contract = bundledContract();
const inputs = exampleInputs(contract);
const operations = Object.values(schemas);
/** Addresses that take an HTML form. */
const forms = new Set(
  operationsOf(contract).flatMap(({ raw, path }) => (bodyMediaOf(raw)?.isForm ? [path] : [])),
);
const at = (value: unknown, key: string): unknown => Reflect.get(Object(value), key);

/** A backend with an agent who may ask everything. */
async function seated() {
  const sandbox = createSandbox({ clock: { now: () => Date.UTC(2026, 10, 20, 14) } });
  let token = '';
  const ask = async (method: string, path: string, input: unknown) => {
    const query = new URLSearchParams(
      Object.entries(Object(input)).map(([name, value]) => [name, String(value)]),
    );
    const url = `http://strict.invalid${path}${method === 'GET' ? `?${query}` : ''}`;
    const body = forms.has(path) ? query : JSON.stringify(input);
    const headers = { Authorization: token, Language: 'EN' };
    const answer = await sandbox.fetch(
      new Request(url, { method, headers, ...(method !== 'GET' && { body }) }),
    );
    const document: unknown = await answer.json();
    return {
      status: answer.status,
      success: at(document, 'success'),
      value: at(document, 'value'),
    };
  };
  const login = { type: 'username', username: 'demo_agent', password: 'Parlour#2026' };
  token = String(at((await ask('POST', '/wps/session/login', login)).value, 'token'));
  return ask;
}

/** Their fields are those of the operator's rules, whatever these are (REG-02). */
const open: readonly string[] = ['register', 'registerByMobile'];
/** It ends the session of whoever asks. */
const last = 'logout';

test('[API-04] a parameter nobody knows is refused by every operation, and named', async () => {
  const ask = await seated();
  const lenient: string[] = [];
  for (const { id, method, path } of operations) {
    if (open.includes(id) || id === last) continue;
    const { value } = await ask(method, path, { ...Object(inputs.get(id)), nosuch: 'x' });
    const named = at(at(value, 'fields'), 'nosuch');
    if (at(value, 'code') !== 'VALIDATION' || named === undefined) lenient.push(id);
  }
  expect(lenient).toEqual([]);
});

describe('[API-04] the bounds of a page', () => {
  const paged = operationsOf(contract)
    .filter(({ raw }) => queryParametersOf(raw).some(({ name }) => name === 'pageNo'))
    .map(({ id, path }) => ({ id, path }));

  test('hold in every list', async () => {
    expect(paged.length).toBeGreaterThan(25);
    const ask = await seated();
    for (const { id, path } of paged) {
      const input = Object(inputs.get(id));
      for (const bounds of [
        { pageNo: 0 },
        { pageNo: -1 },
        { pageSize: 0 },
        { pageSize: 100_000 },
      ]) {
        const { status, success, value } = await ask('GET', path, { ...input, ...bounds });
        expect(status, id).toBe(200);
        const rows = Object.values(Object(value)).find((part) => Array.isArray(part));
        if (success === true) expect(at(rows, 'length'), id).toBeLessThanOrEqual(200);
        else expect(at(value, 'code'), `${id} ${JSON.stringify(bounds)}`).toBe('VALIDATION');
      }
      const far = await ask('GET', path, { ...input, pageNo: 999_999 });
      const rows = Object.values(Object(far.value)).find((part) => Array.isArray(part));
      expect([id, far.success, at(rows, 'length')]).toEqual([id, true, 0]);
    }
  });
});
