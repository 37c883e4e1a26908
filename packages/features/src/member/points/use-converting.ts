import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import type { ConvertState, WantedConversion } from './ConvertForm.tsx';
import { type Rate, worthOf } from './convert.ts';
import { usePointsRefresh } from './use-points-refresh.ts';

/** Converts points into money after a confirmation: one request per intent (PTS-01, WAL-07). */
export function useConverting(rate: Rate | null): ConvertState {
  const { api, dialogs, toasts } = useRuntime();
  const { currencySymbol } = useSettings();
  const t = useT();
  const money = useMoney(currencySymbol);
  const refresh = usePointsRefresh();
  const { withKey } = useIntent();
  const [failed, setFailed] = useState<
    (NonNullable<ConvertState['failed']> & { readonly wanted: WantedConversion }) | null
  >(null);
  const [made, setMade] = useState(0);
  const [busy, setBusy] = useState(false);

  const send = async (wanted: WantedConversion): Promise<void> => {
    setBusy(true);
    try {
      const { requiredPoints, exchangeAmount } = await withKey('convertPoints', wanted, (key) =>
        api.convertPoints(wanted, key),
      );
      setFailed(null);
      setMade((count) => count + 1);
      const amount = money(exchangeAmount);
      toasts.show({
        tone: 'success',
        title: t('success.pointsConverted', { count: requiredPoints, amount }),
      });
    } catch (error) {
      setFailed((last) => ({ error, wanted, attempt: (last?.attempt ?? 0) + 1 }));
    } finally {
      setBusy(false);
    }
    // After success and after failure: points may have fallen, and a lost answer may have made the conversion.
    void refresh();
  };
  // The question is inside `useOnce`: a second press opens no second question.
  const [sendOnce] = useOnce(async (wanted: WantedConversion, isSure: boolean) => {
    if (rate === null) return;
    const { points: count } = wanted;
    const sure =
      isSure ||
      (await dialogs.confirm({
        title: t('confirm.convert.title'),
        body: t('confirm.convert.body', { count, amount: money(worthOf(count, rate)) }),
        confirmLabel: t('confirm.convert.action'),
        cancelLabel: t('action.cancel'),
      }));
    if (sure) await send(wanted);
  });
  return {
    busy,
    failed,
    made,
    onSend: (wanted) => void sendOnce(wanted, false),
    onAgain: () => void (failed && sendOnce(failed.wanted, true)),
  };
}
