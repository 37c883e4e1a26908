export { ForgotPasswordModal } from './ForgotPasswordModal.tsx';
export type { ForgotPasswordViewProps } from './ForgotPasswordView.props.ts';
export { ForgotPasswordView } from './ForgotPasswordView.tsx';
export type { ForgotFailure, ForgotMethod } from './forgot-password-model.ts';
export { useForgotPassword } from './use-forgot-password.ts';
