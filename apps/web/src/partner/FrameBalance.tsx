import { useMember, useOnce, useRuntime, useSettings } from '@parlour/features/runtime';
import { BalanceView } from '@parlour/features/site/partner';
import { useBalance } from '@parlour/features/wallet';

/** Shows the balance of the member who is logged in. */
export default function FrameBalance() {
  const { session } = useRuntime();
  const { currencySymbol } = useSettings();
  const member = useMember();
  const balance = useBalance();
  const [logout, busy] = useOnce(session.logout);
  if (!member) return null;
  return (
    <BalanceView
      name={member.account}
      balance={balance}
      currencySymbol={currencySymbol}
      busy={busy ? 'logout' : null}
      onToggleHidden={balance.toggleHidden}
      onRefresh={balance.refresh}
      onLogout={() => void logout()}
    />
  );
}
