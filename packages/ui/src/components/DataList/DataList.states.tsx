import { defineStates } from '../../testing/states.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Money } from '../Money/Money.tsx';
import type { DataListProps } from './DataList.tsx';

export const dataListStates = defineStates<DataListProps>()((say) => {
  const items = [
    { id: 'number', label: say('member.withdraw'), value: 'WD-70318' },
    { id: 'amount', label: say('data.step.amount'), value: <Money text={say('data.amount')} /> },
    { id: 'account', label: say('data.step.account'), value: '0171* *** 678' },
    { id: 'sent', label: say('record.time'), value: '2026-11-19 21:40:05' },
  ];
  return {
    plain: { items },
    well: { items, variant: 'well' },
    withTotal: {
      items: [
        ...items.slice(1, 2),
        { id: 'fee', label: say('data.fee'), value: <Money text={say('data.feeAmount')} /> },
        {
          id: 'net',
          label: say('data.youReceive'),
          value: <Money text={say('data.netAmount')} />,
          total: true,
        },
      ],
      variant: 'well',
    },
    withBadge: {
      items: [
        ...items,
        {
          id: 'status',
          label: say('record.status'),
          value: <Badge tone="info">{say('status.payment.processing')}</Badge>,
        },
      ],
    },
    stacked: { items, layout: 'stacked' },
    missing: { items: items.map((item, at) => (at === 2 ? { ...item, value: undefined } : item)) },
    loading: { items, loading: true },
    empty: { items: [] },
    longText: {
      items: items.map((item) => ({
        ...item,
        label: say('data.longTitle'),
        value: say('data.longTitle'),
      })),
      variant: 'well',
    },
  };
});
