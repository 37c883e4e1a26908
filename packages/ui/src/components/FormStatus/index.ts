export { type FormAnnounce, useFormAnnounce } from './announce.ts';
export { FormStatus, type FormStatusProps } from './FormStatus.tsx';
