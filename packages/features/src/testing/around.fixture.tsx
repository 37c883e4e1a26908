import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../shared/runtime/runtime.tsx';

/** The values that header and centre menu show around a page: one of their counts, and the balance. */
export function Around({ count }: { readonly count: 'missionCount' | 'rewardCount' }) {
  const { api } = useRuntime();
  const counts = useQuery(queries.unreadCount(api));
  const balance = useQuery(queries.balance(api));
  return (
    <output>
      {counts.data?.[count]} {balance.data?.sumBalance}
    </output>
  );
}
