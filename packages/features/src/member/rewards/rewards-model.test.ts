import type { WireReward, WireRewards } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { toRewardCentre } from './rewards-model.ts';

const reward: WireReward = {
  rewardId: 'rw-1',
  title: 'Birthday reward',
  kind: 'birthday',
  amount: '200.00',
  terms: 'No terms',
  status: 'claimable',
};
const wire: WireRewards = {
  claimable: [],
  claimed: [],
  claimableAmount: '700.00',
  pendingAmount: '0.00',
  expiredAmount: '1200.50',
  rewardCount: 2,
};
const here = { symbol: '৳', timeZone: 'Asia/Dhaka', today: '2026-11-20' };
const waiting = (part: Partial<WireReward>) =>
  toRewardCentre({ ...wire, claimable: [{ ...reward, ...part }] }, here).waiting[0];

test('[REW-01] an unknown status becomes "other"', () => {
  for (const status of ['claimable', 'pending', 'claimed', 'expired']) {
    expect(waiting({ status })?.state).toBe(status);
  }
  for (const status of ['', 'CLAIMABLE', 'constructor']) {
    expect(waiting({ status })?.state, status).toBe('other');
  }
});

test('[REW-01] [I18-02] the last day of a reward is in the time zone of the site', () => {
  expect(waiting({})?.until).toBe(null);
  expect(waiting({ expiresAt: '2026-11-30T18:30:00Z' })?.until).toBe('2026-12-01');
  expect(waiting({ expiresAt: 'soon' })?.until).toBe(null);
});

test('[MEM-10] the month counts its claims, in the time zone of the site', () => {
  const claimed = ['2026-10-31T17:59:59Z', '2026-10-31T18:00:00Z', '2026-11-20T10:00:00Z'].map(
    (claimedAt, place) => ({ ...reward, rewardId: String(place), amount: '0.10', claimedAt }),
  );
  const { month } = toRewardCentre({ ...wire, claimed: [...claimed, reward] }, here);
  expect(month).toEqual({ amount: '৳0.20', count: 2 });
});

test('[MEM-10] the sums of the backend are shown unchanged', () => {
  expect(toRewardCentre(wire, here)).toMatchObject({
    count: 2,
    claimableAmount: '৳700.00',
    pendingAmount: '৳0.00',
    expiredAmount: '৳1,200.50',
  });
});

test('[REW-01] a reward has the values of the backend; an invalid time stays unchanged', () => {
  expect(waiting({ expiresAt: '2026-11-30T18:30:00Z' })).toEqual({
    ...{ id: 'rw-1', title: 'Birthday reward', kind: 'birthday', amount: '৳200.00' },
    ...{ terms: 'No terms', state: 'claimable', until: '2026-12-01', claimedAt: null },
  });
  expect(waiting({ amount: 'some' })?.amount).toBe('some');
  const claimed = ['2026-11-20T18:00:00Z', 'once'].map((claimedAt) => ({ ...reward, claimedAt }));
  const shown = toRewardCentre({ ...wire, claimed, expiredAmount: 'some' }, here);
  expect(shown.claimed.map(({ claimedAt }) => claimedAt)).toEqual(['2026-11-21 00:00:00', 'once']);
  expect(shown.expiredAmount).toBe('some');
});
