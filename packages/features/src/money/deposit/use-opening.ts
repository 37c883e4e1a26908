import { queries } from '@parlour/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { useMoneyRefresh } from '../../shared/money/use-money-refresh.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useOnce } from '../../shared/runtime/use-once.ts';

/** The deposit that is sent to the backend. */
export interface WantedDeposit {
  readonly methodId: string;
  readonly amount: string;
  readonly promotionId?: string;
}

/** An error that the form shows. */
export interface Failure {
  readonly error: unknown;
  /** Counts up, so that screen readers announce the same sentence again. */
  readonly attempt: number;
}

export interface Opening {
  readonly busy: boolean;
  readonly failed: Failure | null;
  readonly open: (wanted: WantedDeposit) => void;
  /** Repeats the failed attempt with the same key. */
  readonly again: () => void;
}

/**
 * Opens an order: one order per intent, and only orders that the backend opened are shown (WAL-03, WAL-07). After a
 * refusal it reads the options again, because they may have changed.
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
