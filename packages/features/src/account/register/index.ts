export type { RegisterValues } from './check.ts';
export { RegisterModal } from './RegisterModal.tsx';
export { RegisterView, type RegisterViewProps } from './RegisterView.tsx';
export { RegisterWidget, type RegisterWidgetProps } from './RegisterWidget.tsx';
export { type Register, type RegisterOptions, useRegister } from './use-register.ts';
