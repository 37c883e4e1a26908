import type { NamedModalProps } from '../../shared/shell/OverlayHost.tsx';
import { LoginView } from './LoginView.tsx';
import { useLogin } from './use-login.ts';

/** The named modal `login`. A session that starts closes it and runs the action that waited for it (GRD-01, LGN-03). */
export function LoginModal({ props, onDismiss }: NamedModalProps<'login'>) {
  return <LoginView {...useLogin(props)} onDismiss={onDismiss} />;
}
