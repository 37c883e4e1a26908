export type { PayoutAccount, Quote, WithdrawOptions } from './model.ts';
export type { Order, OrderPage } from './orders.ts';
export type { WantedWithdrawal, WithdrawViewProps } from './WithdrawView.props.ts';
export { WithdrawView } from './WithdrawView.tsx';
export { WithdrawWidget, type WithdrawWidgetProps } from './WithdrawWidget.tsx';
