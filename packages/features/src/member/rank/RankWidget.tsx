import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useLevels } from '../levels/index.ts';
import { partOf, useStableValue } from '../../shared/parts/index.ts';
import { useRuntime, useSettings } from '../../shared/runtime/index.ts';
import { toPlayerRank } from './model.ts';
import { RankView } from './RankView.tsx';

/** The page `playerRank` of the member centre, over the api (MEM-15). */
export function RankWidget() {
  const { api } = useRuntime();
  const { currencySymbol, timeZone } = useSettings();
  const query = useQuery(queries.playerRank(api));
  const rank = useStableValue(
    partOf(query, (wire) => toPlayerRank(wire, currencySymbol, timeZone)),
  );
  const { levels, status, error, retry } = useLevels();
  return (
    <RankView
      rank={rank}
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
