import { queries } from '@parlour/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { useMoneyRefresh } from '../../shared/money/use-money-refresh.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useOnce } from '../../shared/runtime/use-once.ts';

/** A deposit as it is asked for. */
export interface WantedDeposit {
  readonly methodId: string;
  readonly amount: string;
  readonly promotionId?: string;
}

/** Why something did not work. */
export interface Failure {
  readonly error: unknown;
  /** Counts up, so that the same sentence is heard again. */
  readonly attempt: number;
}

export interface Opening {
  readonly busy: boolean;
  readonly failed: Failure | null;
  readonly open: (wanted: WantedDeposit) => void;
  /** The failed attempt once more, with its key. */
  readonly again: () => void;
}

/**
 * Asks for a deposit: one order per intent, and no order is shown that the backend did not open
 * (WAL-03, WAL-07). After a refusal the options are read again: they may be other ones.
 */
export function useOpening(onOpened: (depositId: string) => void): Opening {
  const { api } = useRuntime();
  const client = useQueryClient();
  const refresh = useMoneyRefresh();
  const { withKey } = useIntent();
  const [failed, setFailed] = useState<(Failure & { readonly wanted: WantedDeposit }) | null>(null);
  const [open, busy] = useOnce(async (wanted: WantedDeposit) => {
    try {
      const order = await withKey('createDeposit', wanted, (key) => api.createDeposit(wanted, key));
      const { depositId } = order;
      client.setQueryData(queries.deposit(api, { depositId }).queryKey, order);
      setFailed(null);
      onOpened(depositId);
    } catch (error) {
      setFailed((last) => ({ error, wanted, attempt: (last?.attempt ?? 0) + 1 }));
    }
    // Also after a failure: an answer that was lost may have opened an order.
    void refresh();
  });
  return {
    busy,
    failed,
    open: (wanted) => void open(wanted),
    again: () => void (failed && open(failed.wanted)),
  };
}
