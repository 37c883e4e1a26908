export type { Reward, RewardCentre, RewardState } from './model.ts';
export { RewardsView, type RewardsViewProps } from './RewardsView.tsx';
export { RewardsWidget } from './RewardsWidget.tsx';
