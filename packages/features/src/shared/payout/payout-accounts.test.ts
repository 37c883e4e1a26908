import { expect, test } from 'vitest';
import {
  accountDraftOf,
  accountSchema,
  bareAccount,
  removalSchema,
  toPayoutAccounts,
} from './payout-accounts.ts';

const whole = {
  providerId: 'shohoj',
  accountNumber: '01712 345-678',
  accountName: ' Rafid Hasan ',
  paymentPassword: '246810',
};

test('[MEM-01] a number is sent without its separators', () => {
  expect(bareAccount(whole)).toEqual({
    providerId: 'shohoj',
    accountNumber: '01712345678',
    accountName: 'Rafid Hasan',
    paymentPassword: '246810',
  });
});

test.each([
  [{}, {}],
  [{ accountNumber: '\u09E6\u09E7\u09ED12345678' }, {}],
  [{ accountNumber: '1e9' }, { accountNumber: 'number' }],
  [{ accountNumber: '-' }, { accountNumber: 'required' }],
  [
    { providerId: '', accountName: ' ', paymentPassword: '' },
    { providerId: 'required', accountName: 'required', paymentPassword: 'required' },
  ],
] as const)('[MEM-01] a new account with %j: %j', (change, problems) => {
  expect(Object.fromEntries(accountSchema.check({ ...whole, ...change }))).toEqual(problems);
});

test('[MEM-01] a blank name does not fix the name of the holder', () => {
  const wire = { accounts: [], providers: [], maxAccounts: 5 };
  expect(toPayoutAccounts({ ...wire, accountName: ' ' }).holder).toBe(null);
  expect(toPayoutAccounts({ ...wire, accountName: 'Rafid Hasan' }).holder).toBe('Rafid Hasan');
});

test('[MEM-01] an account is removed with only the transaction password', () => {
  expect([...removalSchema.check({ paymentPassword: ' ' })]).toEqual([
    ['paymentPassword', 'required'],
  ]);
  expect(removalSchema.check({ paymentPassword: '246810' }).size).toBe(0);
});

test('[MEM-01] accounts and providers are taken from the backend', () => {
  const account = {
    ...{ accountId: 'pa-1', kind: 'bank', providerId: 'shapla', providerName: 'Shapla Bank' },
    ...{ accountName: 'Rafid Hasan', masked: '**** 4471', isDefault: false, createdAt: '' },
  };
  const providers = [{ providerId: 'nodi', name: 'Nodi Pay', kind: 'mobileWallet' }];
  expect(toPayoutAccounts({ accounts: [account], providers, maxAccounts: 5 })).toEqual({
    accounts: [
      {
        ...{ id: 'pa-1', kind: 'bank', provider: 'Shapla Bank', number: '**** 4471' },
        holder: 'Rafid Hasan',
      },
    ],
    providers: [{ id: 'nodi', name: 'Nodi Pay', isBank: false }],
    most: 5,
    holder: null,
  });
});

test('[MEM-01] a draft restores everything but the transaction password', () => {
  const kept = { providerId: 'nodi', accountNumber: '01', accountName: 'R', paymentPassword: 'x' };
  expect(accountDraftOf(kept)).toEqual({ ...kept, paymentPassword: '' });
  expect(accountDraftOf(null)).toEqual({
    ...{ providerId: '', accountNumber: '', accountName: '', paymentPassword: '' },
  });
});

test('[MEM-01] a number must not contain any letter', () => {
  const numbers = ['1712x', 'x1712', '(01) 7.12-3'];
  const found = numbers.map((accountNumber) =>
    accountSchema.check({ ...whole, accountNumber }).get('accountNumber'),
  );
  expect(found).toEqual(['number', 'number', undefined]);
  expect(bareAccount({ ...whole, paymentPassword: ' 2 ' }).paymentPassword).toBe('2');
});
