export {
  type AlertMessage,
  type ConfirmMessage,
  createDialogs,
  type DialogMessage,
  type DialogRequest,
  type DialogsStore,
  type WarnMessage,
} from './createDialogs.ts';
export { Dialog, type DialogAction, type DialogProps, type DialogTone } from './Dialog.tsx';
export { DialogHost, type DialogHostProps, type DialogLabels } from './DialogHost.tsx';
