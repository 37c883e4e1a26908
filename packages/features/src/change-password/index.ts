export { ChangePasswordModal } from './ChangePasswordModal.tsx';
export { ChangePasswordView, type ChangePasswordViewProps } from './ChangePasswordView.tsx';
export { useChangePassword } from './use-change-password.ts';
