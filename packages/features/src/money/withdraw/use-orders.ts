import { healsIn, queries } from '@parlour/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMoneyRefresh } from '../../shared/money/use-money-refresh.ts';
import { type Part, partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { isOpen, type Order, type OrderTimes, toOrder, toOrderPage } from './orders.ts';

/** Withdrawals on a page of those that were made. */
const pageSize = 5;
/** Most payments that wait for an answer at once. */
const mostAsks = 20;

/**
 * The withdrawals of the member and those that wait for an answer. While the backend is at work on
 * one they are read again from time to time, as long as the page is looked at (WAL-03).
 */
export function useOrders(times: OrderTimes, pollMs: number | false) {
  const { api } = useRuntime();
  const refresh = useMoneyRefresh();
  const [pageNo, setPageNo] = useState(1);
  const list = useQuery({
    ...queries.withdrawals(api, { pageNo, pageSize }),
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (query.state.data?.rows.some(isOpen) ? pollMs : healsIn(query)),
  });
  const waiting = useQuery(queries.withdrawals(api, { status: 'toConfirm', pageSize: mostAsks }));
  const past = useStableValue(partOf(list, (wire) => toOrderPage(wire, pageNo, times)));
  const asks = useStableValue(
    useKeptFailure(partOf(waiting, ({ rows }) => rows.map((row) => toOrder(row, times)))),
  );
  const rows = [...(list.data?.rows ?? []), ...(waiting.data?.rows ?? [])];

  // An order that moved on changes more than its line: what waits, balances, limits. A list that is not there, or
  // only shown in place of one, says nothing of them: reading anew because of it would go on for ever where it fails.
  const isRead = list.data !== undefined && !list.isPlaceholderData;
  const states = (list.data?.rows ?? []).map(({ withdrawalId, status }) => withdrawalId + status);
  const now = isRead ? states.join(' ') : null;
  const read = useRef({ pageNo, states: '' });
  useEffect(() => {
    if (now === null) return;
    const last = read.current;
    read.current = { pageNo, states: now };
    if (last.states !== '' && last.pageNo === pageNo && last.states !== now) void refresh();
  }, [pageNo, now, refresh]);

  return {
    past,
    asks,
    rows,
    onPage: setPageNo,
    onRetryPast: () => void list.refetch(),
    onRetryAsks: () => void waiting.refetch(),
  };
}

/** A part that failed and is read again is no first load: what is shown beside it stays (ERR-01). */
function useKeptFailure(part: Part<readonly Order[]>): Part<readonly Order[]> {
  const failed = useRef<Extract<typeof part, { status: 'error' }>>(null);
  if (part.status !== 'loading') failed.current = part.status === 'error' ? part : null;
  return failed.current && part.status === 'loading' ? { ...failed.current, busy: true } : part;
}
