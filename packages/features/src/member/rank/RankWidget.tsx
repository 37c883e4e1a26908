import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useMember, useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useLevels } from '../levels/use-levels.ts';
import { RankView } from './RankView.tsx';
import { toPlayerRank } from './rank-model.ts';

/** The page `playerRank` of the member centre, connected to the API (MEM-15). */
export function RankWidget() {
  const { api } = useRuntime();
  const { currencySymbol, timeZone } = useSettings();
  const member = useMember();
  const query = useQuery(queries.playerRank(api));
  const rank = useStableValue(
    partOf(query, (wire) => toPlayerRank(wire, currencySymbol, timeZone)),
  );
  const { levels, status, error, retry } = useLevels();
  return (
    <RankView
      rank={rank}
      labels={{ levelName: member?.levelName ?? '', labels: member?.labels ?? [] }}
      levels={
        status === 'ready'
          ? { status, value: levels }
          : status === 'error'
            ? { status, error, busy: false }
            : { status }
      }
      onRetry={() => void query.refetch()}
      onRetryLevels={retry}
    />
  );
}
