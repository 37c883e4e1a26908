import { askedIn } from '@parlour/features/centre-frame';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A page of a centre that opens with the order in its address. The links of the transaction record lead there (MEM-07).
 */
export function withOrder(Page: ComponentType<{ readonly order?: string }>): ComponentType {
  return function Ordered() {
    const order = askedIn(useLocation().search)?.order;
    return order === undefined ? <Page key="" /> : <Page key={order} order={order} />;
  };
}
