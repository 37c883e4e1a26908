import type { BalancePillProps } from '@parlour/ui';
import { hiddenMoney } from '../i18n/money.ts';
import { useT } from '../i18n/use-t.ts';

/** Labels of a balance with its buttons to hide and refresh it (WAL-01, LAY-03). */
export function useBalanceLabels(currencySymbol: string): BalancePillProps['labels'] {
  const t = useT();
  return {
    balance: t('wallet.balance'),
    hide: t('ui.hideBalance'),
    show: t('ui.showBalance'),
    refresh: t('ui.refreshBalance'),
    mask: hiddenMoney(currencySymbol),
    hidden: t('balance.hidden'),
    loading: t('loading.page'),
    refreshing: t('balance.refreshing'),
    stale: t('balance.stale'),
    error: t('balance.failed'),
  };
}
