import { queries } from '@parlour/api-client';
import { useRef } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { shownColumns } from '../../shared/records/columns.ts';
import { useFile } from '../../shared/records/use-file.ts';
import { type ListPlace, readAs, useRecords } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useDesktop } from '../../shared/runtime/use-desktop.ts';
import { BonusesView } from './BonusesView.tsx';
import { toBonusesPage } from './bonuses-model.ts';
import { bonusList } from './shape.ts';
import { useBonusColumns } from './use-bonus-columns.tsx';

const noSources: ReadonlyMap<string, string> = new Map();

/** The page `bonusDetails` of the member centre, connected to the address and the API (MEM-09). */
export function BonusesWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { currencySymbol: symbol, timeZone } = useSettings();
  const t = useT();
  const wide = useDesktop();
  const { list, today, read, change, retry, pageQuery } = useRecords({
    place,
    shape: bonusList,
    ask: ({ filters: { source, status } }, asked) =>
      queries.bonuses(api, { ...asked, ...(source && { source }), ...(status && { status }) }),
  });
  const shown = readAs(read, (page) => toBonusesPage(page, { symbol, timeZone }));
  const sources = useSeenSources(shown.status === 'ready' ? shown.page.rows : []);
  const columns = useBonusColumns({ rows: [], symbol });
  const file = useFile({
    name: `${t('member.bonusDetails')} ${list.range.from} ${list.range.to}`,
    pageQuery,
    toRows: (page) => toBonusesPage(page, { symbol, timeZone }).rows,
    idOf: ({ id }) => id,
    columns: shownColumns(columns, list.hidden),
  });
  return (
    <BonusesView
      list={list}
      today={today}
      read={shown}
      currencySymbol={symbol}
      sources={sources}
      file={file.state}
      wide={wide}
      onChange={change}
      onFile={() => void file.save()}
      onRetry={retry}
    />
  );
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
