import { queries } from '@parlour/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useRestoredDraft } from '../../shared/drafts/use-own-draft.ts';
import { useRefusals } from '../../shared/form/use-refusals.ts';
import { visibleText } from '../../shared/form/visible-text.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { toAffected } from './contracts-model.ts';
import type { ContractKind } from './kinds.ts';
import {
  emptyOffer,
  fromDraft,
  type TypedOffer,
  toDraft,
  toEffectsParams,
  toOfferBody,
} from './offer.ts';
import type { Failed } from './ReviewWindow.tsx';
import type { WantedTier } from './tiers.ts';
import { useContractRefresh } from './use-contract-refresh.ts';

interface Wanted {
  readonly offer: TypedOffer;
  readonly tiers: readonly WantedTier[];
}

/** Direct downlines per request. */
const candidatesSize = 100;
const fields = ['memberId', 'tiers'] as const;

/** Refusal codes that belong to one field. */
const places: ReadonlyMap<string, (typeof fields)[number]> = new Map([['NOT_FOUND', 'memberId']]);

/**
 * Offers a contract of a kind to direct downlines: first a review with the list of the backend, then one request per
 * intent. Keeps what was typed when the window closes (AGT-13, WAL-07).
 */
export function useOffering(kind: ContractKind) {
  const { api, toasts } = useRuntime();
  const t = useT();
  const refresh = useContractRefresh();
  const { withKey } = useIntent();
  const draft = useRestoredDraft(`contract-offer-${kind}`);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState(() => fromDraft(kind, draft.read()));
  const [failed, setFailed] = useState<(Failed & { readonly wanted: Wanted }) | null>(null);
  const [busy, setBusy] = useState(false);
  const [reviewed, setReviewed] = useState<Wanted | null>(null);
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(visibleText(search).trim());
  const query = useQuery({
    ...queries.downlines(api, {
      accountType: 'agent',
      pageSize: candidatesSize,
      ...(asked !== '' && { search: asked }),
    }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  // A search covers the whole team, but an offer can only go to direct downlines.
  const candidates = useStableValue(
    partOf(query, ({ rows }) =>
      rows
        .filter(({ level }) => level === 1)
        .map(({ memberId, account, nickname }) => ({ id: memberId, account, nickname })),
    ),
  );
  const refused = useRefusals<(typeof fields)[number]>(failed?.error, fields, { places });

  const send = async (wanted: Wanted): Promise<void> => {
    const body = toOfferBody(kind, wanted.offer, wanted.tiers);
    setBusy(true);
    try {
      await withKey('offerContract', body, (key) => api.offerContract(body, key));
      setFailed(null);
      setReviewed(null);
      setIsOpen(false);
      draft.forget();
      setTyped(emptyOffer(kind));
      toasts.show({ tone: 'success', title: t('contract.offered') });
      await refresh();
    } catch (error) {
      // The form shows the error, and keeps its values.
      setReviewed(null);
      setFailed((last) => ({ error, wanted, attempt: (last?.attempt ?? 0) + 1 }));
    } finally {
      setBusy(false);
    }
  };
  const [sendOnce] = useOnce(send);
  // Read again for every review, because the agent agrees to its content.
  const effects = useQuery({
    ...queries.offerEffects(
      api,
      toEffectsParams(kind, reviewed?.offer ?? emptyOffer(kind), reviewed?.tiers ?? []),
    ),
    enabled: reviewed !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const affected = useStableValue(partOf(effects, (wire) => toAffected(wire.affected)));

  return {
    isOpen,
    typed,
    candidates,
    busy,
    failed,
    refused,
    open: () => {
      setFailed(null);
      setIsOpen(true);
    },
    onClose: () => setIsOpen(false),
    onType: (offer: TypedOffer) => {
      setTyped(offer);
      draft.keep(toDraft(offer));
    },
    onSearch: setSearch,
    onSend: (offer: TypedOffer, tiers: readonly WantedTier[]) => setReviewed({ offer, tiers }),
    // This offer has been reviewed and confirmed already.
    onAgain: () => void (failed && sendOnce(failed.wanted)),
    onRetry: () => void query.refetch(),
    review: reviewed && {
      ...reviewed,
      affected,
      busy,
      onConfirm: () => void sendOnce(reviewed),
      onRetry: () => void effects.refetch(),
      onClose: () => setReviewed(null),
    },
  };
}
