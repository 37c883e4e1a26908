import { expect, test } from 'vitest';
import { inOrder, kindsOf, reachOf, toRewards } from './rewards-model.ts';

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

test('[PTS-01] rewards are sorted by points, and show an additional price in money', () => {
  const cheap = {
    ...wire,
    rewardId: 'bonus',
    type: 'BONUS',
    requiredPoints: 5,
    requiredAmount: '0.00',
  };
  const [first, second] = inOrder(toRewards([wire, cheap], '$'), 'cheap', 'en');
  expect(first).toMatchObject({ id: 'bonus', price: null, isSent: false, stock: null });
  expect(second).toMatchObject({ id: 'kite', price: '$120.00', isSent: true });
});

test('[PTS-01] rewards can be sorted by highest price, or by name in the order of the language', () => {
  const one = (name: string, requiredPoints: number) => ({ ...wire, name, requiredPoints });
  const rewards = toRewards([one('Spins 25', 800), one('Spins 5', 900), one('Kite', 800)], '$');
  const names = (order: 'cheap' | 'dear' | 'name') =>
    inOrder(rewards, order, 'en').map(({ name }) => name);
  expect(names('cheap')).toEqual(['Spins 25', 'Kite', 'Spins 5']);
  expect(names('dear')).toEqual(['Spins 5', 'Spins 25', 'Kite']);
  expect(names('name')).toEqual(['Kite', 'Spins 5', 'Spins 25']);
  const bengali = toRewards(
    [one('\u09AC\u09CB\u09A8\u09BE\u09B8', 1), one('\u0998\u09C1\u09A1\u09BC\u09BF', 2)],
    '$',
  );
  expect(inOrder(bengali, 'name', 'bn')[0]?.cost).toBe(2);
});

test('[PTS-01] a reward is available, too expensive or sold out', () => {
  const [reward] = toRewards([wire], '$');
  if (!reward) throw new Error('no reward');
  expect(reachOf(reward, 2400)).toEqual({ kind: 'available' });
  expect(reachOf(reward, 2399)).toEqual({ kind: 'short', missing: 1 });
  expect(reachOf({ ...reward, stock: 0 }, 9999)).toEqual({ kind: 'soldOut' });
});

test('[PTS-01] known kinds come in a fixed order, unknown ones after them', () => {
  const rewards = toRewards(
    ['VOUCHER', 'GOODS', 'BONUS', 'GOODS'].map((type) => ({ ...wire, type })),
    '$',
  );
  expect(kindsOf(rewards)).toEqual(['BONUS', 'GOODS', 'VOUCHER']);
});

test('[PTS-01] a reward has the texts, prices and stock of the backend', () => {
  expect(toRewards([{ ...wire, stock: 3 }], '$')).toEqual([
    {
      id: 'kite',
      name: 'Kite set',
      kind: 'GOODS',
      terms: 'Sent within a week.',
      imageUrl: '/art/scene/river.svg',
      cost: 2400,
      price: '$120.00',
      stock: 3,
      isSent: true,
    },
  ]);
});

test('[PTS-01] the last item is still available', () => {
  const [reward] = toRewards([{ ...wire, stock: 1 }], '$');
  expect(reward && reachOf(reward, 2401)).toEqual({ kind: 'available' });
});

test('[PTS-01] unknown kinds are sorted alphabetically', () => {
  const rewards = toRewards(
    ['ZEBRA', 'APPLE', 'CONVERT', 'COUPON'].map((type) => ({ ...wire, type })),
    '$',
  );
  expect(kindsOf(rewards)).toEqual(['COUPON', 'CONVERT', 'APPLE', 'ZEBRA']);
  expect(kindsOf([])).toEqual([]);
});
