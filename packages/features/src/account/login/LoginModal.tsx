import type { NamedModalProps } from '../../shared/shell/OverlayHost.tsx';
import { LoginView } from './LoginView.tsx';
import { useLogin } from './use-login.ts';

/**
 * The named modal `login`. It closes by itself: a session that begins ends it
 * and resumes what waited for it (GRD-01, LGN-03).
 */
export function LoginModal({ props, onDismiss }: NamedModalProps<'login'>) {
  return <LoginView {...useLogin(props)} onDismiss={onDismiss} />;
}
