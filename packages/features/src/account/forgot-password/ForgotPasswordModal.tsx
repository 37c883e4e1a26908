import type { NamedModalProps } from '../../shared/shell/OverlayHost.tsx';
import { ForgotPasswordView } from './ForgotPasswordView.tsx';
import { useForgotPassword } from './use-forgot-password.ts';

/** The named modal `forgotPassword`. A new password by phone starts a session, which closes it (PWD-01). */
export function ForgotPasswordModal({ props, onDismiss }: NamedModalProps<'forgotPassword'>) {
  return <ForgotPasswordView {...useForgotPassword(props)} onDismiss={onDismiss} />;
}
