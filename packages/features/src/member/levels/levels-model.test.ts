import { expect, test } from 'vitest';
import { benefitsOf, toLevels, toRank } from './levels-model.ts';

const level = (number: number, benefits: { key: string; value: string; unit: string }[]) => ({
  level: number,
  name: `L${number}`,
  requiredValidBet: number === 1 ? '0.00' : '1500000.00',
  benefits,
});

test('[VIP-01] levels are sorted; each benefit has the format of its unit, and a missing one is none', () => {
  const levels = toLevels(
    {
      levels: [
        level(2, [
          { key: 'rebate', value: '0.02', unit: 'rate' },
          { key: 'monthlyReward', value: '2000.00', unit: 'money' },
          { key: 'birthdayReward', value: '12.50', unit: 'money' },
          { key: 'withdrawalsPerDay', value: '3', unit: 'count' },
          { key: 'vipService', value: '1', unit: 'flag' },
          { key: 'unheardOf', value: '7', unit: 'count' },
        ]),
        level(1, [{ key: 'rebate', value: '0.00', unit: 'rate' }]),
      ],
    },
    'P',
  );
  expect(levels.map(({ name, from }) => [name, from])).toEqual([
    ['L1', null],
    ['L2', 'P1,500,000'],
  ]);
  expect(levels[0]?.benefits.get('rebate')).toBeNull();
  expect(Object.fromEntries(levels[1]?.benefits ?? [])).toEqual({
    rebate: { kind: 'text', text: '0.02%' },
    monthlyReward: { kind: 'text', text: 'P2,000' },
    birthdayReward: { kind: 'text', text: 'P12.50' },
    withdrawalsPerDay: { kind: 'times', count: 3 },
    vipService: { kind: 'included' },
  });
  expect(benefitsOf(levels).map(({ id }) => id)[0]).toBe('rebate');
});

test('[VIP-01] progress to the next level is the share that is done', () => {
  const wire = {
    level: 4,
    name: 'Gold',
    validBet: '248000.00',
    validBet30Days: '48200.00',
    history: [],
  };
  const rank = toRank({ ...wire, nextLevel: 5, missing: '152000.00' }, 'P');
  expect(rank.next).toEqual({ level: 5, missing: 'P152,000.00', done: 0.62 });
  expect(toRank(wire, 'P').next).toBeNull();
});

test.each([
  ['2000', 'money', { kind: 'text', text: 'P2,000' }],
  ['0.05', 'money', { kind: 'text', text: 'P0.05' }],
  ['2000.10', 'money', { kind: 'text', text: 'P2,000.10' }],
  ['some', 'money', { kind: 'text', text: 'some' }],
  ['12', 'count', { kind: 'times', count: 12 }],
  ['12+', 'count', { kind: 'text', text: '12+' }],
  ['about 3', 'count', { kind: 'text', text: 'about 3' }],
  ['gold', 'colour', { kind: 'text', text: 'gold' }],
  ['0', 'flag', null],
  ['00.00', 'money', null],
  [' ', 'flag', null],
  ['0.', 'count', null],
  ['10', 'rate', { kind: 'text', text: '10%' }],
  ['x0', 'flag', { kind: 'included' }],
])('[VIP-01] the benefit %j of the unit %s is %j', (value, unit, shown) => {
  const levels = toLevels({ levels: [level(1, [{ key: 'rebate', value, unit }])] }, 'P');
  expect(levels[0]?.benefits.get('rebate')).toEqual(shown);
});

test('[VIP-01] a benefit of several levels is listed once, one without a label never', () => {
  const rebate = { key: 'rebate', value: '1', unit: 'rate' };
  const service = { key: 'vipService', value: '1', unit: 'flag' };
  const levels = toLevels({ levels: [level(1, [rebate]), level(2, [service, rebate])] }, 'P');
  expect(benefitsOf(levels)).toEqual([
    { id: 'rebate', label: 'vip.rebate' },
    { id: 'vipService', label: 'vip.service' },
  ]);
  const [first] = levels;
  const strange = first ? [{ ...first, benefits: new Map([['unheardOf', null]]) }] : [];
  expect(benefitsOf(strange)).toEqual([]);
});

test('[VIP-01] a rank has its bets and its end; without bets the progress is zero', () => {
  const wire = {
    ...{ level: 1, name: 'First', validBet: '0.00', validBet30Days: '48200.00' },
    history: [],
  };
  expect(toRank({ ...wire, nextLevel: 2, missing: '0.00', keptUntil: '2026-12-31' }, 'P')).toEqual({
    ...{ level: 1, name: 'First', betsOf30Days: 'P48,200.00', keptUntil: '2026-12-31' },
    next: { level: 2, missing: 'P0.00', done: 0 },
  });
  const odd = { ...wire, validBet30Days: 'many', nextLevel: 2, missing: 'much' };
  expect(toRank(odd, 'P')).toMatchObject({
    ...{ betsOf30Days: 'many', keptUntil: null },
    next: { missing: 'much', done: 0 },
  });
  expect(toRank({ ...wire, missing: '1.00' }, 'P').next).toBeNull();
  expect(toRank({ ...wire, nextLevel: 2 }, 'P').next).toBeNull();
});

test('[VIP-01] a bet as large as the missing amount is half of the progress', () => {
  const wire = { level: 1, name: 'First', validBet30Days: '0.00', history: [], nextLevel: 2 };
  expect(toRank({ ...wire, validBet: '50.00', missing: '50.00' }, 'P').next?.done).toBe(0.5);
});
