export type { Reward, RewardCentre, RewardState } from './model.ts';
export type { RewardsViewProps } from './RewardsView.props.ts';
export { RewardsView } from './RewardsView.tsx';
export { RewardsWidget } from './RewardsWidget.tsx';
