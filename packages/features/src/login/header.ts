/** The login of the header; the modal with its forms is another entry, loaded on demand. */
export { HeaderLoginForm } from './HeaderLoginForm.tsx';
