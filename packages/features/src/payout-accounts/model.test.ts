import { expect, test } from 'vitest';
import { accountSchema, bareAccount, removalSchema, toPayoutAccounts } from './model.ts';

const whole = {
  providerId: 'shohoj',
  accountNumber: '01712 345-678',
  accountName: ' Rafid Hasan ',
  paymentPassword: '246810',
};

test('[MEM-01] a number is sent without what it is printed with', () => {
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

test('[MEM-01] a name of blanks fixes no name', () => {
  const wire = { accounts: [], providers: [], maxAccounts: 5 };
  expect(toPayoutAccounts({ ...wire, accountName: ' ' }).holder).toBe(null);
  expect(toPayoutAccounts({ ...wire, accountName: 'Rafid Hasan' }).holder).toBe('Rafid Hasan');
});

test('[MEM-01] an account goes by the transaction password alone', () => {
  expect([...removalSchema.check({ paymentPassword: ' ' })]).toEqual([
    ['paymentPassword', 'required'],
  ]);
  expect(removalSchema.check({ paymentPassword: '246810' }).size).toBe(0);
});
