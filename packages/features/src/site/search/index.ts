export { SearchModal } from './SearchModal.tsx';
