import { healsIn, queries } from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRestoredDraft } from '../../shared/drafts/use-own-draft.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { useQuestion } from '../../shared/money/presses.ts';
import { useMoneyRefresh } from '../../shared/money/use-money-refresh.ts';
import { type Part, partOf } from '../../shared/parts/part.ts';
import { useHandler, useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { type Uploads, useUploads } from '../../shared/uploads/use-uploads.ts';
import { isOpen, nextLook, type Order, toOrder } from './order.ts';
import type { Failure } from './use-opening.ts';

/** An action of the member on a waiting order. */
type Step =
  | { readonly of: 'proof'; readonly uploadIds: readonly string[]; readonly payerReference: string }
  | { readonly of: 'cancel' };

export interface FailedStep extends Failure {
  readonly of: Step['of'];
}

/** One order and its actions. */
export interface OrderActions {
  readonly order: Part<Order> | null;
  /** The order is being read again. */
  readonly looking: boolean;
  readonly uploads: Uploads;
  readonly doing: Step['of'] | null;
  readonly failed: FailedStep | null;
  /** The transaction id that the member typed before the session ended. Default: nothing. */
  readonly payerReference?: string;
  /** Called with the typed transaction id on every change. */
  readonly onPayerReference?: (typed: string) => void;
  readonly onProof: (payerReference: string) => void;
  readonly onCancel: () => void;
  readonly onStepAgain: () => void;
  readonly onRefresh: () => void;
}

/**
 * Follows an order while it can still change, and sends its proof: one request per intent (WAL-03, WAL-06, WAL-07).
 * Pauses while the page is hidden and stops when the order is decided.
 *
 * @param every ms between two reads; 0: only when the member asks.
 */
export function useOrder(depositId: string | null, every: number): OrderActions {
  const { api, toasts } = useRuntime();
  const { timeZone } = useSettings();
  const t = useT();
  const client = useQueryClient();
  const refresh = useMoneyRefresh();
  const { withKey } = useIntent();
  const ask = useQuestion();
  const uploads = useUploads('deposit');
  // The draft is kept when a session ends; the pictures are not, they have to be added again.
  const draft = useRestoredDraft('deposit-proof');
  const left = draft.read();
  const [failed, setFailed] = useState<(FailedStep & { readonly step: Step }) | null>(null);
  const [doing, setDoing] = useState<Step['of'] | null>(null);
  const asked = queries.deposit(api, { depositId: depositId ?? '' });
  const query = useQuery({
    ...asked,
    enabled: depositId !== null,
    refetchInterval: (query) => {
      const { data, dataUpdateCount } = query.state;
      const isWatched = every > 0 && data !== undefined && isOpen(data.status);
      return isWatched ? nextLook(dataUpdateCount, every) : healsIn(query);
    },
  });
  const order = useStableValue(partOf(query, (wire) => toOrder(wire, timeZone)));
  const status = query.data?.status;

  // Another order is shown: removes the pictures and failures of the previous one.
  const startAnew = useHandler((_of: string | null) => {
    uploads.clear();
    setFailed(null);
  });
  useEffect(() => startAnew(depositId), [startAnew, depositId]);

  // Money has moved or a limit is free again: header, past deposits and options are read again.
  const before = useRef({ depositId, status });
  useEffect(() => {
    const last = before.current;
    before.current = { depositId, status };
    if (status === undefined || last.status === undefined) return;
    if (last.depositId === depositId && isOpen(last.status) && last.status !== status) {
      void refresh();
    }
  }, [depositId, status, refresh]);

  const send = async (id: string, step: Step): Promise<void> => {
    if (step.of === 'cancel') {
      client.setQueryData(asked.queryKey, await api.cancelDeposit({ depositId: id }));
      return;
    }
    const { payerReference, uploadIds } = step;
    const body = {
      depositId: id,
      uploadIds: [...uploadIds],
      ...(payerReference !== '' && { payerReference }),
    };
    const answer = await withKey('submitDepositProof', body, (key) =>
      api.submitDepositProof(body, key),
    );
    client.setQueryData(asked.queryKey, answer);
    draft.forget();
    toasts.show({ tone: 'success', title: t('success.depositSent') });
  };
  // The question is part of the call, so that a second press does not ask again.
  const [run] = useOnce(async (step: Step, isSure: boolean) => {
    if (depositId === null) return;
    const sure = isSure || step.of === 'proof' || (await askToCancel());
    if (!sure) return;
    setDoing(step.of);
    try {
      await send(depositId, step);
      setFailed(null);
    } catch (error) {
      const attempt = (failed?.attempt ?? 0) + 1;
      setFailed({ of: step.of, step, error, attempt });
    } finally {
      setDoing(null);
    }
    void refresh();
  });
  const askToCancel = () =>
    ask({
      title: t('confirm.cancelDeposit.title'),
      body: t('confirm.cancelDeposit.body', {
        reference: query.data?.reference ?? depositId ?? '',
      }),
      confirmLabel: t('confirm.cancelDeposit.action'),
      cancelLabel: t('action.back'),
    });

  return {
    order: depositId === null ? null : order,
    looking: query.isFetching,
    uploads,
    doing,
    failed,
    payerReference: (left?.id === depositId && left?.payerReference) || '',
    onPayerReference: (typed) => {
      // An empty field must not delete the draft of another order.
      if (typed.trim() !== '') draft.keep({ id: depositId ?? '', payerReference: typed });
      else if (draft.read()?.id === depositId) draft.forget();
    },
    onProof: (payerReference) =>
      void run({ of: 'proof', uploadIds: uploads.ids, payerReference }, true),
    onCancel: () => void run({ of: 'cancel' }, false),
    onStepAgain: () => void (failed && run(failed.step, true)),
    onRefresh: () => void query.refetch(),
  };
}
