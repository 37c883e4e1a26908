import { expect, test } from 'vitest';
import { benefitsOf, toLevels, toRank } from './model.ts';

const level = (number: number, benefits: { key: string; value: string; unit: string }[]) => ({
  level: number,
  name: `L${number}`,
  requiredValidBet: number === 1 ? '0.00' : '1500000.00',
  benefits,
});

test('[VIP-01] levels stand in order; each unit is written as what it is, nothing as nothing', () => {
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

test('[VIP-01] the way to the next level is what is done of all it takes', () => {
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
