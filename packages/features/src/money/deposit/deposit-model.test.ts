import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bonusOf,
  checkDeposit,
  depositSchema,
  draftOf,
  firstMethod,
  methodOf,
  rulesOf,
  sumsOf,
  toOptions,
} from './deposit-model.ts';
import { shareOfMoney } from './share.ts';

const method = (methodId: string, change: object = {}) => ({
  methodId,
  name: methodId,
  kind: 'mobileWallet',
  minAmount: '200.00',
  maxAmount: '25000.00',
  feeRate: '0',
  needsProof: true,
  maintenance: false,
  ...change,
});
const optionsWith = (change: object = {}) =>
  toOptions({
    methods: [
      method('card', { maintenance: true }),
      method('wallet'),
      method('agent', { feeRate: '1.5', minAmount: '500.00' }),
    ],
    presets: ['200.00', '200.00', '500.00'],
    bonuses: [
      {
        promotionId: 'p-welcome',
        title: 'Welcome',
        rate: '20',
        maxBonus: '2000.00',
        minAmount: '500.00',
        turnoverTimes: 5,
      },
    ],
    ...change,
  });
const options = optionsWith();
const draft = { methodId: 'wallet', amount: '2,000', promotionId: '' };

test('[WAL-03] a form starts with the method of the draft, else with the first open method', () => {
  expect(firstMethod(options, '')).toBe('wallet');
  expect(firstMethod(options, 'agent')).toBe('agent');
  expect(firstMethod(options, 'gone')).toBe('wallet');
  expect(firstMethod(optionsWith({ methods: [] }), 'wallet')).toBe('');
  expect(options.presets).toEqual(['200.00', '500.00']);
});

test.each([
  [{}, {}],
  [{ amount: '\u09E8\u09E6\u09E6\u09E6.\u09EB\u09E6' }, {}],
  [{ amount: '1e5' }, { amount: 'invalid' }],
  [{ amount: '-500' }, { amount: 'invalid' }],
  [{ amount: '0' }, { amount: 'min' }],
  [{ amount: '500.123' }, { amount: 'decimals' }],
  [{ amount: '1234567890123456' }, { amount: 'max' }],
  [{ amount: '199.99' }, { amount: 'min' }],
  [{ amount: '25000.01' }, { amount: 'max' }],
  [{ amount: 'abc' }, { amount: 'invalid' }],
  [{ amount: ' ' }, { amount: 'required' }],
  [{ methodId: 'card' }, { methodId: 'closed' }],
  [{ methodId: 'gone' }, { methodId: 'choose' }],
  [{ promotionId: 'p-welcome' }, {}],
  [{ promotionId: 'p-welcome', amount: '499.99' }, { promotionId: 'bonusMin' }],
  [{ promotionId: 'gone' }, {}],
])('[WAL-03] %j: %j', (change, problems) => {
  const found = depositSchema(options, '\u09F3').check({ ...draft, ...change });
  expect(Object.fromEntries(found)).toEqual(problems);
});

test('[WAL-03] a daily limit below the maximum of the method is reported as a limit of today', () => {
  const limited = optionsWith({ leftToday: '3200.00' });
  const wallet = methodOf(limited, 'wallet');
  expect(rulesOf(limited, wallet)).toEqual({ min: '200.00', max: '3200.00' });
  expect(checkDeposit('3200', limited, wallet, '').amount).toBe('3200.00');
  expect(checkDeposit('3200.01', limited, wallet, '').problem).toBe('left');
  expect(checkDeposit('25000.01', limited, wallet, '').problem).toBe('max');
  expect(rulesOf(options, methodOf(options, 'wallet')).max).toBe('25000.00');
});

test('[WAL-03] [I18-02] fee and bonus are exact and never rounded up', () => {
  const agent = methodOf(options, 'agent');
  if (!agent) throw new Error('There is no agent');
  expect(sumsOf('1000.00', agent, null)).toEqual({ fee: '15.00', credited: '985.00', bonus: null });
  expect(sumsOf('333.33', agent, null)).toMatchObject({ fee: '4.99', credited: '328.34' });
  const bonus = bonusOf(options, 'p-welcome');
  expect(sumsOf('2000.00', agent, bonus).bonus).toBe('400.00');
  expect(sumsOf('25000.00', agent, bonus).bonus).toBe('2000.00');
  expect(sumsOf('499.99', agent, bonus).bonus).toBeNull();
});

test('[I18-02] a share is computed in whole numbers, however large', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 20n });
  const milli = fc.bigInt({ min: 0n, max: 100_000n });
  const written = (units: bigint, places: number) => {
    const digits = String(units).padStart(places + 1, '0');
    return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  };
  fc.assert(
    fc.property(cents, milli, (amount, rate) => {
      const share = shareOfMoney(written(amount, 2), written(rate, 3));
      expect(share).toBe(written((amount * rate) / 100_000n, 2));
    }),
  );
  expect(shareOfMoney('abc', '1')).toBe('0.00');
});

test('[WAL-03] fields that a draft did not keep are empty', () => {
  expect(draftOf(null)).toEqual({ methodId: '', amount: '', promotionId: '' });
  expect(draftOf({ amount: '5', other: 'x' })).toEqual({
    methodId: '',
    amount: '5',
    promotionId: '',
  });
});

test('[WAL-03] keeps the terms that the backend gives for a method and a bonus', () => {
  expect(optionsWith({ methods: [method('agent', { feeRate: '1.5' })] })).toEqual({
    methods: [
      {
        id: 'agent',
        name: 'agent',
        kind: 'mobileWallet',
        min: '200.00',
        max: '25000.00',
        feeRate: '1.5',
        isClosed: false,
      },
    ],
    presets: ['200.00', '500.00'],
    left: null,
    bonuses: [
      {
        id: 'p-welcome',
        title: 'Welcome',
        rate: '20',
        most: '2000.00',
        min: '500.00',
        times: 5,
      },
    ],
  });
});

test('[WAL-03] while no method is chosen only the limits of today count', () => {
  const limited = optionsWith({ leftToday: '3200.00' });
  expect(rulesOf(options, null)).toEqual({});
  expect(rulesOf(limited, null)).toEqual({ max: '3200.00' });
  expect(checkDeposit('0.01', options, null, '')).toEqual({ amount: '0.01', problem: null });
  expect(checkDeposit('3200.01', limited, null, '')).toEqual({ amount: null, problem: 'left' });
});

test('[WAL-03] limits that are wider than the method change nothing about it', () => {
  const wide = optionsWith({ leftToday: '90000.00' });
  const wallet = methodOf(wide, 'wallet');
  expect(rulesOf(wide, wallet)).toEqual({ min: '200.00', max: '25000.00' });
  expect(checkDeposit('25000', wide, wallet, '')).toEqual({ amount: '25000.00', problem: null });
  expect(checkDeposit('199.99', wide, wallet, '').problem).toBe('min');
});

test('[WAL-03] a bonus applies from exactly its smallest deposit on, and never without one', () => {
  const agent = methodOf(options, 'agent');
  const bonus = bonusOf(options, 'p-welcome');
  if (!agent) throw new Error('There is no agent');
  expect(sumsOf('500.00', agent, bonus)).toEqual({
    fee: '7.50',
    credited: '492.50',
    bonus: '100.00',
  });
  expect(
    depositSchema(options, '').check({ ...draft, amount: '500', promotionId: 'p-welcome' }).size,
  ).toBe(0);
  expect(bonusOf(options, 'gone')).toBeNull();
  expect(methodOf(options, 'gone')).toBeNull();
});

test('[WAL-03] an invalid amount is reported once, not at the bonus too', () => {
  const wrong = { ...draft, amount: '499.999', promotionId: 'p-welcome' };
  expect([...depositSchema(options, '').check(wrong)]).toEqual([['amount', 'decimals']]);
});

test('[WAL-03] restores a whole draft', () => {
  const kept = { methodId: 'agent', amount: '5', promotionId: 'p-welcome' };
  expect(draftOf(kept)).toEqual(kept);
});
