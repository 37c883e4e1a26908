import { queries } from '@parlour/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnDraft } from '../../shared/drafts/use-own-draft.ts';
import { useFrozenDuringPress } from '../../shared/money/presses.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useHandler, useStableValue } from '../../shared/parts/use-stable.ts';
import { usePreferences, useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useFirstWithdrawal } from './first/use-first-withdrawal.ts';
import { useOrderWindow } from './use-order-window.ts';
import { useOrders } from './use-orders.ts';
import { useRequesting } from './use-requesting.tsx';
import type { AskedQuote } from './WithdrawView.props.ts';
import { WithdrawView } from './WithdrawView.tsx';
import { toOptions, toQuote } from './withdraw-model.ts';

export interface WithdrawWidgetProps {
  /** Interval for reading orders that the backend is processing, in ms; `false`: never. */
  readonly pollMs?: number | false;
  /** Id of the order to show first, in a window over the page. Default: none. */
  readonly order?: string | undefined;
}

const nothing: AskedQuote = { accountId: '', amount: '' };

/** The page `withdraw` of the member centre, connected to session and API (MEM-04, WAL-03, WAL-04). */
export function WithdrawWidget({ pollMs = 15_000, order }: WithdrawWidgetProps) {
  const { api, clock } = useRuntime();
  const { currencySymbol, timeZone } = useSettings();
  const { balanceHidden } = usePreferences();
  const times = { timeZone, now: clock.now() };
  const draft = useOwnDraft('withdraw');
  const [asked, setAsked] = useState<AskedQuote | null>(null);
  // Accounts and the transaction password change on another page, so they are read again whenever this page opens.
  const wire = useQuery({ ...queries.withdrawalOptions(api), refetchOnMount: 'always' });
  const quote = useQuery({
    ...queries.withdrawalQuote(api, asked ?? nothing),
    enabled: asked !== null,
  });
  const options = useStableValue(partOf(wire, toOptions));
  const fee = useStableValue(partOf(quote, toQuote));
  const orders = useOrders(times, pollMs);
  const { shown, open } = useOrderWindow({ rows: orders.rows, times, pollMs, first: order });
  const requesting = useRequesting({
    accounts: options.status === 'ready' ? options.value.accounts : [],
    onDone: draft.forget,
  });
  const firstTime = useFirstWithdrawal(options, requesting.made);
  const onAsk = useHandler(setAsked);
  const onType = useHandler((typed: Readonly<Record<string, string>>) =>
    draft.keep(typed.amount?.trim() ? typed : {}),
  );
  // Everything that is shown above the button.
  const frozen = useFrozenDuringPress(
    useStableValue({ options, asks: orders.asks, quote: asked && fee }),
  );
  return (
    <WithdrawView
      {...requesting}
      {...frozen}
      currencySymbol={currencySymbol}
      hidden={balanceHidden}
      firstTime={firstTime}
      past={orders.past}
      offered={draft.offered}
      shown={shown}
      onAsk={onAsk}
      onType={onType}
      onOffer={draft.answer}
      onOpen={open}
      onRetry={() => void wire.refetch()}
      onRetryQuote={() => void quote.refetch()}
      onRetryAsks={orders.onRetryAsks}
      onRetryPast={orders.onRetryPast}
      onPage={orders.onPage}
    />
  );
}
