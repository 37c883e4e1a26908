import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { periodIn, withPeriod } from '../../shared/records/period.ts';
import { useKeptPlace } from '../../shared/records/use-kept-place.ts';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useToday } from '../../shared/runtime/use-clock.ts';
import { useDesktop } from '../../shared/runtime/use-desktop.ts';
import { OverviewView } from './OverviewView.tsx';
import {
  daysOf,
  fullLinks,
  monthBefore,
  type Span,
  spanOf,
  toBefore,
  toOverview,
} from './overview-model.ts';

/** The page `agentTeamOverview` of the agent centre, connected to the address and the API (AGT-02). */
export function OverviewWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { currencySymbol, timeZone } = useSettings();
  const writing = { symbol: currencySymbol, timeZone };
  const [pressed, setPressed] = useState<Span | null>(null);
  const wide = useDesktop();
  const today = useToday();
  const { search, onSearch } = useKeptPlace(place, today, { sharesPeriod: true });
  const days = periodIn(search, today) ?? daysOf('fortnight', today);
  const span = spanOf(days, today, pressed);
  const { from, to } = days;
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
      wide={wide}
      onSpan={(next) => {
        setPressed(next);
        onSearch(withPeriod(search, daysOf(next, today)));
      }}
      onRetry={() => void query.refetch()}
    />
  );
}
