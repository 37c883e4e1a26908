import type { WirePlayerRank, WireVipBenefit } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { toLevels } from '../levels/levels-model.ts';
import { privilegesOf, toPlayerRank } from './rank-model.ts';

const rank: WirePlayerRank = {
  level: 2,
  name: 'Gold',
  validBet: '100.00',
  validBet30Days: '10.00',
  history: [{ level: 2, name: 'Gold', time: '2026-09-02T20:00:00Z' }],
};
const levelsWith = (...benefits: readonly WireVipBenefit[][]) =>
  toLevels(
    {
      levels: benefits.map((list, place) => ({
        level: place + 1,
        name: `Level ${place + 1}`,
        requiredValidBet: '0.00',
        benefits: list,
      })),
    },
    '৳',
  );
const rebate = (value: string): WireVipBenefit => ({ key: 'rebate', value, unit: 'rate' });
const service = (value: string): WireVipBenefit => ({ key: 'vipService', value, unit: 'flag' });

test('[MEM-15] [I18-02] a level has its date in the time zone of the site; an invalid time stays unchanged', () => {
  expect(toPlayerRank(rank, '৳', 'Asia/Dhaka').history).toEqual([
    { id: '0-2', name: 'Gold', date: '2026-09-03' },
  ]);
  const odd = { ...rank, history: [{ level: 1, name: 'First', time: 'lately' }] };
  expect(toPlayerRank(odd, '৳', 'Asia/Dhaka').history[0]?.date).toBe('lately');
});

test('[MEM-15] level 0 without a name is no level; with a name it is one', () => {
  expect(toPlayerRank({ ...rank, level: 0, name: ' ' }, '৳', 'Asia/Dhaka').rank).toBe(null);
  expect(toPlayerRank({ ...rank, level: 0 }, '৳', 'Asia/Dhaka').rank?.name).toBe('Gold');
});

test('[MEM-15] own benefits come first, later ones name their level, those of lower levels are left out', () => {
  const levels = levelsWith([service('1')], [rebate('0.1')], [rebate('0.2'), service('1')]);
  expect(privilegesOf(levels, 1)).toMatchObject([
    { id: 'vipService', own: { kind: 'included' } },
    { id: 'rebate', own: null, fromLevel: 2 },
  ]);
  expect(privilegesOf(levels, 2)).toMatchObject([
    { id: 'rebate', own: { kind: 'text', text: '0.1%' } },
    { id: 'vipService', own: null, fromLevel: 3 },
  ]);
  expect(privilegesOf(levelsWith([rebate('0.1')], []), 2)).toEqual([]);
  expect(privilegesOf([], 1)).toEqual([]);
});

test('[MEM-15] from level 1 on a level does not need a name', () => {
  expect(toPlayerRank({ ...rank, level: 1, name: '' }, '৳', 'UTC').rank?.level).toBe(1);
});

test('[MEM-15] a benefit that only the current level has is not shown as a later one', () => {
  const levels = levelsWith([rebate('0.1')], [rebate('0.00')], [service('1')]);
  expect(privilegesOf(levels, 1)).toMatchObject([
    { id: 'rebate', own: { kind: 'text', text: '0.1%' }, fromLevel: null },
    { id: 'vipService', own: null, fromLevel: 3 },
  ]);
  expect(privilegesOf(levels, 9)).toEqual([]);
});
