import { toGameType } from '../../shared/games/game-summary.ts';
import { gameKinds } from '../../shared/games/kinds.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import type { RecordSum, RecordsFrame } from '../../shared/records/RecordsView.props.ts';
import { RecordsView } from '../../shared/records/RecordsView.tsx';
import type { ListRead } from '../../shared/records/use-records.ts';
import { Charts } from './Charts.tsx';
import type { ProfitDay, ProfitPage } from './profit-model.ts';
import { useProfitColumns } from './use-profit-columns.tsx';

export interface ProfitViewProps extends Omit<RecordsFrame<ProfitDay>, 'read'> {
  readonly read: ListRead<ProfitPage>;
  readonly currencySymbol: string;
}

/** Profit and loss of a member, by day and by kind of games (MEM-08). */
export function ProfitView(props: ProfitViewProps) {
  const { list, read, currencySymbol: symbol } = props;
  const t = useT();
  const page = read.status === 'ready' ? read.page : null;
  const sign = page?.sign ?? 0;
  const sum = (
    id: keyof ProfitPage['sums'],
    label: string,
    tone?: RecordSum['tone'],
  ): RecordSum => ({ id, label, text: page?.sums[id] ?? null, tone });
  return (
    <RecordsView
      {...props}
      columns={useProfitColumns(symbol)}
      label={t('member.personalProfit')}
      idOf={({ date }) => date}
      filters={[
        {
          name: 'gameType',
          label: t('game.type'),
          value: toGameType(list.filters.gameType ?? '') ?? '',
          options: [
            { value: '', label: t('records.allGames') },
            ...[...gameKinds].map(([code, label]) => ({ value: code, label: t(label) })),
          ],
        },
      ]}
      sums={[
        sum('stake', t('rg.totalBet')),
        sum('payout', t('rg.totalPayout')),
        sum('bonus', t('profit.bonus'), 'warm'),
        sum(
          'net',
          t('wallet.netPosition'),
          sign === 0 ? 'neutral' : sign > 0 ? 'success' : 'danger',
        ),
      ]}
      empty={{ title: t('empty.profit.title'), body: t('empty.profit.body') }}
      lead={(page || read.status === 'loading') && <Charts of={page} symbol={symbol} />}
    />
  );
}
