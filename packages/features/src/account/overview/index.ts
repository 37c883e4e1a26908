export { AccountView, type AccountViewProps } from './AccountView.tsx';
export { AccountWidget } from './AccountWidget.tsx';
export type { Contact, Login, Protection } from './account-model.ts';
