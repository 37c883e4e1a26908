export type { RewardsViewProps } from './RewardsView.props.ts';
export { RewardsView } from './RewardsView.tsx';
export { RewardsWidget } from './RewardsWidget.tsx';
export type { Reward, RewardCentre, RewardState } from './rewards-model.ts';
