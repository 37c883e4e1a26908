export type { PayoutAccount, Quote, WithdrawOptions } from './model.ts';
export type { Order, OrderPage } from './orders.ts';
export { type WantedWithdrawal, WithdrawView, type WithdrawViewProps } from './WithdrawView.tsx';
export { WithdrawWidget, type WithdrawWidgetProps } from './WithdrawWidget.tsx';
