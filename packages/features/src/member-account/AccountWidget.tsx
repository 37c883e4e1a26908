import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { partOf, useShared } from '../parts/index.ts';
import { useMember, useRuntime, useSettings } from '../runtime/index.ts';
import { useLogout } from '../shell/index.ts';
import { useBalance } from '../wallet/index.ts';
import { AccountView } from './AccountView.tsx';
import { toProtection } from './model.ts';
import { type AccountWindow, AccountWindows } from './windows.tsx';

/** The page `securityCenter` of the member centre, over session and api (MEM-01). */
export function AccountWidget() {
  const { api, overlays } = useRuntime();
  const { currencySymbol, timeZone } = useSettings();
  const member = useMember();
  const balance = useBalance();
  const logout = useLogout();
  const rank = useQuery(queries.playerRank(api));
  const security = useQuery(queries.security(api));
  const protection = useShared(partOf(security, (wire) => toProtection(wire, timeZone)));
  const [window, setWindow] = useState<Exclude<AccountWindow, 'password'> | null>(null);
  if (!member) return null;
  const open = (name: AccountWindow) => {
    // Every account can be asked to change its password, from anywhere: that window is the site's.
    if (name === 'password') overlays.open({ name: 'changePassword', props: {} });
    else setWindow(name);
  };
  return (
    <>
      <AccountView
        nickname={member.nickname}
        account={member.account}
        level={rank.data?.name ?? null}
        balance={balance}
        currencySymbol={currencySymbol}
        protection={protection}
        onRefreshBalance={balance.refresh}
        onOpen={open}
        onLogout={logout}
        onRetry={() => void security.refetch()}
      />
      <AccountWindows open={window} onOpen={open} onClose={() => setWindow(null)} />
    </>
  );
}
