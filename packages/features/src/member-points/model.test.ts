import { expect, test } from 'vitest';
import { kindsOf, reachOf, toRewards } from './model.ts';

const wire = {
  rewardId: 'kite',
  name: 'Kite set',
  type: 'GOODS',
  requiredPoints: 2400,
  requiredAmount: '120.00',
  unit: 'set',
  imageUrl: '/art/scene/river.svg',
  terms: 'Sent within a week.',
};

test('[PTS-01] rewards stand in the order of their points, money beside points is told', () => {
  const cheap = {
    ...wire,
    rewardId: 'bonus',
    type: 'BONUS',
    requiredPoints: 5,
    requiredAmount: '0.00',
  };
  const [first, second] = toRewards([wire, cheap], '$');
  expect(first).toMatchObject({ id: 'bonus', price: null, isSent: false, stock: null });
  expect(second).toMatchObject({ id: 'kite', price: '$120.00', isSent: true });
});

test('[PTS-01] a reward is in reach, too dear or gone', () => {
  const [reward] = toRewards([wire], '$');
  if (!reward) throw new Error('no reward');
  expect(reachOf(reward, 2400)).toEqual({ kind: 'available' });
  expect(reachOf(reward, 2399)).toEqual({ kind: 'short', missing: 1 });
  expect(reachOf({ ...reward, stock: 0 }, 9999)).toEqual({ kind: 'soldOut' });
});

test('[PTS-01] kinds stand in their order, unknown ones after them', () => {
  const rewards = toRewards(
    ['VOUCHER', 'GOODS', 'BONUS', 'GOODS'].map((type) => ({ ...wire, type })),
    '$',
  );
  expect(kindsOf(rewards)).toEqual(['BONUS', 'GOODS', 'VOUCHER']);
});
