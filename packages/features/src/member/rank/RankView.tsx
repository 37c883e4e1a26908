import { ButtonLink, EmptyState, ErrorState, Skeleton, Stack } from '@parlour/ui';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { MemberLabels, type MemberLabelsProps } from '../../shared/labels/MemberLabels.tsx';
import { PartError } from '../../shared/parts/PartError.tsx';
import type { Part } from '../../shared/parts/part.ts';
import type { VipLevel } from '../levels/levels-model.ts';
import { OwnLevel } from '../levels/OwnLevel.tsx';
import { Levels } from './Levels.tsx';
import { Privileges } from './Privileges.tsx';
import { RankHistory } from './RankHistory.tsx';
import * as css from './RankView.css.ts';
import { type PlayerRank, privilegesOf } from './rank-model.ts';

export interface RankViewProps {
  readonly rank: Part<PlayerRank>;
  /** All levels, lowest first. */
  readonly levels: Part<readonly VipLevel[]>;
  /** Level and labels of the member info. A level of the same name as the own one is not said twice. */
  readonly labels: MemberLabelsProps;
  readonly onRetry: () => void;
  readonly onRetryLevels: () => void;
}

/** The level of a member: progress to the next one, benefits, and history (MEM-15). */
export function RankView({ rank, levels, labels, onRetry, onRetryLevels }: RankViewProps) {
  const t = useT();
  if (rank.status === 'loading') {
    return (
      <div aria-busy="true">
        <Stack>
          <Skeleton height={142} />
          <Skeleton height={272} />
        </Stack>
      </div>
    );
  }
  if (rank.status === 'error') {
    return (
      <ErrorState
        title={t('error.loadFailed')}
        body={errorMessage(rank.error, t)}
        retryLabel={t('action.retry')}
        onRetry={onRetry}
      />
    );
  }
  const { rank: own, history } = rank.value;
  const known = levels.status === 'ready' ? levels.value : [];
  const level = own?.level ?? 0;
  const privileges = privilegesOf(known, level);
  return (
    <Stack>
      {own ? (
        <>
          <OwnLevel rank={own} headingLevel={3} />
          <MemberLabels
            levelName={labels.levelName === own.name ? '' : labels.levelName}
            labels={labels.labels}
          />
          <div>
            <ButtonLink href="/vip">{t('empty.rank.action')}</ButtonLink>
          </div>
        </>
      ) : (
        <EmptyState
          title={t('empty.rank.title')}
          body={t('empty.rank.body')}
          action={<ButtonLink href="/vip">{t('empty.rank.action')}</ButtonLink>}
        />
      )}
      <div className={css.columns}>
        <Stack>
          {levels.status === 'loading' && (
            <div aria-busy="true">
              <Skeleton height={272} />
            </div>
          )}
          {levels.status === 'error' && <PartError part={levels} onRetry={onRetryLevels} />}
          {known.length > 0 && <Levels levels={known} current={level} />}
        </Stack>
        <Stack>
          {privileges.length > 0 && <Privileges of={privileges} />}
          {history.length > 0 && <RankHistory of={history} />}
        </Stack>
      </div>
    </Stack>
  );
}
