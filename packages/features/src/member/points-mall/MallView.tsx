import { isApiError } from '@parlour/api-client';
import { ErrorState, Heading, Skeleton, Stack, Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { Invitation } from '../../shared/page-parts/Invitation.tsx';
import { page } from '../../shared/page-parts/page-parts.css.ts';
import type { Part } from '../../shared/parts/part.ts';
import { Rewards } from '../point-rewards/Rewards.tsx';
import type { Reward, RewardOrder } from '../point-rewards/rewards-model.ts';

export interface MallViewProps {
  /** Who opened the page; `unknown` while the stored session is restored. */
  readonly visitor: 'guest' | 'trial' | 'member' | 'unknown';
  /** The part for members: their points and actions. */
  readonly children?: ReactNode;
  /** What a visitor or a trial account may look at. */
  readonly rewards: Part<readonly Reward[]>;
  /** Code of the rewards that are shown; `''` for all. */
  readonly kind: string;
  readonly order: RewardOrder;
  readonly onKind: (kind: string) => void;
  readonly onOrder: (order: RewardOrder) => void;
  /** Called with the reward that a visitor wants: they log in first. */
  readonly onWant: (reward: Reward) => void;
  readonly onRetry: () => void;
  readonly onLogin: () => void;
  readonly onOpenAccount: () => void;
}

/**
 * The page of the points mall. Says that points never expire, and shows visitors the rewards with a login or an account
 * (NAV-03, PTS-01).
 */
export function MallView(props: MallViewProps) {
  const { visitor, children, onLogin, onOpenAccount } = props;
  const t = useT();
  return (
    <div className={page}>
      <Stack gap="s1">
        <Heading level={1}>{t('points.mall')}</Heading>
        <Text tone="secondary">{t('points.neverExpire')}</Text>
      </Stack>
      {visitor === 'unknown' && <MallSkeleton />}
      {visitor === 'member' && children}
      {(visitor === 'guest' || visitor === 'trial') && (
        <>
          <Invitation
            visitor={visitor}
            title={t('points.balance')}
            guestBody={t('points.guestBody')}
            onLogin={onLogin}
            onOpenAccount={onOpenAccount}
          />
          <Offered {...props} />
        </>
      )}
    </div>
  );
}

/** The rewards with their points, and a login instead of the redemption. */
function Offered({ visitor, rewards, onWant, onRetry, ...list }: MallViewProps) {
  const t = useT();
  if (rewards.status === 'loading') return <Skeleton height={320} />;
  if (rewards.status === 'error') {
    // This server shows them to members only; the page says so above.
    if (isApiError(rewards.error) && rewards.error.code === 'UNAUTHENTICATED') return null;
    return (
      <ErrorState
        level={2}
        title={t('error.loadFailed')}
        body={errorMessage(rewards.error, t)}
        retryLabel={t('action.retry')}
        busy={rewards.busy}
        onRetry={onRetry}
      />
    );
  }
  return (
    <Rewards
      {...list}
      balance={null}
      {...(visitor === 'guest' && { actionLabel: t('action.login') })}
      rewards={rewards.value}
      onRedeem={onWant}
    />
  );
}

/** Placeholder until the part for members has loaded. */
export function MallSkeleton() {
  return (
    <div aria-busy="true" className={page}>
      <Skeleton height={92} />
      <Skeleton height={320} />
    </div>
  );
}
