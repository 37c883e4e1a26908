import {
  healsIn,
  isApiError,
  isUnsettled,
  queries,
  type WireWithdrawal,
} from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRestoredDraft } from '../../shared/drafts/use-own-draft.ts';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { useQuestion } from '../../shared/money/presses.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useMoneyRefresh } from '../../shared/money/use-money-refresh.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { useUploads } from '../../shared/uploads/use-uploads.ts';
import { answerDraftOf, untouched, type WantedAnswer } from './answers.ts';
import type { OrderWindowProps } from './OrderWindow.props.ts';
import { isOpen, type OrderTimes, toOrder } from './orders.ts';

/** A request about an order. */
type Act =
  | { readonly of: 'answer'; readonly id: string; readonly wanted: WantedAnswer }
  | { readonly of: 'cancel'; readonly id: string };

interface Around {
  /** Orders that are already loaded, as the backend sent them. */
  readonly rows: readonly WireWithdrawal[];
  readonly times: OrderTimes;
  /** Interval for reading an order that the backend is processing, in ms; `false`: never. */
  readonly pollMs: number | false;
  /** Id of the order that is open at the start. */
  readonly first: string | undefined;
}

/**
 * Holds the order that is open in the window, and sends the answer of the member: one request per intent (WAL-04,
 * WAL-07).
 */
export function useOrderWindow({ rows, times, pollMs, first }: Around) {
  const { api, toasts } = useRuntime();
  const { currencySymbol } = useSettings();
  const t = useT();
  const money = useMoney(currencySymbol);
  const client = useQueryClient();
  const refresh = useMoneyRefresh();
  const { withKey } = useIntent();
  const ask = useQuestion();
  const uploads = useUploads('withdrawal');
  const [at, setAt] = useState<{
    readonly id: string;
    readonly as: OrderWindowProps['as'];
  } | null>(first === undefined ? null : { id: first, as: 'detail' });
  const [busy, setBusy] = useState<OrderWindowProps['busy']>(null);
  const [failed, setFailed] = useState<
    (NonNullable<OrderWindowProps['failed']> & { readonly act: Act }) | null
  >(null);
  // The draft is kept when a session ends; the pictures are not, they have to be added again.
  const draft = useRestoredDraft('withdrawal-answer');
  const [left] = useState(() => answerDraftOf(draft.read()));
  const typed = useRef(left);

  const queryOf = (id: string) => queries.withdrawal(api, { withdrawalId: id });
  const known = rows.find(({ withdrawalId }) => withdrawalId === at?.id);
  const query = useQuery({
    ...queryOf(at?.id ?? ''),
    enabled: at !== null,
    // Shows the row of the list at once, and reads the order again at once.
    ...(known && { initialData: known, initialDataUpdatedAt: 0 }),
    refetchInterval: (query) =>
      query.state.data && isOpen(query.state.data) ? pollMs : healsIn(query),
  });
  const order = useStableValue(partOf(query, (wire) => toOrder(wire, times)));

  const open = (id: string, as: OrderWindowProps['as']) => {
    setFailed(null);
    // Pictures and text belong to one payment.
    if (as === 'answer' && typed.current.id !== id) {
      typed.current = { id, answer: untouched };
      uploads.clear();
    }
    setAt({ id, as });
  };

  const sendKeyed = (act: Act): Promise<WireWithdrawal> => {
    if (act.of === 'cancel') {
      const body = { withdrawalId: act.id };
      return withKey('cancelWithdrawal', body, (key) => api.cancelWithdrawal(body, key));
    }
    const body = bodyOf(act.id, act.wanted);
    return withKey('answerWithdrawal', body, (key) => api.answerWithdrawal(body, key));
  };
  const send = async (act: Act): Promise<void> => {
    const { id } = act;
    setBusy(act.of);
    try {
      const now = await sendKeyed(act);
      client.setQueryData(queryOf(id).queryKey, now);
      if (act.of === 'answer') {
        typed.current = { id: '', answer: untouched };
        draft.forget();
        uploads.clear();
      }
      toasts.show({ tone: 'success', title: said(act, now) });
      open(id, 'detail');
    } catch (error) {
      if (isSettledElsewhere(error)) {
        // Another tab answered first, or the deadline passed: the current state is read and shown.
        toasts.show({ tone: 'info', title: errorMessage(error, t) });
        open(id, 'detail');
      } else {
        setFailed((last) => ({ of: act.of, act, error, attempt: (last?.attempt ?? 0) + 1 }));
      }
      // While the outcome is unknown the question stays unchanged, so that the retry sends the same answer.
      if (isUnsettled(error)) return;
    } finally {
      setBusy(null);
    }
    void refresh();
  };

  const said = (act: Act, { amount }: WireWithdrawal): string => {
    if (act.of === 'cancel') return t('success.withdrawCancelled', { amount: money(amount) });
    return t(
      act.wanted.answer === 'notReceived' ? 'success.proofSent' : 'success.withdrawAnswered',
    );
  };

  const isMeant = async (act: Act): Promise<boolean> => {
    if (order.status !== 'ready') return false;
    const { amount, receives, remaining, isPart } = order.value;
    if (act.of === 'cancel') {
      return ask({
        title: t('confirm.cancelWithdraw.title'),
        body: t('confirm.cancelWithdraw.body', { amount: money(amount) }),
        confirmLabel: t('confirm.cancelWithdraw.action'),
        cancelLabel: t('confirm.cancelWithdraw.keep'),
      });
    }
    // The report has its own form, so it needs no confirmation. "Received" is one press and final, so it does.
    if (act.wanted.answer === 'notReceived') return true;
    return ask({
      title: t('confirm.received.title'),
      body: t('confirm.received.body', { amount: money(isPart ? remaining : receives) }),
      confirmLabel: t('confirm.received.action'),
      cancelLabel: t('action.cancel'),
    });
  };
  const [actOnce] = useOnce(async (act: Act, isSure: boolean) => {
    if (isSure || (await isMeant(act))) await send(act);
  });

  const close = () => {
    setAt(null);
    setFailed(null);
    // Reads the current state after a lost answer.
    if (failed) void refresh();
  };
  // The order was answered elsewhere meanwhile: there is no question any more.
  const isAsked = order.status !== 'ready' || order.value.canConfirm || busy !== null || failed;
  const shown: OrderWindowProps | null = at && {
    id: at.id,
    as: at.as === 'answer' && isAsked ? 'answer' : 'detail',
    order,
    currencySymbol,
    busy,
    failed,
    uploads,
    typed: typed.current.answer,
    onType: (answer) => {
      typed.current = { id: at.id, answer };
      draft.keep({ id: at.id, ...answer, choice: answer.choice ?? '' });
    },
    onAnswering: () => open(at.id, 'answer'),
    onAnswer: (wanted) => void actOnce({ of: 'answer', id: at.id, wanted }, false),
    onCancel: () => void actOnce({ of: 'cancel', id: at.id }, false),
    onAgain: () => void (failed && actOnce(failed.act, true)),
    onRetry: () => void query.refetch(),
    onClose: close,
  };
  return { shown, open };
}

const bodyOf = (withdrawalId: string, wanted: WantedAnswer) => {
  if (wanted.answer !== 'notReceived') return { withdrawalId, answer: wanted.answer };
  const { answer, receivedAmount, uploadIds, comment } = wanted;
  return {
    withdrawalId,
    answer,
    receivedAmount,
    uploadIds: [...uploadIds],
    ...(comment !== '' && { comment }),
  };
};

const isSettledElsewhere = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'ALREADY_DONE' || error.code === 'NOT_FOUND');
