export { FormStatus, type FormStatusProps } from './FormStatus.tsx';
