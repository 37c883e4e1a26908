import { LoginForms } from './LoginForms.tsx';
import type { LoginViewProps } from './LoginView.props.ts';
import { useLogin } from './use-login.ts';

/** The ready-made login for its own page; `LoginModal` is the same in a window (LGN-01). */
export function LoginWidget(options: Pick<LoginViewProps, 'canRemember'>) {
  return <LoginForms {...useLogin({})} {...options} />;
}
