import { useState } from 'react';
import { toGameType, type VendorNames } from '../../shared/games/game-summary.ts';
import { gameKinds } from '../../shared/games/kinds.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { statusFilter } from '../../shared/records/labels.ts';
import type { RecordFilter } from '../../shared/records/RecordFilters.tsx';
import type { RecordSum, RecordsFrame } from '../../shared/records/RecordsView.props.ts';
import { RecordsView } from '../../shared/records/RecordsView.tsx';
import type { ListRead } from '../../shared/records/use-records.ts';
import { BetDetail } from './BetDetail.tsx';
import { type Bet, type BetsPage, betStatuses } from './bets-model.ts';
import { useBetColumns } from './use-bet-columns.tsx';

export interface BetsViewProps extends Omit<RecordsFrame<Bet>, 'read'> {
  readonly read: ListRead<BetsPage>;
  readonly currencySymbol: string;
  /** Names of the providers by their key; empty while they load. */
  readonly vendors: VendorNames;
}

/** The betting record: every round of a range of days, with its detail (MEM-06). */
export function BetsView(props: BetsViewProps) {
  const { list, read, vendors, currencySymbol: symbol, wide } = props;
  const t = useT();
  const [opened, setOpened] = useState<Bet | null>(null);
  const page = read.status === 'ready' ? read.page : null;
  const rows = page?.rows ?? [];
  const vendorName = (code: string) => vendors.get(code) ?? code;
  const columns = useBetColumns({ rows, symbol, wide, vendorName, onDetail: setOpened });
  const sum = (
    id: 'stake' | 'validBet' | 'payout' | 'winLoss',
    label: string,
    tone?: RecordSum['tone'],
  ): RecordSum => ({ id, label, text: page?.sums[id] ?? null, tone });
  const sign = page?.sums.sign ?? 0;
  return (
    <>
      <RecordsView
        {...props}
        columns={columns}
        label={t('member.personalHistoryCopy')}
        idOf={({ id }) => id}
        filters={[
          useKindFilter(list.filters.gameType ?? ''),
          vendorFilter(props, rows, {
            label: t('game.provider'),
            all: t('records.allProviders'),
          }),
          statusFilter(t, betStatuses, rows, list.filters.status),
        ]}
        sums={[
          sum('stake', t('rg.totalBet')),
          sum('validBet', t('wallet.validBet')),
          sum('payout', t('rg.totalPayout')),
          sum(
            'winLoss',
            t('wallet.profitLoss'),
            sign === 0 ? 'neutral' : sign > 0 ? 'success' : 'danger',
          ),
        ]}
        empty={{ title: t('empty.bets.title'), body: t('empty.bets.body') }}
      />
      {opened && <BetDetail bet={opened} vendorName={vendorName} onClose={() => setOpened(null)} />}
    </>
  );
}

/** Kinds of games that a request may name. Any other kind is shown, but cannot be a filter. */
function useKindFilter(value: string): RecordFilter {
  const t = useT();
  return {
    name: 'gameType',
    label: t('game.type'),
    value: toGameType(value) ?? '',
    options: [
      { value: '', label: t('records.allGames') },
      ...[...gameKinds].map(([code, label]) => ({ value: code, label: t(label) })),
    ],
  };
}

function vendorFilter(
  { list, vendors }: BetsViewProps,
  rows: readonly Bet[],
  { label, all }: { readonly label: string; readonly all: string },
): RecordFilter {
  const value = list.filters.vassalage ?? '';
  const codes = new Set([...vendors.keys(), ...rows.map(({ vendor }) => vendor), value]);
  codes.delete('');
  const options = [...codes].map((code) => ({ value: code, label: vendors.get(code) ?? code }));
  return {
    name: 'vassalage',
    label,
    value,
    options: [
      { value: '', label: all },
      ...options.sort((a, b) => a.label.localeCompare(b.label, 'en')),
    ],
  };
}
