import { queries } from '@parlour/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useDesktop } from '../../shared/runtime/use-desktop.ts';
import { RebateView } from './RebateView.tsx';
import { toPastRebates, toRebate } from './rebate-model.ts';
import { useClaim } from './use-claim.ts';

/** Rows on one page of past rebates. */
const pageSize = 5;

/** The page `manualRebate` of the member centre, connected to session and API (MEM-14, REB-01). */
export function RebateWidget() {
  const { api } = useRuntime();
  const { currencySymbol, timeZone } = useSettings();
  const wide = useDesktop();
  const [pageNo, setPageNo] = useState(1);
  const query = useQuery(queries.rebate(api));
  const record = useQuery({
    ...queries.rebateClaims(api, { pageNo, pageSize }),
    placeholderData: keepPreviousData,
  });
  const rebate = useStableValue(partOf(query, (wire) => toRebate(wire, timeZone)));
  const past = useStableValue(partOf(record, (wire) => toPastRebates(wire, pageNo, timeZone)));
  const claim = useClaim(query.data?.amount ?? null);
  return (
    <RebateView
      {...claim}
      rebate={rebate}
      currencySymbol={currencySymbol}
      wide={wide}
      past={past}
      onRetry={() => void query.refetch()}
      onRetryPast={() => void record.refetch()}
      onPastPage={setPageNo}
    />
  );
}
