import type { Part } from '../../shared/parts/part.ts';
import type { Reward, RewardCentre } from './rewards-model.ts';
import type { ClaimFailure } from './use-rewards.ts';

export interface RewardsViewProps {
  readonly centre: Part<RewardCentre>;
  /** Id of the reward that is being claimed; `null` for none. */
  readonly claiming: string | null;
  readonly failure: ClaimFailure | null;
  readonly onClaim: (reward: Reward) => void;
  readonly onRetry: () => void;
}
