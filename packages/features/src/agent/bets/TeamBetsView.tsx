import { toGameType } from '../../shared/games/game-summary.ts';
import { gameKinds } from '../../shared/games/kinds.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { statusFilter } from '../../shared/records/labels.ts';
import type { RecordsFrame } from '../../shared/records/RecordsView.props.ts';
import { RecordsView } from '../../shared/records/RecordsView.tsx';
import type { ListRead } from '../../shared/records/use-records.ts';
import { useAccountSearch } from '../team-figures/use-account-column.tsx';
import { useFigureSum } from '../team-figures/use-figure-column.tsx';
import { betStatuses, type TeamBet, type TeamBetsPage } from './team-bets-model.ts';
import { useTeamBetColumns } from './use-team-bet-columns.tsx';

export interface TeamBetsViewProps extends Omit<RecordsFrame<TeamBet>, 'read'> {
  readonly read: ListRead<TeamBetsPage>;
  readonly currencySymbol: string;
}

/** Team betting: every round of a team in a range of days (AGT-05). */
export function TeamBetsView(props: TeamBetsViewProps) {
  const { list, read, currencySymbol: symbol, wide } = props;
  const t = useT();
  const page = read.status === 'ready' ? read.page : null;
  const rows = page?.rows ?? [];
  const sum = useFigureSum();
  return (
    <RecordsView
      {...props}
      columns={useTeamBetColumns({ rows, symbol, wide })}
      label={t('agent.personalHistoryCopy')}
      idOf={({ id }) => id}
      search={useAccountSearch(list.filters.search)}
      filters={[
        {
          name: 'gameType',
          label: t('game.type'),
          // Kinds that a request may name. Any other kind is shown, but cannot be a filter.
          value: toGameType(list.filters.gameType ?? '') ?? '',
          options: [
            { value: '', label: t('records.allGames') },
            ...[...gameKinds].map(([code, label]) => ({ value: code, label: t(label) })),
          ],
        },
        statusFilter(t, betStatuses, rows, list.filters.status),
      ]}
      sums={[
        sum({ id: 'stake', label: t('rg.totalBet'), of: page?.sums.stake }),
        sum({ id: 'validBet', label: t('wallet.validBet'), of: page?.sums.validBet }),
        sum({ id: 'payout', label: t('rg.totalPayout'), of: page?.sums.payout }),
        sum({ id: 'winLoss', label: t('team.net'), of: page?.sums.winLoss, signed: true }),
      ]}
      empty={{ title: t('empty.teamBets.title'), body: t('empty.teamBets.body') }}
    />
  );
}
