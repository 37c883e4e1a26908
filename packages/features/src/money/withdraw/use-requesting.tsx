import { queries } from '@parlour/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { useQuestion } from '../../shared/money/presses.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useMoneyRefresh } from '../../shared/money/use-money-refresh.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { sameOpen } from './orders.ts';
import { Review } from './Review.tsx';
import type { WantedWithdrawal, WithdrawViewProps } from './WithdrawView.props.ts';
import { type PayoutAccount, toQuote } from './withdraw-model.ts';

type Requesting = Pick<WithdrawViewProps, 'busy' | 'failed' | 'made' | 'onSend' | 'onAgain'>;

interface Asked {
  readonly accounts: readonly PayoutAccount[];
  /** Called when the request was accepted. */
  readonly onDone: () => void;
}

/**
 * Reads the fee once more, shows a summary, and sends the request after a confirmation: one request per intent (WAL-03,
 * WAL-07).
 */
export function useRequesting({ accounts, onDone }: Asked): Requesting {
  const { api, toasts } = useRuntime();
  const { currencySymbol } = useSettings();
  const t = useT();
  const money = useMoney(currencySymbol);
  const client = useQueryClient();
  const refresh = useMoneyRefresh();
  const { withKey } = useIntent();
  const ask = useQuestion();
  const [failed, setFailed] = useState<
    (NonNullable<Requesting['failed']> & { readonly wanted: WantedWithdrawal }) | null
  >(null);
  const [made, setMade] = useState(0);
  const [busy, setBusy] = useState(false);

  const fail = (error: unknown, wanted: WantedWithdrawal, isSent: boolean) =>
    setFailed((last) => ({ error, wanted, isSent, attempt: (last?.attempt ?? 0) + 1 }));

  /**
   * Reads the current fee, and whether the same order is already open: from another tab or from a minute ago. The press
   * makes its own requests. A query that the page shares waits for a network and ends with the component that uses it,
   * and then the press would be lost.
   */
  const look = async ({ accountId, amount }: WantedWithdrawal) => {
    const asked = { accountId, amount };
    const [quote, page] = await Promise.all([
      api.getWithdrawalQuote(asked),
      api.getWithdrawals({ pageNo: 1, pageSize: 20 }).catch(() => null),
    ]);
    client.setQueryData(queries.withdrawalQuote(api, asked).queryKey, quote);
    return { quote: toQuote(quote), same: sameOpen(page?.rows ?? [], accountId, amount) };
  };

  const isMeant = async (wanted: WantedWithdrawal): Promise<boolean> => {
    setBusy(true);
    try {
      const { quote, same } = await look(wanted);
      setFailed(null);
      const account = accounts.find(({ id }) => id === wanted.accountId);
      return await ask({
        title: t('confirm.withdraw.title', { amount: money(wanted.amount) }),
        body: <Review {...{ account, quote, same, money }} amount={wanted.amount} />,
        confirmLabel: t('confirm.withdraw.action'),
        cancelLabel: t('action.cancel'),
      });
    } catch (error) {
      fail(error, wanted, false);
      void refresh();
      return false;
    } finally {
      setBusy(false);
    }
  };

  const send = async (wanted: WantedWithdrawal): Promise<void> => {
    setBusy(true);
    try {
      await withKey('createWithdrawal', wanted, (key) => api.createWithdrawal(wanted, key));
      setFailed(null);
      setMade((count) => count + 1);
      onDone();
      toasts.show({
        tone: 'success',
        title: t('success.withdrawSent'),
        detail: t('withdraw.requested'),
      });
    } catch (error) {
      fail(error, wanted, true);
    } finally {
      setBusy(false);
    }
    // Also after a failure: limits and accounts may have changed, and a lost answer may have made an order.
    void refresh();
  };
  // The question is part of the call, so that a second press does not ask again.
  const [sendOnce] = useOnce(async (wanted: WantedWithdrawal, isSure: boolean) => {
    if (isSure || (await isMeant(wanted))) await send(wanted);
  });
  return {
    busy,
    failed,
    made,
    onSend: (wanted) => void sendOnce(wanted, false),
    onAgain: () => void (failed && sendOnce(failed.wanted, failed.isSent)),
  };
}
