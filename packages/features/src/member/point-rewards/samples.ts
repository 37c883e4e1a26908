import type { Say } from '@parlour/ui/testing';
import { type Reward, toRewards } from './rewards-model.ts';

const symbol = '\u09F3';

/** A plain picture, for views without a server that has one. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path fill="#0f5a55" d="M0 0h16v10H0z"/><circle cx="8" cy="5" r="3" fill="#f2b44b"/></svg>',
)}`;

/** Rewards of a points mall for states: one to have, one that is sent, a dear one and one that is gone. */
export function sampleRewards(say: Say): readonly Reward[] {
  const reward = {
    rewardId: 'spins',
    name: say('points.reward.spins'),
    type: 'SPINS',
    requiredPoints: 800,
    requiredAmount: '0.00',
    unit: '',
    imageUrl: picture,
    terms: say('points.reward.spinsNote'),
  };
  const sent = { requiredPoints: 2_400, requiredAmount: '120.00', stock: 3 };
  return toRewards(
    [
      reward,
      { ...reward, ...sent, rewardId: 'sent', type: 'GOODS' },
      { ...reward, rewardId: 'dear', type: 'BONUS', requiredPoints: 18_000 },
      { ...reward, rewardId: 'gone', type: 'COUPON', requiredPoints: 6_500, stock: 0 },
    ],
    symbol,
  );
}
