import { isApiError, queries } from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { useIntent, useMember, useOnce, useRuntime, useSettings } from '../runtime/index.ts';
import { useGuard } from '../shell/index.ts';
import type { PromotionAct } from './model.ts';
import { PromotionPageView } from './PromotionPageView.tsx';
import { toPage } from './page-model.ts';

/** One promotion by its id; joining and claiming are one request each (NAV-03, PRO-01, WAL-07). */
export function PromotionPageWidget({ id }: { readonly id: string | null }) {
  const t = useT();
  const { api, toasts } = useRuntime();
  const { timeZone, currencySymbol } = useSettings();
  const isMember = useMember() !== null;
  const client = useQueryClient();
  const guard = useGuard();
  const withKey = useIntent();
  const [failure, setFailure] = useState<unknown>(null);
  const options = queries.promotion(api, { promotionId: id ?? '' });
  const query = useQuery({
    ...options,
    // A member reads where they stand; that leaves with the session.
    queryKey: [...options.queryKey, isMember ? 'member' : 'visitor'],
    meta: { private: isMember },
    enabled: id !== null && id !== '',
  });
  const page = useMemo(
    () => (query.data ? toPage(query.data, timeZone, currencySymbol) : null),
    [query.data, timeZone, currencySymbol],
  );
  const [act, busy] = useOnce(async (what: PromotionAct) => {
    const body = { promotionId: id ?? '' };
    setFailure(null);
    try {
      const title = await withKey([what, body], async (key) => {
        if (what === 'draw') {
          const { prize } = await api.claimRaffle(body, key);
          return t('success.raffleClaimed', { prize });
        }
        if (what === 'claim') await api.claimPromotion(body, key);
        else await api.joinPromotion(body, key);
        return t(what === 'claim' ? 'success.promoClaimed' : 'success.promoJoined');
      });
      toasts.show({ tone: 'success', title });
    } catch (error) {
      setFailure(error);
    }
    await client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/wps/promotions'),
    });
  });
  const missing = !id || (isApiError(query.error) && query.error.code === 'NOT_FOUND');
  return (
    <PromotionPageView
      status={missing ? 'missing' : page ? 'ready' : query.isError ? 'error' : 'loading'}
      error={query.error}
      page={page}
      busy={busy}
      failure={failure}
      onAct={(what) => guard(() => void act(what))}
      onRetry={() => void query.refetch()}
    />
  );
}
