import { queries } from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useRuntime, useSession, useSettings } from '../runtime/index.ts';
import type { MallViewProps } from './MallView.tsx';
import { toRewards } from './model.ts';

/** More than a mall shows; the contract allows no more in one answer. */
const pageSize = 100;

/** Points and rewards; asks only for a member, as the backend answers nobody else (PTS-01). */
export function useMall() {
  const { api } = useRuntime();
  const { kind } = useSession();
  const { currencySymbol } = useSettings();
  const queryClient = useQueryClient();
  const enabled = kind === 'authenticated';
  const points = useQuery({ ...queries.pointBalance(api), enabled });
  const mall = useQuery({ ...queries.pointRewards(api, { pageSize }), enabled });
  const rewards = useMemo(
    () => (mall.data ? toRewards(mall.data.list, currencySymbol) : []),
    [mall.data, currencySymbol],
  );
  const visitor: MallViewProps['visitor'] = enabled
    ? 'member'
    : kind === 'trial'
      ? 'trial'
      : kind === 'authenticating'
        ? 'unknown'
        : 'guest';
  const error = points.error ?? mall.error;
  const isReady = points.data !== undefined && mall.data !== undefined;
  const status: MallViewProps['status'] = isReady ? 'ready' : error ? 'error' : 'loading';
  const balance = points.data?.balance ?? 0;
  const perPoint = points.data?.validBetPerPoint ?? null;
  /** After an exchange points, stock and money are other ones. */
  const refresh = useCallback(() => {
    for (const { queryKey } of [
      queries.pointBalance(api),
      queries.pointRewards(api, { pageSize }),
      queries.balance(api),
    ]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }, [api, queryClient]);
  const retry = () => {
    void points.refetch();
    void mall.refetch();
  };
  return { visitor, status, error, balance, perPoint, rewards, refresh, retry };
}
