import { isUnsettled, queries } from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useMoneyRefresh } from '../../shared/money/use-money-refresh.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useHandler, useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { type Mission, toMissions } from './missions-model.ts';

/** The error of the last claim. */
export interface ClaimFailure {
  readonly mission: Pick<Mission, 'id' | 'title'>;
  readonly error: unknown;
  /** Whether the backend may have made the claim anyway (WAL-07). */
  readonly isUnsettled: boolean;
  /** Counts up, so that the same sentence is announced again. */
  readonly attempt: number;
}

/** Reads the missions, and claims a reward: one request per intent (MIS-01, WAL-07). */
export function useMissions() {
  const { api, toasts } = useRuntime();
  const { currencySymbol, timeZone } = useSettings();
  const t = useT();
  const money = useMoney(currencySymbol);
  const client = useQueryClient();
  const refreshMoney = useMoneyRefresh();
  const [claiming, setClaiming] = useState<string | null>(null);
  const [failure, setFailure] = useState<ClaimFailure | null>(null);
  const { withKey, settle } = useIntent();
  const query = useQuery(queries.missions(api));
  const missions = useStableValue(partOf(query, (wire) => toMissions(wire, timeZone)));

  // A reward that is shown as claimed has no open intent any more, because the same mission returns on another day.
  const settleClaimed = useHandler((list: readonly Mission[]) => {
    for (const { id, state } of list) {
      if (state === 'claimed') settle('claimMission', { missionId: id });
    }
  });
  useEffect(() => {
    if (missions.status === 'ready') settleClaimed(missions.value.missions);
  }, [missions, settleClaimed]);

  /** Missions, badge of the menu, money and past rewards change together. */
  const refresh = () =>
    Promise.all([
      refreshMoney(),
      ...[queries.missions(api), queries.unreadCount(api), queries.rewards(api)].map(
        ({ queryKey }) => client.invalidateQueries({ queryKey }),
      ),
    ]);

  const [claim] = useOnce(async ({ id, title }: Mission) => {
    const body = { missionId: id };
    setClaiming(id);
    try {
      const { amount } = await withKey('claimMission', body, (key) => api.claimMission(body, key));
      setFailure(null);
      toasts.show({
        tone: 'success',
        title: t('success.rewardClaimed', { amount: money(amount) }),
      });
    } catch (error) {
      setFailure((last) => ({
        mission: { id, title },
        error,
        isUnsettled: isUnsettled(error),
        attempt: (last?.attempt ?? 0) + 1,
      }));
    }
    // The list is read again after success and after failure: a claim whose answer was lost may have been made.
    await refresh().finally(() => setClaiming(null));
  });

  return { missions, claiming, failure, claim, retry: () => void query.refetch() };
}
