import type { DepositViewProps, WithMoney } from './DepositView.props.ts';
import type { Order } from './order.ts';

export interface OrderViewProps extends Omit<DepositViewProps, 'order'>, WithMoney {
  readonly order: Order;
}
