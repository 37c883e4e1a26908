export { DepositView, type DepositViewProps } from './DepositView.tsx';
export { DepositWidget, type DepositWidgetProps } from './DepositWidget.tsx';
