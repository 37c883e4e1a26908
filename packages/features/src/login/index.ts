export { LoginModal } from './LoginModal.tsx';
