import { isUnsettled, queries } from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '../../shared/i18n/money.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useToday } from '../../shared/runtime/use-clock.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { type Reward, toRewardCentre } from './rewards-model.ts';

/** The error of the last claim. */
export interface ClaimFailure {
  readonly reward: Reward;
  readonly error: unknown;
  /** Whether the backend may have made the claim anyway (WAL-07). */
  readonly isUnsettled: boolean;
  /** Counts up, so that the same sentence is announced again. */
  readonly attempt: number;
}

/** Reads the rewards, and claims one: one request per intent (REW-01, WAL-07). */
export function useRewards() {
  const { api, toasts } = useRuntime();
  const { currencySymbol: symbol, timeZone } = useSettings();
  const t = useT();
  const client = useQueryClient();
  const [claiming, setClaiming] = useState<string | null>(null);
  const [failure, setFailure] = useState<ClaimFailure | null>(null);
  const { withKey } = useIntent();
  const query = useQuery(queries.rewards(api));
  const today = useToday();
  const centre = useStableValue(
    partOf(query, (wire) => toRewardCentre(wire, { symbol, timeZone, today })),
  );

  /** Money, badge and rewards change together. */
  const refresh = () =>
    Promise.all(
      [
        queries.rewards(api),
        queries.unreadCount(api),
        queries.balance(api),
        queries.wallets(api),
        queries.bonuses(api),
      ].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
    );

  const [claim] = useOnce(async (reward: Reward) => {
    const body = { rewardId: reward.id };
    setClaiming(reward.id);
    try {
      const { amount } = await withKey('claimReward', body, (key) => api.claimReward(body, key));
      setFailure(null);
      toasts.show({
        tone: 'success',
        title: t('success.rewardClaimed', { amount: formatMoney(amount, { symbol }) ?? amount }),
      });
      await refresh();
    } catch (error) {
      setFailure((last) => ({
        reward,
        error,
        isUnsettled: isUnsettled(error),
        attempt: (last?.attempt ?? 0) + 1,
      }));
      // After a lost answer the card stays, with its button to try again. After a refusal the list is read again.
      if (!isUnsettled(error)) await refresh();
    } finally {
      setClaiming(null);
    }
  });

  return { centre, claiming, failure, claim, retry: () => void query.refetch() };
}
