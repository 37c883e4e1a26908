import { queries } from '@parlour/api-client';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { shownColumns } from '../../shared/records/columns.ts';
import { useFile } from '../../shared/records/use-file.ts';
import { type ListPlace, readAs, useRecords } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useDesktop } from '../../shared/runtime/use-desktop.ts';
import { IncomeView } from './IncomeView.tsx';
import { type Income, toIncomePage } from './income-model.ts';
import { incomeList } from './shape.ts';
import { useIncomeColumns } from './use-income-columns.tsx';
import { useMadeOf } from './use-made-of.ts';

/** The page `agentRevenueReport` of the agent centre, connected to the address and the API (AGT-07). */
export function IncomeWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { currencySymbol: symbol } = useSettings();
  const t = useT();
  const wide = useDesktop();
  const [income, setIncome] = useState<Income | null>(null);
  const { madeOf, retry: retryDetail } = useMadeOf(income);
  const { list, today, read, change, retry, pageQuery } = useRecords({
    place,
    shape: incomeList,
    ask: ({ filters: { type } }, asked) =>
      queries.agentIncome(api, { ...asked, ...(type && { type }) }),
  });
  const columns = useIncomeColumns({ rows: [], symbol, wide, onOpen: setIncome });
  const file = useFile({
    name: `${t('agent.agentRevenueReport')} ${list.range.from} ${list.range.to}`,
    pageQuery,
    toRows: (page) => toIncomePage(page, { symbol }).rows,
    idOf: ({ id }) => id,
    columns: shownColumns(columns, list.hidden),
  });
  return (
    <IncomeView
      list={list}
      today={today}
      read={readAs(read, (page) => toIncomePage(page, { symbol }))}
      currencySymbol={symbol}
      file={file.state}
      wide={wide}
      opened={income && { income, madeOf }}
      onOpen={setIncome}
      onRetryDetail={retryDetail}
      onChange={change}
      onFile={() => void file.save()}
      onRetry={retry}
    />
  );
}
