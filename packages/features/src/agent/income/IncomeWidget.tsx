import { queries } from '@parlour/api-client';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { orderOf } from '../../shared/records/order.ts';
import { useRecordList } from '../../shared/records/use-record-list.ts';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { IncomeView } from './IncomeView.tsx';
import { type Income, toIncomePage } from './income-model.ts';
import { incomeList, incomeOrders } from './shape.ts';
import { useMadeOf } from './use-made-of.ts';

/** The page `agentRevenueReport` of the agent centre, connected to the address and the API (AGT-07). */
export function IncomeWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { currencySymbol: symbol } = useSettings();
  const t = useT();
  const [income, setIncome] = useState<Income | null>(null);
  const { madeOf, retry: retryDetail } = useMadeOf(income);
  const { view } = useRecordList({
    place,
    shape: incomeList,
    name: t('agent.agentRevenueReport'),
    ask: ({ filters: { type }, sort }, asked) =>
      queries.agentIncome(api, { ...asked, ...orderOf(sort, incomeOrders), ...(type && { type }) }),
    toPage: (wire) => toIncomePage(wire, { symbol }),
  });
  return (
    <IncomeView
      {...view}
      currencySymbol={symbol}
      opened={income && { income, madeOf }}
      onOpen={setIncome}
      onRetryDetail={retryDetail}
    />
  );
}
