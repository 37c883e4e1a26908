import { createSandbox } from '@parlour/sandbox';
import { describe, expect, test } from 'vitest';
import { bundledContract } from '../../packages/api-client/generate/bundle.ts';
import {
  bodyMediaOf,
  bodyNameOf,
  at as inside,
  isRecord,
  operationsOf,
  queryParametersOf,
} from '../../packages/api-client/generate/document.ts';
import { schemas } from '../../packages/api-client/src/schemas.ts';
import { exampleInputs } from '../../packages/api-client/src/testing/examples.ts';

const contract = bundledContract();
const inputs = exampleInputs(contract);
const operations = Object.values(schemas);
/** Addresses that accept an HTML form. */
const forms = new Set(
  operationsOf(contract).flatMap(({ raw, path }) => (bodyMediaOf(raw)?.isForm ? [path] : [])),
);
const at = (value: unknown, key: string): unknown => Reflect.get(Object(value), key);

/** A backend with an agent who may call every operation. */
async function seated() {
  const sandbox = createSandbox({ clock: { now: () => Date.UTC(2026, 10, 20, 14) } });
  let token = '';
  const ask = async (method: string, path: string, input: unknown, search = '') => {
    const query = new URLSearchParams(
      Object.entries(Object(input)).map(([name, value]) => [name, String(value)]),
    );
    const url = `http://strict.invalid${path}${method === 'GET' ? `?${query}` : search}`;
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

/** Tested last: it ends the session. */
const last = 'logout';

test('[API-04] every operation refuses an unknown parameter, and names it', async () => {
  const ask = await seated();
  const lenient: string[] = [];
  for (const { id, method, path } of operations) {
    if (id === last) continue;
    const { value } = await ask(method, path, { ...Object(inputs.get(id)), nosuch: 'x' });
    const named = at(at(value, 'fields'), 'nosuch');
    if (at(value, 'code') !== 'VALIDATION' || named === undefined) lenient.push(id);
  }
  expect(lenient).toEqual([]);
  const strange = await ask('DELETE', '/wps/session/logout', { nosuch: 'x' });
  expect(at(strange.value, 'code')).toBe('VALIDATION');
  // A refused call is not carried out, so the session still exists.
  expect((await ask('GET', '/wps/member/info', {})).success).toBe(true);
});

test('[API-04] every write refuses a parameter in its query, and names it', async () => {
  const ask = await seated();
  const lenient: string[] = [];
  const writes = operations.filter(({ method }) => method !== 'GET');
  expect(writes.length).toBeGreaterThan(60);
  for (const { id, method, path } of writes) {
    const { value } = await ask(method, path, inputs.get(id) ?? {}, '?nosuch=x');
    const named = at(at(value, 'fields'), 'nosuch');
    if (at(value, 'code') !== 'VALIDATION' || named === undefined) lenient.push(id);
  }
  expect(lenient).toEqual([]);
});

test('[API-04] the live jackpot accepts only its own parameter', async () => {
  const sandbox = createSandbox();
  const said = async (search: string) => {
    const url = `http://strict.invalid/lgw/games/jackpot/stream${search}`;
    const answer = await sandbox.fetch(new Request(url));
    if (answer.headers.get('Content-Type') !== 'text/event-stream') {
      return at(at(await answer.json(), 'value'), 'code');
    }
    // An event stream never ends.
    await answer.body?.cancel();
    return 'feed';
  };
  expect(await said('?scope=rng')).toBe('feed');
  expect(await said('?nosuch=x')).toBe('VALIDATION');
  expect(await said('?scope=x')).toBe('VALIDATION');
  expect(await said('?scope=home&scope=rng')).toBe('VALIDATION');
});

/** One value for each type that JSON has. */
const anything: readonly (readonly [type: string, value: unknown])[] = [
  ['null', null],
  ['array', []],
  ['object', {}],
  ['boolean', true],
  ['number', 1e21],
  ['string', 'x\u0000y'],
  ['string', 'x\u001b[31m'],
  ['string', 'x\ud800y'],
  ['string', 'x\u202ey'],
];

/** Each parameter of a body, with its type in the contract. */
function bodyParameters(operation: (typeof contractOperations)[number]): [string, unknown][] {
  const name = bodyNameOf(operation);
  const properties = name && inside(contract, 'components', 'schemas', name, 'properties');
  return Object.entries(isRecord(properties) ? properties : {}).map(([parameter, schema]) => {
    const ref = String(inside(schema, '$ref') ?? '').split('/');
    const whole = ref.length > 1 ? inside(contract, ...ref.slice(1)) : schema;
    const { type, const: only } = Object(whole);
    return [parameter, type ?? (typeof only === 'string' ? 'string' : typeof only)];
  });
}
const contractOperations = operationsOf(contract);

test('[API-04] every body refuses a value of another type and an invalid text, and names the parameter', async () => {
  const ask = await seated();
  const lenient: string[] = [];
  let asked = 0;
  for (const operation of contractOperations) {
    const { id, method, path } = operation;
    for (const [parameter, type] of bodyParameters(operation)) {
      for (const [kind, wrong] of anything) {
        const fits = kind === type || (kind === 'number' && type === 'integer');
        // If the type is right, only a text can still be invalid, or a number for an integer.
        if (fits && kind !== 'string' && !(kind === 'number' && type === 'integer')) continue;
        // In a form every value is a text, and half a character is replaced by a whole one.
        if (forms.has(path) && (kind !== 'string' || wrong === 'x\ud800y')) continue;
        asked += 1;
        const body = { ...Object(inputs.get(id)), [parameter]: wrong };
        const { status, value } = await ask(method, path, body);
        const named = at(at(value, 'fields'), parameter);
        if (status !== 200 || at(value, 'code') !== 'VALIDATION' || named === undefined) {
          lenient.push(`${id} ${parameter}: ${JSON.stringify(wrong)}`);
        }
      }
    }
  }
  expect(lenient).toEqual([]);
  expect(asked).toBeGreaterThan(1_000);
});

describe('[API-04] the bounds of a page', () => {
  const paged = operationsOf(contract)
    .filter(({ raw }) => queryParametersOf(raw).some(({ name }) => name === 'pageNo'))
    .map(({ id, path, raw }) => ({ id, path, raw }));

  /** Lists of one item. The item of the example does not exist in this backend, but the bounds are checked first. */
  const ofOneThing: ReadonlySet<string> = new Set(['getRedEnvelopeClaims', 'getDownlineTransfers']);

  test('are checked in every list', async () => {
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
      if (ofOneThing.has(id)) expect(at(far.value, 'code'), id).toBe('NOT_FOUND');
      else expect([id, far.success, at(rows, 'length')]).toEqual([id, true, 0]);
    }
  });

  /** Lists with a largest page size in the contract. */
  const bounded = paged.flatMap(({ id, path, raw }) => {
    const size = queryParametersOf(raw).find(({ name }) => name === 'pageSize');
    const largest = inside(size, 'schema', 'maximum');
    return typeof largest === 'number' ? [{ id, path, largest }] : [];
  });

  test('are those of the contract: a page just beyond them is refused, the largest allowed one is not', async () => {
    expect(bounded.length).toBeGreaterThan(20);
    const ask = await seated();
    for (const { id, path, largest } of bounded) {
      const input = Object(inputs.get(id));
      const within = await ask('GET', path, { ...input, pageNo: 1, pageSize: largest });
      if (ofOneThing.has(id)) expect(at(within.value, 'code'), id).toBe('NOT_FOUND');
      else expect([id, within.success]).toEqual([id, true]);
      for (const [name, wrong] of [
        ['pageNo', 0],
        ['pageNo', 1.5],
        ['pageSize', 0],
        ['pageSize', largest + 1],
      ] as const) {
        const { value } = await ask('GET', path, { ...input, [name]: wrong });
        const what = `${id} ${name}=${wrong}`;
        expect([what, at(value, 'code')]).toEqual([what, 'VALIDATION']);
        expect(at(at(value, 'fields'), name), what).toBeDefined();
      }
    }
  });

  test('limit a list of games to two hundred games at once', async () => {
    const ask = await seated();
    const path = '/wps/relay/GCSGAME_gameList';
    const { value } = await ask('GET', path, { pageSize: 100_000 });
    expect(at(at(value, 'games'), 'length')).toBe(200);
    const first = await ask('GET', path, { pageNo: 0 });
    expect(first.value).toEqual((await ask('GET', path, {})).value);
    const least = await ask('GET', path, { pageSize: 0 });
    expect(at(at(least.value, 'games'), 'length')).toBe(1);
  });

  test('limit a list of favourites to a hundred games at once', async () => {
    const ask = await seated();
    for (let nodeId = 1; nodeId <= 101; nodeId += 1) {
      const favourite = { nodeId, vendor: 'x', gameType: 'RNG' };
      await ask('POST', '/wps/relay/MCSFE_addFavoriteGameV2', favourite);
    }
    const path = '/wps/relay/MCSFE_getFavoriteGamesList';
    const { value } = await ask('GET', path, { pageSize: 100_000 });
    expect(at(at(value, 'content'), 'length')).toBe(100);
    const first = await ask('GET', path, { pageNo: 0 });
    expect(first.value).toEqual((await ask('GET', path, {})).value);
  });
});
