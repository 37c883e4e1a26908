import { queries } from '@parlour/api-client';
import { usePictures } from '@parlour/ui';
import { useQuery } from '@tanstack/react-query';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useMember, useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useLogout } from '../../shared/shell/use-logout.ts';
import { useBalance } from '../../shared/wallet/use-balance.ts';
import { AccountView } from './AccountView.tsx';
import { toProtection } from './account-model.ts';
import { useOpenWindow } from './use-open-window.tsx';
import { AccountWindows } from './windows.tsx';

export interface AccountWidgetProps {
  /** Opens the place where the account is changed. Default: windows over this page. */
  readonly onChange?: () => void;
}

/** The page `securityCenter` of the member centre, connected to session and api (MEM-01). */
export function AccountWidget({ onChange }: AccountWidgetProps) {
  const { api } = useRuntime();
  const { currencySymbol, timeZone } = useSettings();
  const member = useMember();
  const balance = useBalance();
  const logout = useLogout();
  const rank = useQuery(queries.playerRank(api));
  const icon = useQuery(queries.memberIcon(api));
  // From the site or its image CDNs only (CFG-04).
  const [picture] = [icon.data?.iconUrl ?? ''].flatMap(usePictures());
  const security = useQuery(queries.security(api));
  const protection = useStableValue(partOf(security, (wire) => toProtection(wire, timeZone)));
  const window = useOpenWindow();
  if (!member) return null;
  return (
    <>
      <AccountView
        nickname={member.nickname}
        picture={picture}
        account={member.account}
        level={rank.data?.name ?? null}
        balance={balance}
        currencySymbol={currencySymbol}
        protection={protection}
        onRefreshBalance={balance.refresh}
        onOpen={onChange ?? window.open}
        onLogout={logout}
        onRetry={() => void security.refetch()}
      />
      <AccountWindows
        open={window.name}
        isAgain={window.isAgain}
        onOpen={window.open}
        onClose={window.close}
      />
    </>
  );
}
