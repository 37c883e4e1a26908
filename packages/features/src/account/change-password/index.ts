export { ChangePasswordModal } from './ChangePasswordModal.tsx';
export type { ChangePasswordViewProps } from './ChangePasswordView.props.ts';
export { ChangePasswordView } from './ChangePasswordView.tsx';
export { useChangePassword } from './use-change-password.ts';
