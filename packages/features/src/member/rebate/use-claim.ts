import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useMoneyRefresh } from '../../shared/money/use-money-refresh.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import type { RebateViewProps } from './RebateView.tsx';

type Claim = Pick<RebateViewProps, 'busy' | 'failed' | 'onClaim' | 'onAgain'>;

/**
 * Claims the rebate: one request per intent. The intent is the amount on the button (REB-01, WAL-07): what is earned
 * later is another rebate.
 */
export function useClaim(amount: string | null): Claim {
  const { api, toasts } = useRuntime();
  const { currencySymbol } = useSettings();
  const t = useT();
  const money = useMoney(currencySymbol);
  const refresh = useMoneyRefresh();
  const { withKey } = useIntent();
  const [failed, setFailed] = useState<
    (NonNullable<Claim['failed']> & { readonly wanted: string }) | null
  >(null);
  const [claim, busy] = useOnce(async (wanted: string) => {
    try {
      const taken = await withKey('claimRebate', wanted, (key) => api.claimRebate(key));
      setFailed(null);
      const title = t('success.rebateClaimed', { amount: money(taken.amount) });
      toasts.show({ tone: 'success', title });
    } catch (error) {
      setFailed((last) => ({ error, wanted, attempt: (last?.attempt ?? 0) + 1 }));
    }
    // Updates the amount on the button before it can be pressed again.
    await refresh();
  });
  return {
    busy,
    failed,
    onClaim: () => void (amount !== null && claim(amount)),
    onAgain: () => void (failed && claim(failed.wanted)),
  };
}
