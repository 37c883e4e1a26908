import {
  type Api,
  isApiError,
  isUnsettled,
  queries,
  type WireContractActionBody,
  type WireContractResult,
} from '@parlour/api-client';
import type { WithKey } from '@parlour/api-client/intents';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { labelOf } from '../../shared/records/labels.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { type Contract, type ContractAction, toAffected } from './contracts-model.ts';
import type { ContractKind } from './kinds.ts';
import { contractStatuses, stepOf, stepWords } from './labels.ts';
import type { Failed } from './ReviewWindow.tsx';
import { useContractRefresh } from './use-contract-refresh.ts';

/** A step that is being reviewed. */
interface Review {
  readonly contract: Contract;
  readonly action: ContractAction;
}

/** Calls the operation of the kind: each kind has its own (SPECIFICATION §7). */
function process(
  api: Api,
  kind: ContractKind,
  body: WireContractActionBody,
  withKey: WithKey,
): Promise<WireContractResult> {
  switch (kind) {
    case 'dividend':
      return withKey('processDividendContract', body, (key) =>
        api.processDividendContract(body, key),
      );
    case 'daily':
      return withKey('processDailyContract', body, (key) => api.processDailyContract(body, key));
    case 'hourly':
      return withKey('processHourlyContract', body, (key) => api.processHourlyContract(body, key));
    case 'realtime':
      return withKey('processRealtimeContract', body, (key) =>
        api.processRealtimeContract(body, key),
      );
  }
}

/** Refusals which mean that the contract changed after it was shown. */
const isLate = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'ALREADY_DONE' || error.code === 'NOT_FOUND');

/**
 * Performs the steps of contracts: first a review with the list of the backend, then one request per intent (AGT-13,
 * WAL-07).
 */
export function useSteps(kind: ContractKind) {
  const { api, toasts } = useRuntime();
  const t = useT();
  const refresh = useContractRefresh();
  const [review, setReview] = useState<Review | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [late, setLate] = useState<Failed | null>(null);
  const { withKey } = useIntent();
  const asked: WireContractActionBody = {
    contractId: review?.contract.id ?? '',
    action: review?.action ?? 'accept',
  };
  // Read again for every review, because the agent agrees to its content.
  const query = useQuery({
    ...queries.contractEffects(api, asked),
    enabled: review !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const affected = useStableValue(partOf(query, (wire) => toAffected(wire.affected)));

  const next = (error: unknown) => (last: Failed | null) => ({
    error,
    attempt: (last?.attempt ?? 0) + 1,
  });

  const [confirm, busy] = useOnce(async ({ contract, action }: Review) => {
    const body = { contractId: contract.id, action };
    try {
      const result = await process(api, kind, body, withKey);
      setReview(null);
      setFailed(null);
      setLate(null);
      toasts.show({
        tone: 'success',
        title: t(stepWords[stepOf(contract, action)].done),
        detail: t('contract.nowIs', {
          status: labelOf(contractStatuses, result.contract.status, t),
        }),
      });
    } catch (error) {
      if (isLate(error)) {
        setReview(null);
        setLate(next(error));
      } else {
        setFailed(next(error));
        // After a lost answer the review stays unchanged, with its retry button.
        if (isUnsettled(error)) return;
      }
    }
    await refresh();
  });

  return {
    review,
    affected,
    busy,
    failed,
    late,
    onStep: (contract: Contract, action: ContractAction) => {
      setFailed(null);
      setLate(null);
      setReview({ contract, action });
    },
    onConfirm: () => void (review && confirm(review)),
    onRetry: () => void query.refetch(),
    onClose: () => setReview(null),
  };
}
