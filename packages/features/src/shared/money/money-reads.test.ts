import type { Api, IntentKey } from '@parlour/api-client';
import { schemas } from '@parlour/api-client/schemas';
import { expect, test } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { playRounds } from '../../testing/played.ts';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { moneyReads } from './use-money-refresh.ts';

/** Asks every call that a member can read without input. Calls that want input or an agent are refused and left out. */
async function readAll(api: Api): Promise<ReadonlyMap<string, string>> {
  const reads = Object.values(schemas).filter(
    ({ method, token }) => method === 'GET' && token === 'required',
  );
  const answers = await Promise.all(
    reads.map(async ({ id, path }): Promise<[string, string][]> => {
      const read: unknown = Reflect.get(api, id);
      if (typeof read !== 'function') throw new Error(`The client has no ${id}`);
      try {
        return [[path, JSON.stringify(await read.call(api))]];
      } catch {
        return [];
      }
    }),
  );
  return new Map(answers.flat());
}

const moves: readonly [name: string, (api: Api, key: IntentKey) => Promise<unknown>][] = [
  [
    'a deposit is ordered',
    (api, key) => api.createDeposit({ methodId: 'wallet', amount: '500.00' }, key),
  ],
  [
    'a withdrawal is ordered',
    (api, key) => {
      const body = { accountId: 'pa-1', amount: '3000.00', paymentPassword: '246810' };
      return api.createWithdrawal(body, key);
    },
  ],
  [
    'money goes to a vendor',
    (api, key) => api.transferWallet({ from: 'MAIN', to: 'JARULET', amount: '100.00' }, key),
  ],
  ['money of all vendors comes back', (api, key) => api.transferAllBack(key)],
  [
    'money goes to the upline',
    (api, key) => api.transferToUpline({ amount: '100.00', paymentPassword: '246810' }, key),
  ],
  ['a rebate is claimed', (api, key) => api.claimRebate(key)],
];

test.each(moves)(
  '[WAL-01] [WAL-02] when %s, each answer that changed is read again',
  async (_, move) => {
    const setup = createTestRuntime({ language: 'en' });
    await logIn(setup);
    // A rebate needs bets.
    await playRounds(setup, 200);
    const { api } = setup.runtime;
    const before = await readAll(api);
    await move(api, await newKey());
    const after = await readAll(api);
    const changed = [...after].flatMap(([path, answer]) =>
      before.get(path) === answer ? [] : path,
    );
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((path) => !moneyReads.has(path))).toEqual([]);
  },
);
