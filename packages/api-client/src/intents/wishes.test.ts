import { describe, expect, test, vi } from 'vitest';
import { schemas } from '../schemas.ts';
import { device, deviceStore, lost, wish } from '../testing/device.ts';
import { exampleInputs } from '../testing/examples.ts';

const inputs = exampleInputs();
const keyed = Object.values(schemas).filter(({ idempotent }) => idempotent);
const isKeyed = (id: string): id is 'createDeposit' => keyed.some((one) => one.id === id);
const fieldsOf = (id: string): [string, unknown][] => Object.entries(Object(inputs.get(id)));

describe('[WAL-07] the hash of an intent', () => {
  test.each(keyed)(
    '$id: depends on the account, the call and each field except passwords',
    async ({ id }) => {
      if (!isKeyed(id)) throw new Error(id);
      const { open } = device();
      const page = open();
      const body = Object(inputs.get(id) ?? {});
      const first = await page(lost, body, id);
      const reversed = Object.fromEntries(Object.entries(body).reverse());
      expect(await page(lost, reversed, id)).toBe(first);
      expect(await page(lost, { ...body, later: undefined }, id)).toBe(first);
      expect(await page(lost, body, id, 'demo_vip')).not.toBe(first);
      for (const [name] of fieldsOf(id)) {
        const key = await page(lost, { ...body, [name]: 'something else' }, id);
        expect(key === first, name).toBe(name === 'paymentPassword' || name === 'password');
      }
    },
  );

  test('the examples of the contract have bodies with passwords', () => {
    const names = keyed.flatMap(({ id }) => fieldsOf(id).map(([name]) => name));
    expect(names.filter((name) => /password/i.test(name)).length).toBeGreaterThan(5);
  });

  test('contains no password at any depth, and the storage contains no readable data', async () => {
    const store = deviceStore();
    const setItem = vi.spyOn(store, 'setItem');
    const page = device(store).open();
    const body = { ...wish, memberId: 'm-100', paymentPassword: '246810' };
    const first = await page(lost, body);
    expect(await page(lost, { ...body, paymentPassword: '135791' })).toBe(first);
    const deep = [{ account: { newPassword: 'a' } }];
    const other = await page(lost, deep);
    expect(await page(lost, [{ account: { newPassword: 'b' } }])).toBe(other);
    const stored = JSON.stringify(setItem.mock.calls);
    for (const part of ['demo_member', 'm-100', 'mobile', '500', '246810', 'createDeposit'])
      expect(stored).not.toContain(part);
  });
});
