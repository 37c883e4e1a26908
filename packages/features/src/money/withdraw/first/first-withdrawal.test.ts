import { expect, test } from 'vitest';
import { sampleAccounts, sampleOptions } from '../sample.ts';
import { toOptions } from '../withdraw-model.ts';
import { missingOf, stepAfter, stepBefore, stepsOf } from './first-withdrawal.ts';

const accounts = sampleAccounts({ wallet: 'Nodi Pay', bank: 'Shapla Bank' });
const optionsWith = (change: Parameters<typeof sampleOptions>[1]) =>
  toOptions(sampleOptions(accounts, change));

test.each([
  [{}, null],
  [{ accounts: [] }, { account: true, password: false }],
  [{ paymentPasswordSet: false }, { account: false, password: true }],
  [
    { accounts: [], paymentPasswordSet: false },
    { account: true, password: true },
  ],
])('[WAL-03] what is missing for a first withdrawal: %j', (change, missing) => {
  expect(missingOf(optionsWith(change))).toEqual(missing);
});

test('[WAL-03] the steps lead on and back, and end at the amount', () => {
  const steps = stepsOf({ account: true, password: false });
  expect(steps).toEqual(['method', 'account', 'password', 'amount']);
  expect(steps.map((step) => stepBefore(steps, step))).toEqual([null, ...steps.slice(0, -1)]);
  expect(steps.map((step) => stepAfter(steps, step))).toEqual([...steps.slice(1), 'amount']);
  expect(stepsOf({ account: false, password: true })).toEqual(['password', 'amount']);
});
