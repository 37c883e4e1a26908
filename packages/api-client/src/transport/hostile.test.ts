import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apiOn, failureOf, ok } from '../testing/backend.ts';
import { isApiError } from './errors.ts';

const info = { id: 'm-1', account: 'demo', nickname: 'Rupa', type: 99 };
const member = { getToken: () => 'token-1' };
const body = (value: string) => new Response(`{"success":true,"message":null,"value":${value}}`);

test('[API-02] keys that the contract does not have are dropped at every depth', async () => {
  const known = { ...info, clubLabel: { labelName: 'Gold', rankLevel: 5 } };
  const { api } = apiOn(
    [ok({ ...known, debug: 1, clubLabel: { ...known.clubLabel, sql: 'x' } })],
    member,
  );
  expect(await api.getMemberInfo()).toEqual(known);
});

test('[API-02] an unknown member type and an unknown system status are accepted', async () => {
  expect(await apiOn([ok(info)], member).api.getMemberInfo()).toMatchObject({ type: 99 });
  const status = { status: 7, location: { ip: '203.0.113.9' } };
  expect(await apiOn([ok(status)]).api.getSystemStatus()).toEqual(status);
});

test('[API-02] an answer cannot change a prototype', async () => {
  const rules = body('{"__proto__":{"polluted":true},"username":{"__proto__":{"polluted":true}}}');
  const read = await apiOn([rules]).api.getRegisterRules();
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  expect(Object.keys(read)).toEqual(['username']);
  const text =
    '{"success":false,"message":null,"value":{"code":"VALIDATION","fields":{"__proto__":"x","a":"b"}}}';
  const error = await failureOf(apiOn([new Response(text)]).api.getRegisterRules());
  expect(isApiError(error) && error.fields).toStrictEqual({ a: 'b' });
  expect('polluted' in {}).toBe(false);
});

test('[API-02] register rules of any shape are returned unchanged', async () => {
  const rules = { username: null, password: { minLength: '8' }, order: 3, qqNum: [] };
  expect(await apiOn([ok(rules)]).api.getRegisterRules()).toEqual(rules);
});

test('[API-02] a document nested 50,000 deep is refused without a crash', async () => {
  const deep = `${'[{"modId":"X","enabled":true,"children":'.repeat(50_000)}[]${'}]'.repeat(50_000)}`;
  const error = await failureOf(
    apiOn([body(`{"modules":${deep}}`)]).api.getSiteSettings({ url: 'x' }),
  );
  expect(isApiError(error)).toBe(true);
});

test('[API-02] 2,000 random bodies give a valid value or an ApiError, and nothing else', async () => {
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((value) => `{"success":true,"message":null,"value":${value}}`),
    fc.json().map((value) => `{"success":false,"message":${value},"value":${value}}`),
    fc
      .dictionary(fc.constantFrom('id', 'account', 'nickname', 'type', '__proto__'), fc.jsonValue())
      .map((value) => JSON.stringify({ success: true, value, message: null })),
  );
  const status = fc.constantFrom(200, 201, 400, 401, 403, 429, 500, 503);
  let failures = 0;
  await fc.assert(
    fc.asyncProperty(text, status, async (given, http) => {
      const { api } = apiOn([new Response(given, { status: http })], member);
      try {
        expect(typeof (await api.getMemberInfo()).account).toBe('string');
      } catch (error) {
        failures += 1;
        expect(isApiError(error)).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
  expect(failures).toBeGreaterThan(1_000);
  expect('polluted' in {}).toBe(false);
});
