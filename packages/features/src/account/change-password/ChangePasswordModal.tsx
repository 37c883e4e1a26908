import { useRuntime } from '../../shared/runtime/runtime.tsx';
import type { NamedModalProps } from '../../shared/shell/OverlayHost.tsx';
import { ChangePasswordView } from './ChangePasswordView.tsx';
import { useChangePassword } from './use-change-password.ts';

/**
 * The named modal `changePassword`, for a forced or a voluntary change. The session closes a forced one when it begins
 * or ends. A voluntary change closes here after its success and goes home (PWD-02).
 */
export function ChangePasswordModal({ props, onDismiss }: NamedModalProps<'changePassword'>) {
  const { overlays, navigate } = useRuntime();
  const change = useChangePassword(() => {
    overlays.finish();
    navigate('/');
  });
  return <ChangePasswordView {...change} {...props} onDismiss={onDismiss} />;
}
