import { useSettings } from '../../shared/runtime/settings.ts';
import { MissionsView } from './MissionsView.tsx';
import { useBoard } from './use-board.ts';
import { useMissions } from './use-missions.ts';

/** The page `missionLeaderboard` of the member centre, connected to the API (MEM-12, MIS-01). */
export function MissionsWidget() {
  const { currencySymbol } = useSettings();
  const { claim, retry, ...missions } = useMissions();
  const { board, period, setPeriod, retry: retryBoard } = useBoard();
  return (
    <MissionsView
      {...missions}
      {...{ board, period, currencySymbol }}
      onClaim={(mission) => void claim(mission)}
      onPeriod={setPeriod}
      onRetry={retry}
      onRetryBoard={retryBoard}
    />
  );
}
