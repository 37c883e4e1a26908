export type { Order, OrderPage } from './orders.ts';
export type { WantedWithdrawal, WithdrawViewProps } from './WithdrawView.props.ts';
export { WithdrawView } from './WithdrawView.tsx';
export { WithdrawWidget, type WithdrawWidgetProps } from './WithdrawWidget.tsx';
export type { PayoutAccount, Quote, WithdrawOptions } from './withdraw-model.ts';
