import { useT } from '../../shared/i18n/use-t.ts';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useMoneyRefresh } from '../../shared/money/use-money-refresh.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { type Transferring, useTransferOnce } from '../transfer/use-transfer-once.ts';

/** Sends money to the upline once it is confirmed: one request per intent (WAL-05, WAL-07). */
export function useSending(account: string): Omit<Transferring, 'onLeave'> {
  const { api, toasts } = useRuntime();
  const { currencySymbol } = useSettings();
  const t = useT();
  const money = useMoney(currencySymbol);
  const refresh = useMoneyRefresh();
  const { withKey } = useIntent();
  const { onLeave: _stays, ...sending } = useTransferOnce({
    to: 'upline',
    question: ({ amount }) => ({
      title: t('confirm.upline.title', { amount: money(amount) }),
      body: t('confirm.upline.body', { name: account }),
      confirmLabel: t('confirm.upline.action'),
      cancelLabel: t('action.cancel'),
    }),
    send: ({ amount, note, paymentPassword }) => {
      const body = { amount, paymentPassword, ...(note !== '' && { note }) };
      return withKey('transferToUpline', body, (key) => api.transferToUpline(body, key));
    },
    onSent: (sent) => {
      const title = t('success.uplineTransferred', { amount: money(sent.amount) });
      toasts.show({ tone: 'success', title });
    },
    refresh,
  });
  return sending;
}
