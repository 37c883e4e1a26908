import { healsIn, queries } from '@parlour/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMoneyRefresh } from '../../shared/money/use-money-refresh.ts';
import { type Part, partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { isOpen, type Order, type OrderTimes, toOrder, toOrderPage } from './orders.ts';

/** Rows on one page of past withdrawals. */
const pageSize = 5;
/** Maximum number of payments that wait for an answer at once. */
const mostAsks = 20;

/**
 * Reads the withdrawals of the member and those that wait for an answer. Reads them again at an interval while the
 * backend is processing one and the page is visible (WAL-03).
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

  // When an order changes, waiting payments, balances and limits change too and are read again. A list that is missing,
  // or that is only placeholder data, does not count as a change: reading again because of it would never end where it
  // fails.
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

/**
 * Keeps the failure while a failed part is read again. It is not a first load, so what is shown beside it stays
 * (ERR-01).
 */
function useKeptFailure(part: Part<readonly Order[]>): Part<readonly Order[]> {
  const failed = useRef<Extract<typeof part, { status: 'error' }>>(null);
  if (part.status !== 'loading') failed.current = part.status === 'error' ? part : null;
  return failed.current && part.status === 'loading' ? { ...failed.current, busy: true } : part;
}
