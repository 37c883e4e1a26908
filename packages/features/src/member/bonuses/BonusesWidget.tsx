import { queries } from '@parlour/api-client';
import { useRef } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useRecordList } from '../../shared/records/use-record-list.ts';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { BonusesView } from './BonusesView.tsx';
import { toBonusesPage } from './bonuses-model.ts';
import { bonusList } from './shape.ts';

const noSources: ReadonlyMap<string, string> = new Map();

/** The page `bonusDetails` of the member centre, connected to the address and the API (MEM-09). */
export function BonusesWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { currencySymbol: symbol, timeZone } = useSettings();
  const t = useT();
  const { view } = useRecordList({
    place,
    shape: bonusList,
    name: t('member.bonusDetails'),
    ask: ({ filters: { source, status } }, asked) =>
      queries.bonuses(api, { ...asked, ...(source && { source }), ...(status && { status }) }),
    toPage: (wire) => toBonusesPage(wire, { symbol, timeZone }),
  });
  const sources = useSeenSources(view.read.status === 'ready' ? view.read.page.rows : []);
  return <BonusesView {...view} currencySymbol={symbol} sources={sources} />;
}

/**
 * Collects the sources of all rows since the page was opened, so that filtering by one source keeps the others in the
 * list.
 */
function useSeenSources(
  rows: readonly { readonly source: string; readonly title: string }[],
): ReadonlyMap<string, string> {
  const seen = useRef(noSources);
  const added = rows.filter(({ source }) => source !== '' && !seen.current.has(source));
  if (added.length > 0) {
    seen.current = new Map([
      ...seen.current,
      ...added.map(({ source, title }) => [source, title] as const),
    ]);
  }
  return seen.current;
}
