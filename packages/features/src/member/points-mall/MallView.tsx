import { Heading, Skeleton, Stack, Text } from '@parlour/ui';
import type { ReactNode } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { Invitation } from '../../shared/page-parts/Invitation.tsx';
import { page } from '../../shared/page-parts/page-parts.css.ts';

export interface MallViewProps {
  /** Who opened the page; `unknown` while the stored session is restored. */
  readonly visitor: 'guest' | 'trial' | 'member' | 'unknown';
  /** The part for members: their points and actions. */
  readonly children?: ReactNode;
  readonly onLogin: () => void;
  readonly onOpenAccount: () => void;
}

/**
 * The page of the points mall. Says that points never expire, and offers visitors a login or an account (NAV-03,
 * PTS-01).
 */
export function MallView({ visitor, children, onLogin, onOpenAccount }: MallViewProps) {
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
        <Invitation
          visitor={visitor}
          title={t('points.balance')}
          guestBody={t('points.guestBody')}
          onLogin={onLogin}
          onOpenAccount={onOpenAccount}
        />
      )}
    </div>
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
