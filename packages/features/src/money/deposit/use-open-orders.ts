import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { type Part, partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { type Order, toOrderPage } from './order.ts';

/** How many orders of each status are read; the list of past deposits has all. */
const pageSize = 10;

/**
 * Reads the deposits that can still change, newest first. The page shows them before a new deposit, so that no deposit
 * is paid twice (WAL-03, WAL-07).
 */
export function useOpenOrders(): Part<readonly Order[]> {
  const { api } = useRuntime();
  const { timeZone } = useSettings();
  const waiting = useQuery(queries.deposits(api, { status: 'pending', pageNo: 1, pageSize }));
  const checked = useQuery(queries.deposits(api, { status: 'processing', pageNo: 1, pageSize }));
  const parts = [waiting, checked].map((query) =>
    partOf(query, (wire) => toOrderPage(wire, 1, timeZone).rows),
  );
  return useStableValue(joined(parts));
}

function joined(parts: readonly Part<readonly Order[]>[]): Part<readonly Order[]> {
  const missing = parts.find(({ status }) => status === 'error') ?? parts.find(isLoading);
  if (missing) return missing;
  const rows = parts.flatMap((part) => (part.status === 'ready' ? part.value : []));
  return { status: 'ready', value: rows.sort((a, b) => (a.created < b.created ? 1 : -1)) };
}

const isLoading = ({ status }: Part<unknown>): boolean => status === 'loading';
