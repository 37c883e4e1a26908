export { LoginForms, type LoginFormsProps } from './LoginForms.tsx';
export { LoginModal } from './LoginModal.tsx';
export type { LoginViewProps } from './LoginView.props.ts';
export { LoginView } from './LoginView.tsx';
export { LoginWidget } from './LoginWidget.tsx';
export type { LoginFailure, LoginMethod } from './login-model.ts';
export { useLogin } from './use-login.ts';
