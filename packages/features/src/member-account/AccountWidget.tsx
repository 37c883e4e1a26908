import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { partOf, useShared } from '../parts/index.ts';
import { useMember, useRuntime, useSettings } from '../runtime/index.ts';
import { useLogout } from '../shell/index.ts';
import { useBalance } from '../wallet/index.ts';
import { AccountView } from './AccountView.tsx';
import { toProtection } from './model.ts';

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
  if (!member) return null;
  return (
    <AccountView
      nickname={member.nickname}
      account={member.account}
      level={rank.data?.name ?? null}
      balance={balance}
      currencySymbol={currencySymbol}
      protection={protection}
      onRefreshBalance={balance.refresh}
      onChangePassword={() => overlays.open({ name: 'changePassword', props: {} })}
      onLogout={logout}
      onRetry={() => void security.refetch()}
    />
  );
}
