export {
  createToasts,
  type Toast,
  type ToastMessage,
  type ToastsConfig,
  type ToastsStore,
  type ToastTone,
} from './createToasts.ts';
export { Toaster, type ToasterProps } from './Toaster.tsx';
