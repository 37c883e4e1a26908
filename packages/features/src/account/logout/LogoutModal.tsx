import type { NamedModalProps } from '../../shared/shell/OverlayHost.tsx';
import { LogoutView } from './LogoutView.tsx';
import { useLogoutNow } from './use-logout-now.ts';

/** The named modal `logout`: asks, then logs out. The end of the session closes it. */
export function LogoutModal({ onDismiss }: NamedModalProps<'logout'>) {
  const { logout, busy } = useLogoutNow();
  return <LogoutView busy={busy} onConfirm={() => void logout()} onCancel={onDismiss} />;
}
