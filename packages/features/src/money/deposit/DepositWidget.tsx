import { queries } from '@parlour/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRestoredDraft } from '../../shared/drafts/use-own-draft.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useFrozenDuringPress } from '../../shared/money/presses.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useHandler, useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useUiClock } from '../../shared/runtime/use-clock.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { DepositView } from './DepositView.tsx';
import { draftOf, toOptions } from './deposit-model.ts';
import { toOrderPage } from './order.ts';
import { useOpenOrders } from './use-open-orders.ts';
import { useOpening, type WantedDeposit } from './use-opening.ts';
import { useOrder } from './use-order.ts';

export interface DepositWidgetProps {
  /** Copies a text to the clipboard. Rejects where that is not allowed. */
  readonly copyText: (text: string) => Promise<void>;
  /** Interval for reading an open order, in ms; 0: only when the member asks. Default 5000. */
  readonly followEvery?: number | undefined;
  /** Id of the order to show first. Default: an open order, else a new deposit. */
  readonly order?: string | undefined;
}

/** Rows on one page of past deposits. */
const pageSize = 5;

/** The page `depositv2` of the member centre, connected to session and API (MEM-03, WAL-03). */
export function DepositWidget({ copyText, followEvery = 5000, order: linked }: DepositWidgetProps) {
  const { api, overlays, toasts } = useRuntime();
  const { currencySymbol, timeZone } = useSettings();
  const t = useT();
  const [pageNo, setPageNo] = useState(1);
  const draft = useRestoredDraft('deposit');
  const offered = useQuery(queries.depositOptions(api));
  const record = useQuery({
    ...queries.deposits(api, { pageNo, pageSize }),
    placeholderData: keepPreviousData,
  });
  const options = useStableValue(partOf(offered, toOptions));
  const past = useStableValue(partOf(record, (wire) => toOrderPage(wire, pageNo, timeZone)));
  const open = useOpenOrders();
  /** `undefined` until the member chooses: then an open order is shown first. */
  const [chosen, setChosen] = useState<string | null | undefined>(linked);
  const newest = open.status === 'ready' ? open.value[0]?.id : undefined;
  // The order stays open after its decision, so that the member sees the result.
  if (chosen === undefined && newest !== undefined) setChosen(newest);
  const order = useOrder(chosen ?? null, followEvery);
  const opening = useOpening((depositId) => {
    draft.forget();
    setChosen(depositId);
  });
  const [copy] = useOnce(async (text: string) => {
    try {
      await copyText(text);
      toasts.show({ tone: 'success', title: t('success.copied') });
    } catch {
      toasts.show({ tone: 'warn', title: t('error.copyFailed') });
    }
  });
  // Everything that is shown above a button.
  const frozen = useFrozenDuringPress(useStableValue({ options, open, order: order.order }));
  const uiClock = useUiClock();
  // A member who has begun to type, or has sent a restored draft, stays in the form when an open order is found late.
  const stay = () => {
    if (chosen === undefined) setChosen(null);
  };
  const keepDraft = useHandler((typed: ReturnType<typeof draftOf>) => {
    stay();
    draft.keep(typed);
  });
  const onOpen = useHandler((wanted: WantedDeposit) => {
    stay();
    opening.open(wanted);
  });
  return (
    <DepositView
      {...order}
      {...frozen}
      currencySymbol={currencySymbol}
      clock={uiClock}
      isChosen={chosen !== undefined}
      past={past}
      draft={draftOf(draft.read())}
      opening={opening.busy}
      openingFailed={opening.failed}
      onDraft={keepDraft}
      onOpen={onOpen}
      onAgain={opening.again}
      onShow={setChosen}
      onBegin={() => setChosen(null)}
      onCopy={(text) => void copy(text)}
      onService={() => overlays.open({ name: 'service', props: {} })}
      onRetry={() => void offered.refetch()}
      onRetryPast={() => void record.refetch()}
      onPastPage={setPageNo}
    />
  );
}
