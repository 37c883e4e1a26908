import { queries } from '@parlour/api-client';
import type { BalancePillProps } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFigures } from '../i18n/use-t.ts';
import { usePreferences, useRuntime, useSession } from '../runtime/runtime.tsx';
import { useSettings } from '../runtime/settings.ts';
import { showBalance } from './balance.ts';

/** The member's balance, with all props of a balance pill. */
export interface BalanceHandle {
  readonly state: BalancePillProps['state'];
  /** Formatted with the site's symbol; empty while unknown or hidden. */
  readonly text: string;
  /** Loads the balance again; a second call while it loads does nothing. */
  readonly refresh: () => void;
  readonly hidden: boolean;
  /** Shows or hides the balance. The choice is stored on this device. */
  readonly toggleHidden: () => void;
}

/** The balance of a member or trial account (WAL-01, LAY-03); no request for a visitor. */
export function useBalance(): BalanceHandle {
  const { api, clock, preferences } = useRuntime();
  const { kind } = useSession();
  const { balanceHidden: hidden } = usePreferences();
  const { currencySymbol: symbol } = useSettings();
  const figures = useFigures();
  const query = useQuery({
    ...queries.balance(api),
    enabled: kind === 'authenticated' || kind === 'trial',
  });
  const asOf = query.data?.asOf;
  // The time of the reading may be some time ago, so it never sets the clock back.
  useEffect(() => clock.hear(asOf, 'second'), [clock, asOf]);
  const shown = showBalance({
    amount: query.data?.sumBalance,
    fetching: query.isFetching,
    failed: query.isError,
    arrivedAt: query.dataUpdatedAt,
    failedAt: query.errorUpdatedAt,
    hidden,
    symbol,
  });
  return {
    ...shown,
    text: figures(shown.text),
    hidden,
    refresh: () => void query.refetch({ cancelRefetch: false }),
    toggleHidden: () => preferences.setBalanceHidden(!hidden),
  };
}
