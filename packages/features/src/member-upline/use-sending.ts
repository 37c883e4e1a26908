import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { useKeptIntent, useMoney, useMoneyRefresh, useQuestion } from '../money/index.ts';
import { useOnce, useRuntime, useSettings } from '../runtime/index.ts';
import type { UplineViewProps, WantedSending } from './UplineView.props.ts';

type Sending = Pick<UplineViewProps, 'busy' | 'failed' | 'made' | 'onSend' | 'onAgain'>;

/** Sends money to the upline once it is confirmed: one request per intent (WAL-05, WAL-07). */
export function useSending(account: string): Sending {
  const { api, toasts } = useRuntime();
  const { currencySymbol } = useSettings();
  const t = useT();
  const money = useMoney(currencySymbol);
  const refresh = useMoneyRefresh();
  const withKey = useKeptIntent('upline');
  const ask = useQuestion();
  const [failed, setFailed] = useState<
    (NonNullable<Sending['failed']> & { readonly wanted: WantedSending }) | null
  >(null);
  const [made, setMade] = useState(0);
  const [isSending, setIsSending] = useState(false);

  const send = async (wanted: WantedSending): Promise<void> => {
    const { note, amount, paymentPassword } = wanted;
    const body = { amount, paymentPassword, ...(note !== '' && { note }) };
    setIsSending(true);
    try {
      // The password is no part of the intent, and is not stored.
      const sent = await withKey({ amount, note }, (key) => api.transferToUpline(body, key));
      setFailed(null);
      setMade((count) => count + 1);
      const title = t('success.uplineTransferred', { amount: money(sent.amount) });
      toasts.show({ tone: 'success', title });
    } catch (error) {
      setFailed((last) => ({ error, wanted, attempt: (last?.attempt ?? 0) + 1 }));
    } finally {
      setIsSending(false);
    }
    void refresh();
  };
  // The question is inside `useOnce`: a second press opens no second question.
  const [sendOnce] = useOnce(async (wanted: WantedSending, isSure: boolean) => {
    const sure =
      isSure ||
      (await ask({
        title: t('confirm.upline.title', { amount: money(wanted.amount) }),
        body: t('confirm.upline.body', { name: account }),
        confirmLabel: t('confirm.upline.action'),
        cancelLabel: t('action.cancel'),
      }));
    if (sure) await send(wanted);
  });
  return {
    busy: isSending,
    failed,
    made,
    onSend: (wanted) => void sendOnce(wanted, false),
    onAgain: () => void (failed && sendOnce(failed.wanted, true)),
  };
}
