import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { useOnce, useRuntime, type WithKey } from '../runtime/index.ts';
import type { Reward } from './model.ts';
import { RedeemView, type RedeemViewProps } from './RedeemView.tsx';

interface RedeemWindowProps {
  readonly reward: Reward;
  readonly balance: number;
  /** Outlives the window: a lost answer is asked for again, not twice done (WAL-07). */
  readonly withKey: WithKey;
  readonly onDone: () => void;
  readonly onDismiss: () => void;
}

/** Exchanges points for one reward: one request per intent (PTS-01, WAL-07). */
export default function RedeemWindow({ reward, withKey, onDone, ...rest }: RedeemWindowProps) {
  const { api, toasts } = useRuntime();
  const t = useT();
  const [failure, setFailure] = useState<RedeemViewProps['failure']>(null);
  const [redeem, busy] = useOnce(
    async ({ paymentPassword, address }: Parameters<RedeemViewProps['onSubmit']>[0]) => {
      const body = {
        rewardId: reward.id,
        quantity: 1,
        paymentPassword,
        ...(address !== '' && { address }),
      };
      try {
        await withKey(body, (key) => api.redeemPointReward(body, key));
        toasts.show({ tone: 'success', title: t('points.done', { reward: reward.name }) });
        onDone();
      } catch (error) {
        setFailure((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
      }
    },
  );
  return (
    <RedeemView
      {...rest}
      reward={reward}
      failure={failure}
      busy={busy}
      onSubmit={(values) => void redeem(values)}
    />
  );
}
