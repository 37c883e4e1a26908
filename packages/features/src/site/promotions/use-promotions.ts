import { queries, type WirePromotion } from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDrawn } from '../../shared/page-parts/use-drawn.ts';
import { useAsker, useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { type Promotion, toPromotion } from './promotions-model.ts';

/** Reads the promotions, each with this visitor's status. */
export function usePromotions() {
  const { api } = useRuntime();
  const { timeZone } = useSettings();
  const client = useQueryClient();
  const asker = useAsker();
  const options = queries.promotions(api);
  const query = useQuery({
    ...options,
    // A visitor and a member get different answers; the member's is removed with the session.
    queryKey: [...options.queryKey, asker],
    meta: { private: asker === 'member' },
    enabled: asker !== null,
    staleTime: 60_000,
  });
  // A prerendered page contains a visitor's list, which stays until the member's list is loaded. The list of another
  // member, or of another language, is never shown.
  const visitors = client.getQueryData<readonly WirePromotion[]>([...options.queryKey, 'visitor']);
  const known = query.data ?? visitors;
  // The answers of a prerendered page have the oldest possible time (`seed`).
  const isDrawn = useDrawn();
  const isFresh = !isDrawn && query.data !== undefined && query.dataUpdatedAt > 1;
  const promotions = useMemo<readonly Promotion[]>(
    () => (known ?? []).map((wire) => toPromotion(wire, timeZone)),
    [known, timeZone],
  );
  const status: 'loading' | 'error' | 'ready' = known
    ? 'ready'
    : query.isError
      ? 'error'
      : 'loading';
  return {
    promotions,
    isFresh,
    status,
    error: isFresh ? null : query.error,
    busy: query.isFetching,
    retry: () => void query.refetch(),
  };
}
