import { Alert, Button, ButtonLink, Skeleton, Stack } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import { Invitation } from '../../shared/page-parts/Invitation.tsx';
import type { Rank } from '../levels/levels-model.ts';
import { OwnLevel } from '../levels/OwnLevel.tsx';

/** The kind of visitor, and the level of a member. */
export type Standing =
  | { readonly kind: 'guest' }
  /** A trial account has no level. */
  | { readonly kind: 'trial' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'member'; readonly rank: Rank };

export interface StandingCardProps {
  readonly standing: Standing;
  readonly onLogin: () => void;
  readonly onOpenAccount: () => void;
  readonly onRetry: () => void;
}

/** The member's level with a link to its rewards, or how to get a level. */
export function StandingCard({ standing, ...on }: StandingCardProps) {
  const t = useT();
  switch (standing.kind) {
    case 'member':
      return (
        <Stack gap="s3">
          <OwnLevel rank={standing.rank} />
          <div>
            <ButtonLink href="/?member=rewardCenter">{t('member.rewardCenter')}</ButtonLink>
          </div>
        </Stack>
      );
    case 'loading':
      return (
        <div aria-busy="true">
          <Skeleton height={142} />
        </div>
      );
    case 'failed':
      return (
        <Alert tone="warn" action={<Button onClick={on.onRetry}>{t('action.retry')}</Button>}>
          {t('vip.rankFailed')}
        </Alert>
      );
    case 'trial':
    case 'guest':
      return (
        <Invitation
          visitor={standing.kind}
          title={t('vip.guestTitle')}
          guestBody={t('vip.guestBody')}
          onLogin={on.onLogin}
          onOpenAccount={on.onOpenAccount}
        />
      );
  }
}
