export { ForgotPasswordModal } from './ForgotPasswordModal.tsx';
export { ForgotPasswordView, type ForgotPasswordViewProps } from './ForgotPasswordView.tsx';
export type { ForgotFailure, ForgotMethod } from './model.ts';
export { useForgotPassword } from './use-forgot-password.ts';
