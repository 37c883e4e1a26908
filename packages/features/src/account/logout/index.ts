export { LogoutModal } from './LogoutModal.tsx';
export { LogoutView, type LogoutViewProps } from './LogoutView.tsx';
export { useLogoutNow } from './use-logout-now.ts';
