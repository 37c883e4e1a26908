import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useToday } from '../../shared/runtime/use-clock.ts';
import { OverviewView } from './OverviewView.tsx';
import {
  daysOf,
  fullLinks,
  monthBefore,
  type Span,
  toBefore,
  toOverview,
} from './overview-model.ts';

/** The page `agentTeamOverview` of the agent centre, connected to the API (AGT-02). */
export function OverviewWidget() {
  const { api } = useRuntime();
  const { currencySymbol, timeZone } = useSettings();
  const writing = { symbol: currencySymbol, timeZone };
  const [span, setSpan] = useState<Span>('fortnight');
  const today = useToday();
  const { from, to } = daysOf(span, today);
  const query = useQuery(queries.teamOverview(api, { startDate: from, endDate: to }));
  const overview = useStableValue(partOf(query, (wire) => toOverview(wire, writing)));
  const last = monthBefore(today);
  const lastMonth = useQuery({
    ...queries.teamOverview(api, { startDate: last.from, endDate: last.to }),
    enabled: span === 'month',
  });
  const links = useQuery(queries.registrationLinks(api));
  const options = useQuery(queries.registrationOptions(api));
  return (
    <OverviewView
      span={span}
      from={from}
      to={to}
      overview={overview}
      before={span === 'month' && lastMonth.data ? toBefore(lastMonth.data, writing) : null}
      fullLinks={fullLinks(links.data, options.data)}
      currencySymbol={currencySymbol}
      onSpan={setSpan}
      onRetry={() => void query.refetch()}
    />
  );
}
