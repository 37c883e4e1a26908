/** The login of the header. The modal with its forms is a separate entry, loaded on demand. */
export { HeaderLoginForm } from './HeaderLoginForm.tsx';
export { HeaderLoginView, type HeaderLoginViewProps } from './HeaderLoginView.tsx';
export { useHeaderLogin } from './use-header-login.ts';
