import { queries } from '@parlour/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useRestoredDraft } from '../../shared/drafts/use-own-draft.ts';
import { useVendorsQuery } from '../../shared/games/use-vendors.ts';
import { useFrozenDuringPress } from '../../shared/money/presses.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useHandler, useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useBalance } from '../../shared/wallet/use-balance.ts';
import { useWalletMoves } from './use-wallet-moves.ts';
import { WalletsView } from './WalletsView.tsx';
import {
  type TransferDraft,
  toPastTransfers,
  toWallets,
  transferDraftOf,
} from './wallets-model.ts';

/** Rows on one page of past transfers. */
const pageSize = 5;

/** The page `transferFund` of the member centre, connected to session and API (MEM-02, WAL-02). */
export function WalletsWidget() {
  const { api, navigate } = useRuntime();
  const { currencySymbol, timeZone } = useSettings();
  const balance = useBalance();
  const query = useQuery(queries.wallets(api));
  const [pageNo, setPageNo] = useState(1);
  const record = useQuery({
    ...queries.transactions(api, { type: 'transfer', pageNo, pageSize }),
    placeholderData: keepPreviousData,
  });
  const vendors = useVendorsQuery();
  const marks = useMemo(
    () => new Map(vendors.data?.map(({ vassalage, logoUrl }) => [vassalage, logoUrl])),
    [vendors.data],
  );
  const wallets = useFrozenDuringPress(useStableValue(partOf(query, toWallets)));
  const past = useStableValue(partOf(record, (wire) => toPastTransfers(wire, pageNo, timeZone)));
  const moves = useWalletMoves(wallets.status === 'ready' ? wallets.value : null);
  const draft = useRestoredDraft('transfer');
  // A form without an amount is not worth keeping.
  const keepDraft = useHandler((typed: TransferDraft) =>
    typed.amount.trim() === '' ? draft.forget() : draft.keep({ ...typed }),
  );
  const refresh = () => {
    balance.refresh();
    void query.refetch();
  };
  return (
    <WalletsView
      {...moves}
      balance={balance}
      currencySymbol={currencySymbol}
      wallets={wallets}
      isOld={query.isRefetchError}
      marks={marks}
      past={past}
      draft={transferDraftOf(draft.read())}
      onDraft={keepDraft}
      onToggleHidden={balance.toggleHidden}
      onRefresh={refresh}
      onRetry={refresh}
      onRetryPast={() => void record.refetch()}
      onPastPage={setPageNo}
      onGames={() => navigate('/')}
    />
  );
}
