import { queries } from '@parlour/api-client';
import { toGameType } from '../../shared/games/game-summary.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { shownColumns } from '../../shared/records/columns.ts';
import { useFile } from '../../shared/records/use-file.ts';
import { type ListPlace, readAs, useRecords } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useDesktop } from '../../shared/runtime/use-desktop.ts';
import { teamBetList } from './shape.ts';
import { TeamBetsView } from './TeamBetsView.tsx';
import { toTeamBetsPage } from './team-bets-model.ts';
import { useTeamBetColumns } from './use-team-bet-columns.tsx';

/** The page `personalHistoryCopy` of the agent centre, connected to the address and the API (AGT-05). */
export function TeamBetsWidget({ place }: { readonly place: ListPlace }) {
  const { api } = useRuntime();
  const { currencySymbol: symbol, timeZone } = useSettings();
  const t = useT();
  const wide = useDesktop();
  const { list, today, read, change, retry, pageQuery } = useRecords({
    place,
    shape: teamBetList,
    ask: ({ filters: { search, gameType = '', status } }, asked) =>
      queries.teamBets(api, {
        ...asked,
        gameType: toGameType(gameType),
        ...(search && { search }),
        ...(status && { status }),
      }),
  });
  const columns = useTeamBetColumns({ rows: [], symbol, wide });
  const file = useFile({
    name: `${t('agent.personalHistoryCopy')} ${list.range.from} ${list.range.to}`,
    pageQuery,
    toRows: (page) => toTeamBetsPage(page, { symbol, timeZone }).rows,
    idOf: ({ id }) => id,
    columns: shownColumns(columns, list.hidden),
  });
  return (
    <TeamBetsView
      list={list}
      today={today}
      read={readAs(read, (page) => toTeamBetsPage(page, { symbol, timeZone }))}
      currencySymbol={symbol}
      file={file.state}
      wide={wide}
      onChange={change}
      onFile={() => void file.save()}
      onRetry={retry}
    />
  );
}
