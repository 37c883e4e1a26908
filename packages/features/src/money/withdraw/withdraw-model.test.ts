import { expect, test } from 'vitest';
import { sampleAccounts, sampleOptions } from './sample.ts';
import {
  accountOf,
  holderOf,
  mostOf,
  obstaclesOf,
  toAccount,
  toOptions,
  toQuote,
  withdrawSchema,
} from './withdraw-model.ts';

const accounts = sampleAccounts({ wallet: 'Nodi Pay', bank: 'Shapla Bank' });
const optionsWith = (change = {}) => toOptions(sampleOptions(accounts, change));
const options = optionsWith();
const taka = '\u09F3';
const whole = { accountId: 'pa-1', amount: '3,000', paymentPassword: '246810' };

test.each([
  [{}, {}],
  [{ amount: '\u09E9,\u09E6\u09E6\u09E6.\u09EB\u09E6' }, {}],
  [{ amount: `${taka}3,000.00` }, {}],
  [{ amount: '500' }, {}],
  [{ amount: '499.99' }, { amount: 'min' }],
  [{ amount: '0' }, { amount: 'min' }],
  [{ amount: '12450.00' }, {}],
  [{ amount: '12450.01' }, { amount: 'balance' }],
  [{ amount: '15000.01' }, { amount: 'left' }],
  [{ amount: '20000.01' }, { amount: 'left' }],
  [{ amount: '1e5' }, { amount: 'invalid' }],
  [{ amount: '-500' }, { amount: 'invalid' }],
  [{ amount: '500.000' }, { amount: 'decimals' }],
  [{ amount: '1234567890123456' }, { amount: 'left' }],
  [{ amount: '<b>500</b>' }, { amount: 'invalid' }],
  [{ amount: ' ' }, { amount: 'required' }],
  [{ accountId: '' }, { accountId: 'required' }],
  [{ accountId: 'pa-9' }, { accountId: 'required' }],
  [{ paymentPassword: '  ' }, { paymentPassword: 'required' }],
])('[WAL-03] %j: %j', (change, problems) => {
  const found = withdrawSchema(options, taka).check({ ...whole, ...change });
  expect(Object.fromEntries(found)).toEqual(problems);
});

test('[WAL-03] exactly what is left today, and exactly the maximum of one order, are allowed', () => {
  const check = (amount: string, change: object) =>
    withdrawSchema(optionsWith(change), taka).check({ ...whole, amount }).size;
  expect(check('15000.00', { available: '90000.00' })).toBe(0);
  expect(check('20000.00', { available: '90000.00', leftToday: '50000.00' })).toBe(0);
});

test('[WAL-03] above the maximum of one order is another error than above what is left today', () => {
  const roomy = optionsWith({ leftToday: '50000.00', available: '90000.00' });
  const found = withdrawSchema(roomy, taka).check({ ...whole, amount: '20000.01' });
  expect(found.get('amount')).toBe('max');
});

test.each([
  [{}, '12450.00'],
  [{ available: '90000.00' }, '15000.00'],
  [{ available: '90000.00', leftToday: '50000.00' }, '20000.00'],
])('[WAL-03] "all" respects every limit: %j', (change, most) => {
  expect(mostOf(optionsWith(change))).toBe(most);
});

test.each([
  [{}, []],
  [{ countLeftToday: 0 }, ['today']],
  [{ leftToday: '499.99' }, ['today']],
  [{ available: '499.99' }, ['balance']],
  [{ available: '0.00', countLeftToday: 0 }, ['today']],
])('[WAL-03] obstacles: %j', (change, obstacles) => {
  expect(obstaclesOf(optionsWith(change))).toEqual(obstacles);
});

test('[WAL-03] a chosen account that was removed is never replaced by another one', () => {
  expect(accountOf(options.accounts, null)).toBe('pa-1');
  expect(accountOf(options.accounts, 'pa-2')).toBe('pa-2');
  expect(accountOf(options.accounts, 'pa-9')).toBe('');
  expect(accountOf([], null)).toBe('');
});

test('[WAL-03] the usual account comes first; a finished turnover is none', () => {
  const [first, second] = accounts;
  const turned = optionsWith({
    accounts: [
      { ...first, isDefault: false },
      { ...second, isDefault: true },
    ],
    turnover: { required: '100.00', done: '130.00' },
  });
  expect(turned.accounts.map(({ id }) => id)).toEqual(['pa-2', 'pa-1']);
  expect(turned.turnover.missing).toBe('0.00');
  expect(options.turnover.missing).toBe('500.00');
});

test('[WAL-03] shows a holder only when all accounts have the same one', () => {
  const [first, ...rest] = options.accounts;
  expect(holderOf(options.accounts)).toBe('Rafid Hasan');
  expect(first && holderOf([{ ...first, holder: 'Somebody' }, ...rest])).toBeNull();
  expect(holderOf([])).toBeNull();
});

test('[WAL-03] accounts and limits are those of the backend', () => {
  expect(optionsWith({ presets: ['500.00', '500.00', '1000.00'] })).toEqual({
    accounts: [
      {
        id: 'pa-1',
        name: 'Nodi Pay',
        masked: '0171* *** 678',
        holder: 'Rafid Hasan',
        isBank: false,
      },
      {
        id: 'pa-2',
        name: 'Shapla Bank',
        masked: '**** 4471',
        holder: 'Rafid Hasan',
        isBank: true,
      },
    ],
    available: '12450.00',
    bonusLocked: '400.00',
    min: '500.00',
    max: '20000.00',
    leftToday: '15000.00',
    timesLeft: 2,
    feeRate: '1',
    presets: ['500.00', '1000.00'],
    turnover: { required: '2000.00', done: '1500.00', missing: '500.00' },
    hasPassword: true,
  });
});

test('[WAL-03] an account of a provider without a name is shown with its code', () => {
  expect(toAccount({ ...accounts[0], providerName: ' ' }).name).toBe('nodi');
});

test('[WAL-03] fee and remaining balance are those of the backend', () => {
  const quote = { amount: '2000.00', fee: '20.00', receives: '1980.00', balanceAfter: '10450.00' };
  expect(toQuote(quote)).toEqual({ fee: '20.00', receives: '1980.00', after: '10450.00' });
});

test.each([
  [{ available: '500.00' }, []],
  [{ leftToday: '500.00' }, []],
  [{ countLeftToday: 1 }, []],
  [{ countLeftToday: -1 }, ['today']],
])('[WAL-03] exactly enough is no obstacle: %j', (change, obstacles) => {
  expect(obstaclesOf(optionsWith(change))).toEqual(obstacles);
});

test('[WAL-03] when one order may use up today, an amount above it is above the maximum of an order', () => {
  const even = optionsWith({ leftToday: '20000.00', available: '90000.00' });
  const found = withdrawSchema(even, taka).check({ ...whole, amount: '20000.01' });
  expect(found.get('amount')).toBe('max');
});
