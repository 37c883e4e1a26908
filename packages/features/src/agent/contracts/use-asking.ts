import { useState } from 'react';
import { useRestoredDraft } from '../../shared/drafts/use-own-draft.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useOnce } from '../../shared/runtime/use-once.ts';
import type { TypedRequest } from './AskWindow.tsx';
import { type ContractKind, periodsOf } from './kinds.ts';
import { emptyOffer } from './offer.ts';
import type { Failed } from './ReviewWindow.tsx';
import { useContractRefresh } from './use-contract-refresh.ts';

/**
 * Requests a contract of a kind from the upline: one request per intent. Keeps what was typed when the window closes
 * (AGT-13).
 */
export function useAsking(kind: ContractKind) {
  const { api, toasts } = useRuntime();
  const t = useT();
  const refresh = useContractRefresh();
  const { withKey } = useIntent();
  const draft = useRestoredDraft(`contract-request-${kind}`);
  const empty: TypedRequest = { period: emptyOffer(kind).period, note: '' };
  const [typed, setTyped] = useState<TypedRequest>(() => {
    const kept = draft.read();
    const period = periodsOf(kind).find((one) => one === kept?.period) ?? empty.period;
    return { period, note: kept?.note ?? '' };
  });
  const [isOpen, setIsOpen] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [onSend, busy] = useOnce(async ({ period, note }: TypedRequest) => {
    const said = note.trim();
    const body = { kind, period, ...(said !== '' && { note: said }) };
    try {
      await withKey('requestContract', body, (key) => api.requestContract(body, key));
      setFailed(null);
      setIsOpen(false);
      draft.forget();
      setTyped(empty);
      toasts.show({ tone: 'success', title: t('success.contractRequested') });
    } catch (error) {
      setFailed((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
    }
    // An offer may have arrived meanwhile, also in another tab.
    await refresh();
  });
  return {
    isOpen,
    typed,
    busy,
    failed,
    open: () => {
      setFailed(null);
      setIsOpen(true);
    },
    onClose: () => setIsOpen(false),
    onType: (next: TypedRequest) => {
      setTyped(next);
      draft.keep({ period: next.period, note: next.note });
    },
    onSend: (wanted: TypedRequest) => void onSend(wanted),
  };
}
