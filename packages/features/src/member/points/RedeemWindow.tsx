import { isUnsettled } from '@parlour/api-client';
import { useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useIntent } from '../../shared/intents/use-intent.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useOnce } from '../../shared/runtime/use-once.ts';
import type { Reward } from '../point-rewards/rewards-model.ts';
import { type RedeemValues, RedeemView, type RedeemViewProps } from './RedeemView.tsx';

interface RedeemWindowProps {
  readonly reward: Reward;
  readonly balance: number;
  /** Called when points, stock and lists may have changed. */
  readonly onMoved: () => void;
  readonly onDismiss: () => void;
}

/** Redeems one reward: one request per intent (PTS-01, WAL-07). */
export function RedeemWindow({ reward, onMoved, ...rest }: RedeemWindowProps) {
  const { api, toasts } = useRuntime();
  const t = useT();
  const { withKey } = useIntent();
  // Keeps the balance of that moment: after a lost answer it may already be lower by this redemption.
  const [reviewed, setReviewed] = useState<
    (RedeemValues & Pick<RedeemWindowProps, 'balance'>) | null
  >(null);
  const [failure, setFailure] = useState<RedeemViewProps['failure']>(null);
  const [redeem, busy] = useOnce(async () => {
    if (reviewed === null) return;
    const { paymentPassword, address } = reviewed;
    const body = {
      rewardId: reward.id,
      quantity: 1,
      paymentPassword,
      ...(address !== '' && { address }),
    };
    try {
      const { status, name } = await withKey('redeemPointReward', body, (key) =>
        api.redeemPointReward(body, key),
      );
      const isRefused = status === 'rejected';
      toasts.show({
        tone: isRefused ? 'danger' : 'success',
        title: isRefused
          ? `${t('status.redeem.rejected')}: ${name}`
          : status === 'approved'
            ? t('points.done', { reward: name })
            : t('success.redeemSent'),
      });
      rest.onDismiss();
    } catch (error) {
      setFailure((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
      // After a refusal the form is shown again for corrections. After a lost answer the same request is repeated.
      if (!isUnsettled(error)) setReviewed(null);
    }
    onMoved();
  });
  return (
    <RedeemView
      {...rest}
      reward={reward}
      balance={reviewed?.balance ?? rest.balance}
      reviewed={reviewed}
      failure={failure}
      busy={busy}
      onReview={(values) => {
        setFailure(null);
        setReviewed({ ...values, balance: rest.balance });
      }}
      onBack={() => {
        setFailure(null);
        setReviewed(null);
      }}
      onSubmit={() => void redeem()}
    />
  );
}
