import { isApiError, isUnsettled, paths, queries } from '@parlour/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type MessageKey, useT } from '../../shared/i18n/use-t.ts';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { useMoneyRefresh } from '../../shared/money/use-money-refresh.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { useRefresh } from '../../shared/runtime/use-refresh.ts';
import type { PromotionAct } from './promotions-model.ts';

/** The error of the last step. */
export interface StepFailure {
  readonly act: PromotionAct;
  readonly error: unknown;
  /** Counts up, so that the same sentence is announced again. */
  readonly attempt: number;
}

/** The result of a draw, in the words of the backend. */
export interface Drawn {
  readonly prize: string;
  readonly attempt: number;
}

/** The success message by the new status; any other status shows that the request was sent. */
const said: ReadonlyMap<string, MessageKey> = new Map<string, MessageKey>([
  ['joined', 'success.promoJoined'],
  ['signedUp', 'success.promoSignedUp'],
  ['claimed', 'success.promoClaimed'],
]);

/** The reads whose answers a step of a promotion changes, beside those of money. */
const changed: ReadonlySet<string> = new Set([paths.promotions, paths.promotion]);

/** The steps of a promotion: one request per intent, and the same key again after a lost answer (PRO-01, WAL-07). */
export function usePromotionStep(promotionId: string) {
  const t = useT();
  const { api, toasts } = useRuntime();
  const client = useQueryClient();
  const refreshMoney = useMoneyRefresh();
  const refreshPromotions = useRefresh(changed);
  const { withKey } = useIntent();
  const [failure, setFailure] = useState<StepFailure | null>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);

  /** The member's status, money and badges change together. */
  const refresh = () => {
    // Fetched, not only invalidated: the bell of the header reads the cache and does not fetch by itself.
    client.fetchQuery({ ...queries.unreadCount(api), staleTime: 0 }).catch(() => undefined);
    return Promise.all([refreshPromotions(), refreshMoney()]);
  };

  const attempt = async (act: PromotionAct): Promise<void> => {
    const body = { promotionId };
    if (act === 'draw') {
      const { prize } = await withKey('claimRaffle', body, (key) => api.claimRaffle(body, key));
      setDrawn((last) => ({ prize, attempt: (last?.attempt ?? 0) + 1 }));
      return;
    }
    const { status } = await (act === 'join'
      ? withKey('joinPromotion', body, (key) => api.joinPromotion(body, key))
      : withKey('claimPromotion', body, (key) => api.claimPromotion(body, key)));
    toasts.show({ tone: 'success', title: t(said.get(status) ?? 'success.promoApplied') });
  };

  const [take, busy] = useOnce(async (act: PromotionAct) => {
    try {
      await attempt(act);
      setFailure(null);
    } catch (error) {
      setFailure((last) => ({ act, error, attempt: (last?.attempt ?? 0) + 1 }));
      // After a lost answer the step stays, with its button to try again. After a refusal everything is read again.
      if (isUnsettled(error)) return;
    }
    await refresh();
  });
  return { take, busy, failure, drawn };
}

/** Whether a step came too late: the promotion no longer accepts it. */
export const isTooLate = (error: unknown): boolean =>
  isApiError(error) && error.code === 'NOT_FOUND';
