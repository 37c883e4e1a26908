export { RegisterModal } from './RegisterModal.tsx';
export { RegisterWidget, type RegisterWidgetProps } from './RegisterWidget.tsx';
