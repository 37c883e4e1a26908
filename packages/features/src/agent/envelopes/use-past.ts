import { queries } from '@parlour/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import type { EnvelopesViewProps } from './EnvelopesView.props.ts';
import { type Envelope, isSent, toEnvelopePage } from './envelopes-model.ts';
import { useEnvelopeRefresh } from './use-envelope-refresh.ts';

/** Rows on one page of envelopes. */
const pageSize = 10;

type Past = Pick<
  EnvelopesViewProps,
  'past' | 'opened' | 'taking' | 'onOpen' | 'onClose' | 'onTake' | 'onPage' | 'onRetryPast'
>;

/** Sent and received envelopes: reads them, shows one of them, and opens a received one once (AGT-14, WAL-07). */
export function usePast(): Past & { readonly toStart: () => void } {
  const { api, toasts } = useRuntime();
  const { currencySymbol, timeZone } = useSettings();
  const t = useT();
  const money = useMoney(currencySymbol);
  const refresh = useEnvelopeRefresh();
  const [pageNo, setPageNo] = useState(1);
  const [looked, setLooked] = useState<Envelope | null>(null);
  const [failed, setFailed] = useState<Past['taking']['failed']>(null);
  const { withKey } = useIntent();
  const list = useQuery({
    ...queries.redEnvelopes(api, { pageNo, pageSize }),
    placeholderData: keepPreviousData,
  });
  const past = useStableValue(partOf(list, (wire) => toEnvelopePage(wire, pageNo, timeZone)));
  const rows = past.status === 'ready' ? past.value.rows : [];

  const [take, busy] = useOnce(async (envelopeId: string) => {
    const body = { envelopeId };
    try {
      const { amount } = await withKey('claimRedEnvelope', body, (key) =>
        api.claimRedEnvelope(body, key),
      );
      setFailed(null);
      toasts.show({ tone: 'success', title: t('envelope.took', { amount: money(amount) }) });
    } catch (error) {
      setFailed((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
    }
    await refresh();
  });
  return {
    past,
    // The current row of the list. An envelope that moved to another page keeps its last values.
    opened: rows.find(({ id }) => id === looked?.id) ?? looked,
    taking: { busy, failed },
    onOpen: (envelope) => {
      setFailed(null);
      setLooked(envelope);
      // The count must be as recent as the list of those who opened it.
      if (isSent(envelope)) void list.refetch();
    },
    onClose: () => setLooked(null),
    onTake: (envelope) => void take(envelope.id),
    onPage: setPageNo,
    onRetryPast: () => void list.refetch(),
    toStart: () => setPageNo(1),
  };
}
