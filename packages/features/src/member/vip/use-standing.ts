import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useRuntime, useSession } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { toRank } from '../levels/levels-model.ts';
import type { Standing } from './Standing.tsx';

/** The level of this visitor; fetched only for a member. */
export function useStanding(): { readonly standing: Standing; readonly retry: () => void } {
  const { api } = useRuntime();
  const { kind } = useSession();
  const { currencySymbol } = useSettings();
  const query = useQuery({ ...queries.playerRank(api), enabled: kind === 'authenticated' });
  const retry = () => void query.refetch();
  if (kind === 'trial') return { standing: { kind: 'trial' }, retry };
  if (kind === 'authenticating') return { standing: { kind: 'loading' }, retry };
  if (kind !== 'authenticated') return { standing: { kind: 'guest' }, retry };
  if (query.data) {
    return { standing: { kind: 'member', rank: toRank(query.data, currencySymbol) }, retry };
  }
  return { standing: { kind: query.isError ? 'failed' : 'loading' }, retry };
}
