export type { DepositViewProps } from './DepositView.props.ts';
export { DepositView } from './DepositView.tsx';
export { DepositWidget, type DepositWidgetProps } from './DepositWidget.tsx';
