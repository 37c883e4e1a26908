/** The login of the header; the modal with its forms is another entry, loaded on demand. */
export { HeaderLoginForm } from './HeaderLoginForm.tsx';
export { HeaderLoginView, type HeaderLoginViewProps } from './HeaderLoginView.tsx';
export { useHeaderLogin } from './use-header-login.ts';
