import { EmptyState, ErrorState, Heading, Skeleton } from '@parlour/ui';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { page, section } from '../../shared/page-parts/page-parts.css.ts';
import type { VipLevel } from '../levels/levels-model.ts';
import { LevelTable } from './LevelTable.tsx';
import { PageHero } from './PageHero.tsx';
import { type Standing, StandingCard } from './Standing.tsx';

export interface VipViewProps {
  readonly status: 'loading' | 'error' | 'ready';
  readonly error?: unknown;
  readonly levels: readonly VipLevel[];
  readonly standing: Standing;
  /** Wide enough for all levels beside each other; `null`: unknown, renders both variants. */
  readonly wide: boolean | null;
  readonly onLogin: () => void;
  readonly onOpenAccount: () => void;
  readonly onRetry: () => void;
  readonly onRetryStanding: () => void;
}

/** The VIP page: the member's own level, and the benefits of all levels, from the backend (VIP-01). */
export function VipView(props: VipViewProps) {
  const t = useT();
  const { status, levels, standing } = props;
  return (
    <div className={page}>
      <PageHero name={t('nav.vip')} title={t('vip.title')}>
        {t('vip.lead')}
      </PageHero>
      <StandingCard
        standing={standing}
        onLogin={props.onLogin}
        onOpenAccount={props.onOpenAccount}
        onRetry={props.onRetryStanding}
      />
      <section className={section} aria-labelledby="vip-levels">
        <Heading level={2} id="vip-levels">
          {t('vip.levelsTitle')}
        </Heading>
        {status === 'loading' && (
          <div aria-busy="true">
            <Skeleton height={320} />
          </div>
        )}
        {status === 'error' && (
          <ErrorState
            title={t('error.loadFailed')}
            body={errorMessage(props.error, t)}
            retryLabel={t('action.retry')}
            onRetry={props.onRetry}
          />
        )}
        {status === 'ready' && levels.length === 0 && (
          <EmptyState title={t('vip.noneTitle')} body={t('vip.noneBody')} />
        )}
        {status === 'ready' && levels.length > 0 && (
          <LevelTable
            levels={levels}
            current={standing.kind === 'member' ? standing.rank.level : null}
            wide={props.wide}
          />
        )}
      </section>
    </div>
  );
}
