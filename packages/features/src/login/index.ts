export { LoginModal } from './LoginModal.tsx';
export { LoginView, type LoginViewProps } from './LoginView.tsx';
export type { LoginFailure, LoginMethod } from './model.ts';
export { useLogin } from './use-login.ts';
