import { queries } from '@parlour/api-client';
import { toGameType } from '../../shared/games/game-summary.ts';
import { useVendorNames } from '../../shared/games/use-vendors.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { shownColumns } from '../../shared/records/columns.ts';
import { useFile } from '../../shared/records/use-file.ts';
import { type ListPlace, readAs, useRecords } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useDesktop } from '../../shared/runtime/use-desktop.ts';
import { BetsView } from './BetsView.tsx';
import { toBetsPage } from './bets-model.ts';
import { betList } from './shape.ts';
import { useBetColumns } from './use-bet-columns.tsx';

const nothing = () => undefined;

/** The page `personalHistoryCopy` of the member centre, connected to the address and the API (MEM-06). */
export function BetsWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { currencySymbol: symbol, timeZone } = useSettings();
  const t = useT();
  const wide = useDesktop();
  const vendors = useVendorNames();
  const { list, today, read, change, retry, pageQuery } = useRecords({
    place,
    shape: betList,
    ask: ({ filters: { gameType = '', vassalage, status } }, asked) =>
      queries.bets(api, {
        ...asked,
        gameType: toGameType(gameType),
        ...(vassalage && { vassalage }),
        ...(status && { status }),
      }),
  });
  const columns = useBetColumns({
    rows: [],
    symbol,
    wide,
    vendorName: (code) => vendors.get(code) ?? code,
    onDetail: nothing,
  });
  const file = useFile({
    name: `${t('member.personalHistoryCopy')} ${list.range.from} ${list.range.to}`,
    pageQuery,
    toRows: (page) => toBetsPage(page, { symbol, timeZone }).rows,
    idOf: ({ id }) => id,
    columns: shownColumns(columns, list.hidden),
  });
  return (
    <BetsView
      list={list}
      today={today}
      read={readAs(read, (page) => toBetsPage(page, { symbol, timeZone }))}
      currencySymbol={symbol}
      vendors={vendors}
      file={file.state}
      wide={wide}
      onChange={change}
      onFile={() => void file.save()}
      onRetry={retry}
    />
  );
}
