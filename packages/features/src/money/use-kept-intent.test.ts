import { ApiError } from '@parlour/api-client';
import { expect, test, vi } from 'vitest';
import { guardedStore, type KeyValueStore, memoryStore } from '../session/index.ts';
import { brokenStores, createTestRuntime, logIn } from '../testing/index.tsx';
import { createKeptIntent, keptFor } from './use-kept-intent.ts';

const path = '/wps/relay/GCS_walletTransfer';
const wish = { from: 'MAIN', to: 'TETULIX', amount: '500.00' };

/** Tabs of one member on one device, over the real client; each may be the same one after a reload. */
async function opened(open: () => KeyValueStore | null = memoryStore) {
  const setup = createTestRuntime({ language: 'en' });
  const { api } = setup.runtime;
  await logIn(setup);
  const own = open();
  const store = guardedStore(() => own, 'device');
  let now = 1_000_000;
  let made = 0;
  const keys: string[] = [];
  const tab = (account = 'demo_member', about = '') => {
    const withKey = createKeptIntent({
      store,
      form: 'transfer',
      about,
      account,
      now: () => now,
      newKey: () => {
        made += 1;
        return `intent-${made}`;
      },
    });
    return (wanted: object = wish, fails?: ApiError) =>
      withKey(wanted, async (given) => {
        keys.push(given.idempotencyKey);
        if (fails) throw fails;
        return await api.transferWallet(wish, given);
      });
  };
  const lose = () => setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  const atVendor = async () => {
    const { wallets } = await api.getWallets();
    return wallets.find(({ vassalage }) => vassalage === wish.to)?.balance;
  };
  return {
    setup,
    store,
    tab,
    keys,
    lose,
    atVendor,
    pass: (time: number) => {
      now += time;
    },
  };
}

test('[WAL-07] after a lost answer and a reload the same wish has its first key and is one order', async () => {
  const { tab, keys, lose, atVendor } = await opened();
  const before = Number(await atVendor());
  await lose();
  await expect(tab()()).rejects.toMatchObject({ code: 'NETWORK' });
  await tab()();
  expect(keys).toEqual(['intent-1', 'intent-1']);
  expect(Number(await atVendor())).toBe(before + 500);
  await tab()();
  expect(keys.at(-1)).toBe('intent-2');
  expect(Number(await atVendor())).toBe(before + 1000);
});

test('[WAL-07] the same wish in two tabs at once is one order', async () => {
  const { setup, tab, keys, atVendor } = await opened();
  const before = Number(await atVendor());
  await setup.setScenario({ faults: [{ path, kind: 'hold' }] });
  const both = Promise.all([tab()(), tab()()]);
  await setup.release();
  const [one, other] = await both;
  expect(other.reference).toBe(one.reference);
  expect(keys).toEqual(['intent-1', 'intent-1']);
  expect(Number(await atVendor())).toBe(before + 500);
});

test('[WAL-07] another amount, another member and a wish of much later are new ones', async () => {
  const { tab, keys, pass } = await opened();
  const lost = new ApiError('TIMEOUT');
  await expect(tab()(wish, lost)).rejects.toBe(lost);
  await expect(tab('other_member')(wish, lost)).rejects.toBe(lost);
  await expect(tab()({ ...wish, amount: '700.00' }, lost)).rejects.toBe(lost);
  pass(keptFor - 1);
  await expect(tab()({ ...wish, amount: '700.00' }, lost)).rejects.toBe(lost);
  pass(keptFor);
  await expect(tab()({ ...wish, amount: '700.00' }, lost)).rejects.toBe(lost);
  expect(keys).toEqual(['intent-1', 'intent-2', 'intent-3', 'intent-3', 'intent-4']);
});

test('[WAL-07] a refusal ends a wish; a key that was sent with something else does not', async () => {
  const { tab, keys } = await opened();
  const refusal = new ApiError('INSUFFICIENT_BALANCE');
  const mismatch = new ApiError('IDEMPOTENCY_MISMATCH');
  await expect(tab()(wish, refusal)).rejects.toBe(refusal);
  await expect(tab()(wish, mismatch)).rejects.toBe(mismatch);
  await expect(tab()(wish, mismatch)).rejects.toBe(mismatch);
  expect(keys).toEqual(['intent-1', 'intent-2', 'intent-2']);
});

test('[WAL-07] what is kept says neither whose it is nor how much; what is no key is none', async () => {
  const { store, tab, keys } = await opened();
  const lost = new ApiError('NETWORK');
  await expect(tab()(wish, lost)).rejects.toBe(lost);
  expect(store.getItem('intent.transfer')).not.toMatch(/demo|MAIN|TETULIX|500/);
  for (const junk of ['{', 'null', '[]', '7', '{"":{"mark":"","key":"x","at":1000000}}']) {
    store.setItem('intent.transfer', junk);
    await expect(tab()(wish, lost)).rejects.toBe(lost);
  }
  expect(new Set(keys).size).toBe(6);
  await tab()();
  expect(store.getItem('intent.transfer')).toBeNull();
});

test('[WAL-07] what is under way for one recipient keeps its key while others are sent to', async () => {
  const { store, tab, keys, pass } = await opened();
  const lost = new ApiError('NETWORK');
  const setItem = vi.spyOn(store, 'setItem');
  await expect(tab('demo_agent', 'm-100')(wish, lost)).rejects.toBe(lost);
  await tab('demo_agent', 'm-200')(wish);
  await expect(tab('demo_agent', 'm-100')(wish, lost)).rejects.toBe(lost);
  expect(keys).toEqual(['intent-1', 'intent-2', 'intent-1']);
  expect(JSON.stringify(setItem.mock.calls)).not.toMatch(/m-100|m-200|demo_agent/);
  // One that was never settled goes with time.
  pass(keptFor);
  await tab('demo_agent', 'm-300')(wish);
  expect(store.getItem('intent.transfer')).toBeNull();
});

test('[WAL-07] a storage that takes nothing costs the memory, not the transfer', async () => {
  const { tab, atVendor } = await opened(brokenStores['is full']);
  const before = Number(await atVendor());
  await tab()();
  expect(Number(await atVendor())).toBe(before + 500);
});
