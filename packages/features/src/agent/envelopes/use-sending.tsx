import { ApiError, queries } from '@parlour/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { compareMoney } from '../../shared/money/decimal.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { usePreferences, useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import type { EnvelopesViewProps } from './EnvelopesView.props.ts';
import { toEnvelope } from './envelopes-model.ts';
import { Review } from './Review.tsx';
import { useEnvelopeRefresh } from './use-envelope-refresh.ts';
import { toBody, totalOf, type WantedEnvelope } from './wanted.ts';

type Sending = Pick<EnvelopesViewProps, 'busy' | 'failed' | 'made' | 'onSend' | 'onAgain'>;

interface Attempt {
  readonly wanted: WantedEnvelope;
  readonly paymentPassword: string;
}

/**
 * Reads the balance once more, shows recipients and cost, and sends the envelope after a confirmation: one request per
 * intent (AGT-14, WAL-07).
 */
export function useSending(onDone: () => void): Sending {
  const { api, dialogs, toasts } = useRuntime();
  const { currencySymbol, timeZone } = useSettings();
  const { balanceHidden } = usePreferences();
  const t = useT();
  const money = useMoney(currencySymbol);
  const shown = useMoney(currencySymbol, balanceHidden);
  const client = useQueryClient();
  const refresh = useEnvelopeRefresh();
  const { withKey } = useIntent();
  const [failed, setFailed] = useState<
    (NonNullable<Sending['failed']> & { readonly of: Attempt }) | null
  >(null);
  const [made, setMade] = useState(0);
  const [busy, setBusy] = useState(false);

  const fail = (error: unknown, of: Attempt, isSent: boolean) =>
    setFailed((last) => ({ error, of, isSent, attempt: (last?.attempt ?? 0) + 1 }));

  const isMeant = async (of: Attempt): Promise<boolean> => {
    const { wanted } = of;
    const total = totalOf(wanted);
    setBusy(true);
    try {
      // Money may have left in another tab, so the agent confirms with the current balance.
      const { main } = await client.fetchQuery({ ...queries.wallets(api), staleTime: 0 });
      if (compareMoney(total, main) > 0) throw new ApiError('INSUFFICIENT_BALANCE');
      setFailed(null);
      return await dialogs.confirm({
        title: t('confirm.redEnvelope.title', { amount: money(total) }),
        body: <Review {...{ wanted, money, shown }} balance={main} />,
        confirmLabel: t('confirm.redEnvelope.action'),
        cancelLabel: t('action.cancel'),
      });
    } catch (error) {
      fail(error, of, false);
      void refresh();
      return false;
    } finally {
      setBusy(false);
    }
  };

  const send = async (of: Attempt): Promise<void> => {
    const body = { ...toBody(of.wanted), paymentPassword: of.paymentPassword };
    setBusy(true);
    try {
      const sent = toEnvelope(
        await withKey('sendRedEnvelope', body, (key) => api.sendRedEnvelope(body, key)),
        timeZone,
      );
      setFailed(null);
      setMade((count) => count + 1);
      onDone();
      toasts.show({
        tone: 'success',
        title: t('success.redEnvelopeSent'),
        detail: t('envelope.sentAs', {
          count: sent.recipients,
          amount: money(sent.total),
          time: sent.until,
        }),
      });
    } catch (error) {
      fail(error, of, true);
    } finally {
      setBusy(false);
    }
    // Also after a failure: downlines may have moved, and a lost answer may have sent the envelope.
    void refresh();
  };
  // The question is inside `useOnce`: a second press opens no second question.
  const [sendOnce] = useOnce(async (of: Attempt, isSure: boolean) => {
    if (isSure || (await isMeant(of))) await send(of);
  });
  return {
    busy,
    failed,
    made,
    onSend: (wanted, paymentPassword) => void sendOnce({ wanted, paymentPassword }, false),
    onAgain: () => void (failed && sendOnce(failed.of, failed.isSent)),
  };
}
