import { isApiError, queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAsker, useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useUiClock } from '../../shared/runtime/use-clock.ts';
import { toPage } from './promotion-page-model.ts';

/** Error codes of the backend for an unknown promotion id. */
const unknownId: readonly string[] = ['NOT_FOUND', 'VALIDATION'];

/** Reads one promotion with this visitor's status, and the clock of the backend (PRO-01). */
export function usePromotion(id: string | null) {
  const { api, clock } = useRuntime();
  const { timeZone, currencySymbol } = useSettings();
  const asker = useAsker();
  const promotionId = id ?? '';
  const read = queries.promotion(api, { promotionId });
  const { queryKey, networkMode = 'online', retry, retryDelay } = read;
  const query = useQuery({
    // A member's answer contains their status, so it is removed with the session.
    queryKey: [...queryKey, asker],
    networkMode,
    ...(retry !== undefined && { retry }),
    ...(retryDelay !== undefined && { retryDelay }),
    queryFn: async ({ signal }) => {
      const wire = await api.getPromotion({ promotionId }, { signal });
      clock.hear(wire.asOf);
      return wire;
    },
    meta: { private: asker === 'member' },
    enabled: promotionId !== '' && asker !== null,
  });
  const page = useMemo(
    () => (query.data ? toPage(query.data, timeZone, currencySymbol) : null),
    [query.data, timeZone, currencySymbol],
  );
  const siteClock = useUiClock();
  const isUnknown =
    promotionId === '' || (isApiError(query.error) && unknownId.includes(query.error.code));
  const failed = query.isError ? 'error' : 'loading';
  const status: 'loading' | 'error' | 'missing' | 'ready' = isUnknown
    ? 'missing'
    : page
      ? 'ready'
      : failed;
  return { page, status, error: query.error, siteClock, retry: () => void query.refetch() };
}
