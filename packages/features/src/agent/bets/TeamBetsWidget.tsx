import { queries } from '@parlour/api-client';
import { toGameType } from '../../shared/games/game-summary.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { orderOf } from '../../shared/records/order.ts';
import { useRecordList } from '../../shared/records/use-record-list.ts';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { teamBetList, teamBetOrders } from './shape.ts';
import { TeamBetsView } from './TeamBetsView.tsx';
import { toTeamBetsPage } from './team-bets-model.ts';

/** The page `personalHistoryCopy` of the agent centre, connected to the address and the API (AGT-05). */
export function TeamBetsWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { currencySymbol: symbol, timeZone } = useSettings();
  const t = useT();
  const { view } = useRecordList({
    place,
    shape: teamBetList,
    name: t('agent.personalHistoryCopy'),
    ask: ({ filters: { search, gameType = '', status }, sort }, asked) =>
      queries.teamBets(api, {
        ...asked,
        ...orderOf(sort, teamBetOrders),
        gameType: toGameType(gameType),
        ...(search && { search }),
        ...(status && { status }),
      }),
    toPage: (wire) => toTeamBetsPage(wire, { symbol, timeZone }),
  });
  return <TeamBetsView {...view} currencySymbol={symbol} />;
}
