import { paths, queries } from '@parlour/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { transferDraftOf } from '../../money/transfer/transfer-model.ts';
import { useTransferOnce } from '../../money/transfer/use-transfer-once.ts';
import { useRestoredDraft } from '../../shared/drafts/use-own-draft.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { useFrozenDuringPress } from '../../shared/money/presses.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useMoneyRefresh } from '../../shared/money/use-money-refresh.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { usePreferences, useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useRefresh } from '../../shared/runtime/use-refresh.ts';
import { teamReads } from '../team-figures/team-reads.ts';
import { type Downline, isDirect } from './downlines-model.ts';
import type { Transfer, TransferEvents } from './Transfer.props.ts';
import { isNotOffered, toPastPage, toTransferTarget } from './transfer.ts';

/** Rows on one page of past transfers. */
const pageSize = 5;

/** The reads whose answers a transfer changes, beside those of money itself. */
const changed: ReadonlySet<string> = new Set([...teamReads, paths.agentIncome, paths.settlements]);

interface Transferable extends TransferEvents {
  /** `null` where no transfer is offered. */
  readonly transfer: Transfer | null;
  /** Call it when another window opens or this one closes. */
  readonly onTransferLeave: () => void;
}

/**
 * Transfers money to the shown downline. Offered for direct downlines where the backend allows it, sent once (AGT-04,
 * WAL-07).
 */
export function useTransfer(person: Downline | null): Transferable {
  const { api } = useRuntime();
  const { currencySymbol, timeZone } = useSettings();
  const { balanceHidden: hidden } = usePreferences();
  const id = person?.id ?? '';
  const [openFor, setOpenFor] = useState('');
  const [pageNo, setPageNo] = useState(1);
  const isForm = id !== '' && openFor === id;
  const query = useQuery({
    ...queries.downlineTarget(api, { memberId: id }),
    enabled: person !== null && isDirect(person),
  });
  const wallets = useQuery({ ...queries.wallets(api), enabled: isForm });
  const record = useQuery({
    ...queries.downlineTransfers(api, { memberId: id, pageNo, pageSize }),
    // The previous page stays while the next one loads. The first page is never that of another downline.
    ...(pageNo > 1 && { placeholderData: keepPreviousData }),
    enabled: isForm,
  });
  const target = useStableValue(partOf(query, toTransferTarget));
  // Limits and balance stand above the button and would move it.
  const frozen = useFrozenDuringPress(
    useStableValue({ target, balance: wallets.data?.main ?? null }),
  );
  const past = useStableValue(partOf(record, (wire) => toPastPage(wire, pageNo, timeZone)));
  const { onLeave, onSend, onAgain, ...sending } = useSending(person, () => setPageNo(1));
  const draft = useRestoredDraft(`downline.${id}`);
  // An open form keeps its values when the policy changes meanwhile; sending shows the reason.
  const isKept = isForm && query.data !== undefined;
  const isRefused = query.isError && isNotOffered(query.error);
  const isAnswered = person !== null && isDirect(person) && !query.isPending;
  const isOffered = isKept || (isAnswered && !isRefused);
  const open = (isOpen: boolean) => {
    onLeave();
    setPageNo(1);
    setOpenFor(isOpen ? id : '');
  };
  return {
    transfer: isOffered
      ? {
          ...frozen,
          ...sending,
          isOpen: isForm,
          hidden,
          currencySymbol,
          past,
          draft: transferDraftOf(draft.read()),
        }
      : null,
    onTransferOpen: open,
    onTransferLeave: () => open(false),
    onTransferDraft: (typed) => draft.keep({ ...typed }),
    onTransferSend: onSend,
    onTransferAgain: onAgain,
    onRetryTransfer: () => void query.refetch(),
    onRetryTransfers: () => void record.refetch(),
    onTransferPage: setPageNo,
  };
}

/** Sends money to a downline once it is confirmed: one request per intent (AGT-04, WAL-07). */
function useSending(person: Downline | null, onSent: () => void) {
  const { api, toasts } = useRuntime();
  const { currencySymbol } = useSettings();
  const t = useT();
  const money = useMoney(currencySymbol);
  const memberId = person?.id ?? '';
  const name = person?.account ?? '';
  const refresh = useTransferRefresh();
  const { withKey } = useIntent();
  const draft = useRestoredDraft(`downline.${memberId}`);
  return useTransferOnce({
    to: memberId,
    question: ({ amount }) => ({
      title: t('confirm.downline.title', { amount: money(amount), name }),
      body: t('confirm.downline.body'),
      confirmLabel: t('confirm.downline.action'),
      cancelLabel: t('action.cancel'),
    }),
    send: ({ amount, note, paymentPassword }) => {
      const body = { memberId, amount, paymentPassword, ...(note !== '' && { note }) };
      return withKey('transferToDownline', body, (key) => api.transferToDownline(body, key));
    },
    onSent: (sent) => {
      // The form may be closed by now: a sent draft is not offered again.
      draft.forget();
      onSent();
      const title = t('success.downlineTransferred', { amount: money(sent.amount), name });
      toasts.show({ tone: 'success', title });
    },
    refresh,
  });
}

/** Reads again everything that a transfer changes: balances and records, the team and its sums. */
function useTransferRefresh(): () => Promise<void> {
  const refreshMoney = useMoneyRefresh();
  const refresh = useRefresh(changed);
  return async () => {
    await Promise.all([refreshMoney(), refresh()]);
  };
}
