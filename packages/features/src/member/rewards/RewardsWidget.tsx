import { RewardsView } from './RewardsView.tsx';
import { useRewards } from './use-rewards.ts';

/** The page `rewardCenter` of the member centre, connected to the API (MEM-10, REW-01). */
export function RewardsWidget() {
  const { claim, retry, ...rest } = useRewards();
  return <RewardsView {...rest} onClaim={(reward) => void claim(reward)} onRetry={retry} />;
}
