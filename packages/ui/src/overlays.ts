/**
 * Everything that opens over the page, and Tabs. This part of the library includes Radix, so the home page must not
 * load it before it is needed: load it with the modal or page that uses it.
 */
export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from './components/Accordion/Accordion.tsx';
export {
  type AlertMessage,
  type ConfirmMessage,
  createDialogs,
  type DialogMessage,
  type DialogRequest,
  type DialogsStore,
  type WarnMessage,
} from './components/Dialog/create-dialogs.ts';
export {
  Dialog,
  type DialogAction,
  type DialogProps,
  type DialogTone,
} from './components/Dialog/Dialog.tsx';
export {
  DialogHost,
  type DialogHostProps,
  type DialogLabels,
} from './components/Dialog/DialogHost.tsx';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer.tsx';
export { Menu, type MenuProps } from './components/Menu/Menu.tsx';
export type { MenuItem } from './components/Menu/MenuRow.tsx';
export { Modal, type ModalCloseReason, type ModalProps } from './components/Modal/Modal.tsx';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export { type Tab, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export {
  createToasts,
  type Toast,
  type ToastMessage,
  type ToastsConfig,
  type ToastsStore,
  type ToastTone,
} from './components/Toaster/create-toasts.ts';
export { Toaster, type ToasterProps } from './components/Toaster/Toaster.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
