export {
  type FormAnnounce,
  FormStatus,
  type FormStatusProps,
  useFormAnnounce,
} from './FormStatus.tsx';
