import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMember, useRuntime, useSettings } from '../runtime/index.ts';
import { type Promotion, toPromotion } from './model.ts';

/** The promotions with this visitor's status in each. */
export function usePromotions() {
  const { api } = useRuntime();
  const { timeZone } = useSettings();
  const isMember = useMember() !== null;
  const options = queries.promotions(api);
  const query = useQuery({
    ...options,
    // A visitor and a member get different answers; the member's leaves with the session.
    queryKey: [...options.queryKey, isMember ? 'member' : 'visitor'],
    meta: { private: isMember },
    // A document drawn ahead has a visitor's list, which stays until the member's comes; never the list of another member.
    placeholderData: (before, query) => (query?.queryKey.at(-1) === 'visitor' ? before : undefined),
    staleTime: 60_000,
  });
  const promotions = useMemo<readonly Promotion[]>(
    () => (query.data ?? []).map((wire) => toPromotion(wire, timeZone)),
    [query.data, timeZone],
  );
  const status: 'loading' | 'error' | 'ready' = query.data
    ? 'ready'
    : query.isError
      ? 'error'
      : 'loading';
  return { promotions, status, error: query.error, retry: () => void query.refetch() };
}
