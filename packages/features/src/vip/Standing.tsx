import { Alert, Button, LevelCard, Skeleton } from '@parlour/ui';
import { useFigures, useNumbers, useT } from '../i18n/index.ts';
import { Invitation } from '../page-parts/index.ts';
import type { Rank } from './model.ts';

/** Who looks at the page, and what is known of their level. */
export type Standing =
  | { readonly kind: 'guest' }
  /** Free play has no level. */
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

/** One's own level, or the way to one. */
export function StandingCard({ standing, ...on }: StandingCardProps) {
  const t = useT();
  switch (standing.kind) {
    case 'member':
      return <OwnLevel rank={standing.rank} />;
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

function OwnLevel({ rank }: { readonly rank: Rank }) {
  const t = useT();
  const figures = useFigures();
  const numbers = useNumbers();
  const { level, name, next, betsOf30Days, keptUntil } = rank;
  return (
    <LevelCard
      level={level}
      numbers={numbers}
      caption={t('vip.currentLevel')}
      name={name}
      {...(next
        ? {
            progress: {
              value: next.done,
              label: t('vip.toNext', { amount: next.missing, level: next.level }),
            },
          }
        : { note: t('vip.top') })}
      facts={[
        { label: t('vip.betsOf30Days', { count: 30 }), value: figures(betsOf30Days) },
        ...(keptUntil === null
          ? []
          : [{ label: t('vip.holds'), value: t('vip.holdsUntil', { date: keptUntil }) }]),
      ]}
    />
  );
}
