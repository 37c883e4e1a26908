import { Alert, EmptyState, ErrorState, Skeleton, Stack } from '@parlour/ui';
import { useEffect, useRef } from 'react';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { Leaderboard } from './Leaderboard.tsx';
import * as css from './MissionsView.css.ts';
import type { MissionsViewProps } from './MissionsView.props.ts';
import type { Mission } from './missions-model.ts';
import { Tasks } from './Tasks.tsx';
import type { ClaimFailure } from './use-missions.ts';

/** Missions with their rewards, and the leaderboard (MEM-12, MIS-01). */
export function MissionsView(props: MissionsViewProps) {
  const { missions, failure, claiming } = props;
  const column = useClaimFocus(claiming);
  return (
    <Stack>
      {failure && missions.status === 'ready' && (
        <Failure key={failure.attempt} of={failure} missions={missions.value.missions} />
      )}
      <div className={css.columns}>
        <div ref={column} tabIndex={-1} className={css.column}>
          <Missions {...props} />
        </div>
        <Leaderboard {...props} />
      </div>
    </Stack>
  );
}

function Missions(props: MissionsViewProps) {
  const { missions, onRetry } = props;
  const t = useT();
  if (missions.status === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton height={420} />
      </div>
    );
  }
  if (missions.status === 'error') {
    return (
      <ErrorState
        title={t('error.loadFailed')}
        body={errorMessage(missions.error, t)}
        retryLabel={t('action.retry')}
        busy={missions.busy}
        onRetry={onRetry}
      />
    );
  }
  if (missions.value.missions.length === 0) {
    return <EmptyState title={t('empty.missions.title')} body={t('empty.missions.body')} />;
  }
  return <Tasks {...props} of={missions.value} />;
}

interface FailureProps {
  readonly of: ClaimFailure;
  readonly missions: readonly Mission[];
}

/** Says why a reward was not claimed, that the outcome is unknown, or that the list now shows it as claimed. */
function Failure({ of: { mission, error, isUnsettled }, missions }: FailureProps) {
  const t = useT();
  const isClaimed = missions.some(({ id, state }) => id === mission.id && state === 'claimed');
  const unsettled = isClaimed ? 'mission.found' : 'reward.unsettled';
  return (
    <Alert
      tone={!isUnsettled ? 'danger' : isClaimed ? 'info' : 'warn'}
      role="alert"
      title={mission.title}
    >
      {isUnsettled ? t(unsettled) : errorMessage(error, t)}
    </Alert>
  );
}

/** The claim button disappears, so the focus moves to the missions. */
function useClaimFocus(claiming: string | null) {
  const column = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    if (claiming !== null) {
      pressed.current = document.activeElement;
    } else if (pressed.current) {
      if (!pressed.current.isConnected) column.current?.focus();
      pressed.current = null;
    }
  }, [claiming]);
  return column;
}
