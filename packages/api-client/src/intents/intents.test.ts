import { describe, expect, test } from 'vitest';
import { apiOn, ok } from '../testing/backend.ts';
import { device, deviceStore, lost, wish } from '../testing/device.ts';
import { ApiError, type ApiErrorCode } from '../transport/errors.ts';
import { createIntents, keptFor } from './intents.ts';
import type { KeyStore } from './kept-keys.ts';

const refused = (code: ApiErrorCode) => new ApiError(code);

describe('[WAL-07] an intent whose answer was lost keeps its key', () => {
  test('on the same page, after a reload and in another tab, until it is answered', async () => {
    const { open } = device();
    const page = open();
    const first = await page(lost);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(await page(lost)).toBe(first);
    expect(await open()(lost)).toBe(first);
    expect(await open()(null)).toBe(first);
    expect(await open()(null)).not.toBe(first);
  });

  test('while other intents are sent', async () => {
    const { open } = device();
    const page = open();
    const first = await page(lost);
    expect(await page(null, { ...wish, amount: '700.00' })).not.toBe(first);
    expect(await page(null, wish, 'createWithdrawal')).not.toBe(first);
    expect(await page(null, wish, 'createDeposit', 'demo_vip')).not.toBe(first);
    expect(await open()(null)).toBe(first);
  });

  test('in the tab that waits, although another tab got its answer', async () => {
    const { open } = device();
    const [one, other] = [open(), open()];
    const first = await one(lost);
    expect(await other(null)).toBe(first);
    expect(await one(lost)).toBe(first);
    expect(await open()(null)).toBe(first);
  });

  test('that was in flight when another tab got the answer, also after a reload', async () => {
    const { open, store } = device();
    const intents = createIntents({ store, now: () => 1_000_000_000 })('demo_member');
    let fail: () => void = () => undefined;
    const answer = new Promise<never>((_resolve, reject) => {
      fail = () => reject(lost);
    });
    const held = intents.withKey('createDeposit', wish, () => answer);
    const first = await open()(null);
    fail();
    await expect(held).rejects.toBe(lost);
    expect(await open()(null)).toBe(first);
  });

  test('for half a day after the last attempt, even when the device clock is set back', async () => {
    const { open, pass } = device();
    const first = await open()(lost);
    pass(keptFor - 1);
    expect(await open()(lost)).toBe(first);
    pass(1 - keptFor);
    expect(await open()(lost)).toBe(first);
    pass(keptFor);
    expect(await open()(lost)).not.toBe(first);
  });

  test('of a launch for ten minutes: the URL of a game is valid no longer', async () => {
    const { open, pass } = device();
    const first = await open()(lost, wish, 'launchGame');
    pass(599_999);
    expect(await open()(lost, wish, 'launchGame')).toBe(first);
    pass(600_000);
    expect(await open()(lost, wish, 'launchGame')).not.toBe(first);
  });
});

describe('[WAL-07] what ends a key', () => {
  const codes = ['INSUFFICIENT_BALANCE', 'LIMIT_REACHED', 'ALREADY_DONE', 'OUT_OF_STOCK'] as const;
  test.each(codes)('%s, whether or not an answer was lost before', async (code) => {
    const page = device().open();
    const first = await page(refused(code));
    const second = await page(lost);
    expect(second).not.toBe(first);
    expect(await page(refused(code))).toBe(second);
    expect(await page(null)).not.toBe(second);
  });

  const ahead = [
    'UNAUTHENTICATED',
    'VALIDATION',
    'PAYMENT_PASSWORD_WRONG',
    'MAINTENANCE',
    'RATE_LIMITED',
  ] as const;
  test.each(ahead)('%s does not end a key whose earlier answer was lost', async (code) => {
    const page = device().open();
    const first = await page(refused(code));
    const second = await page(lost);
    expect(second).not.toBe(first);
    expect(await page(refused(code))).toBe(second);
    expect(await page(null)).toBe(second);
  });

  test('not a mismatch: the key was sent with another password', async () => {
    const page = device().open();
    const first = await page(refused('IDEMPOTENCY_MISMATCH'));
    expect(await page(null)).toBe(first);
  });

  test.each(['NETWORK', 'TIMEOUT', 'HTTP', 'MALFORMED', 'SCHEMA', 'UNKNOWN'] as const)(
    'not %s: the outcome of the intent is unknown',
    async (code) => {
      const page = device().open();
      const first = await page(refused(code));
      expect(await page(null)).toBe(first);
    },
  );

  test('not an error in our own code', async () => {
    const page = device().open();
    const first = await page(new TypeError('a bug'));
    expect(await page(null)).toBe(first);
  });

  test('`settle` when the backend reports it as done, for this intent and no other', async () => {
    const { open, store } = device();
    const intents = createIntents({ store, now: () => 1_000_000_000 })('demo_member');
    const [first, other] = [await open()(lost), await open()(lost, { amount: '1.00' })];
    intents.settle('createDeposit', wish);
    expect(await open()(null)).not.toBe(first);
    expect(await open()(null, { amount: '1.00' })).toBe(other);
  });
});

describe('[WAL-07] a storage that does not work', () => {
  const broken = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  test.each<[string, Partial<KeyStore>]>([
    ['takes nothing', { setItem: broken }],
    ['cannot be read', { getItem: broken, setItem: broken, removeItem: broken }],
    ['forgets at once', { getItem: () => null }],
  ])('%s: the page keeps the key, and calls continue', async (_how, faults) => {
    const page = device({ ...deviceStore(), ...faults }).open();
    const first = await page(lost);
    expect(await page(null)).toBe(first);
    expect(await page(null)).not.toBe(first);
  });

  test.each(['{', 'null', '[]', '7', '{"a":{"key":"x","at":1}}', '{"a":{"at":1}}'])(
    'contains %s, which is no key',
    async (junk) => {
      const store = deviceStore();
      store.setItem('intents', junk);
      const first = await device(store).open()(lost);
      expect(await device(store).open()(null)).toBe(first);
    },
  );

  test('is cleaned: keys that are answered or old are removed', async () => {
    const store = deviceStore();
    const { open, pass } = device(store);
    await open()(lost, { amount: '1.00' });
    pass(keptFor);
    await open()(lost);
    expect(Object.keys(JSON.parse(store.getItem('intents') ?? ''))).toHaveLength(1);
    await open()(null);
    expect(store.texts.size).toBe(0);
  });
});

test('[WAL-07] a call that moves money accepts only a key from `createIntents`: its type says so', async () => {
  const { api } = apiOn([ok(null)], { getToken: () => 't' });
  // @ts-expect-error the key is required
  await expect(api.createDeposit(wish)).rejects.toMatchObject({ code: 'UNKNOWN' });
  // @ts-expect-error the key is required, also without a body
  await expect(api.claimRebate()).rejects.toMatchObject({ code: 'UNKNOWN' });
  const idempotencyKey = '0'.repeat(32);
  // @ts-expect-error a plain text is no key
  await expect(api.createDeposit(wish, { idempotencyKey })).rejects.toMatchObject({});
  // @ts-expect-error this call accepts no key
  await expect(api.setPlayReminder({ minutes: 30 }, { idempotencyKey })).rejects.toBeDefined();
});
