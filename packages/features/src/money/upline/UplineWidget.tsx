import { queries } from '@parlour/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRestoredDraft } from '../../shared/drafts/use-own-draft.ts';
import { useFrozenDuringPress } from '../../shared/money/presses.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { usePreferences, useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { toPastTransfers, transferDraftOf } from '../transfer/transfer-model.ts';
import { UplineView } from './UplineView.tsx';
import { toUpline } from './upline-model.ts';
import { useSending } from './use-sending.ts';

/** Rows on one page of past transfers. */
const pageSize = 5;

/** The page `transferUpline` of the member centre, connected to session and API (MEM-05, WAL-05). */
export function UplineWidget() {
  const { api } = useRuntime();
  const { currencySymbol, timeZone } = useSettings();
  const { balanceHidden } = usePreferences();
  const [pageNo, setPageNo] = useState(1);
  const target = useQuery(queries.uplineTarget(api));
  const wallets = useQuery(queries.wallets(api));
  const record = useQuery({
    ...queries.uplineTransfers(api, { pageNo, pageSize }),
    placeholderData: keepPreviousData,
  });
  const upline = useStableValue(partOf(target, toUpline));
  // Limits and balance stand above the button and would move it.
  const frozen = useFrozenDuringPress(
    useStableValue({ upline, balance: wallets.data?.main ?? null }),
  );
  const past = useStableValue(
    partOf(record, (wire) => toPastTransfers(wire, pageNo, timeZone, ({ account }) => account)),
  );
  const sending = useSending(upline.status === 'ready' ? upline.value.account : '');
  const draft = useRestoredDraft('upline');
  return (
    <UplineView
      {...sending}
      {...frozen}
      hidden={balanceHidden}
      currencySymbol={currencySymbol}
      past={past}
      draft={transferDraftOf(draft.read())}
      onDraft={(typed) => draft.keep({ ...typed })}
      onRetry={() => void target.refetch()}
      onRetryPast={() => void record.refetch()}
      onPastPage={setPageNo}
    />
  );
}
