import { queries } from '@parlour/api-client';
import { toGameType } from '../../shared/games/game-summary.ts';
import { useVendorNames } from '../../shared/games/use-vendors.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useRecordList } from '../../shared/records/use-record-list.ts';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { BetsView } from './BetsView.tsx';
import { toBetsPage } from './bets-model.ts';
import { betList } from './shape.ts';

/** The page `personalHistoryCopy` of the member centre, connected to the address and the API (MEM-06). */
export function BetsWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { currencySymbol: symbol, timeZone } = useSettings();
  const t = useT();
  const vendors = useVendorNames();
  const { view } = useRecordList({
    place,
    shape: betList,
    name: t('member.personalHistoryCopy'),
    ask: ({ filters: { gameType = '', vassalage, status } }, asked) =>
      queries.bets(api, {
        ...asked,
        gameType: toGameType(gameType),
        ...(vassalage && { vassalage }),
        ...(status && { status }),
      }),
    toPage: (wire) => toBetsPage(wire, { symbol, timeZone }),
  });
  return <BetsView {...view} currencySymbol={symbol} vendors={vendors} />;
}
