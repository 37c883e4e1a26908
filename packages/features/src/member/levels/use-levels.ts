import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { toLevels } from './levels-model.ts';

/** Reads all levels; they are public. */
export function useLevels() {
  const { api } = useRuntime();
  const { currencySymbol } = useSettings();
  const query = useQuery({ ...queries.vipLevels(api), staleTime: 600_000 });
  const levels = useMemo(
    () => (query.data ? toLevels(query.data, currencySymbol) : []),
    [query.data, currencySymbol],
  );
  const status: 'loading' | 'error' | 'ready' = query.data
    ? 'ready'
    : query.isError
      ? 'error'
      : 'loading';
  return { levels, status, error: query.error, retry: () => void query.refetch() };
}
