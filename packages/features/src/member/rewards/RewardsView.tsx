import { Alert, EmptyState, ErrorState, Skeleton, Stack } from '@parlour/ui';
import { useEffect, useRef } from 'react';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { History } from './History.tsx';
import * as css from './RewardsView.css.ts';
import type { RewardsViewProps } from './RewardsView.props.ts';
import { Summary } from './Summary.tsx';
import { Waiting } from './Waiting.tsx';

/** Waiting rewards, claimed rewards, and their sums (MEM-10, REW-01). */
export function RewardsView({ centre, claiming, failure, onClaim, onRetry }: RewardsViewProps) {
  const t = useT();
  const column = useClaimFocus(claiming);
  if (centre.status === 'loading') {
    return (
      <div aria-busy="true" className={css.columns}>
        <Stack>
          <Skeleton height={172} />
          <Skeleton height={272} />
        </Stack>
        <Skeleton height={272} />
      </div>
    );
  }
  if (centre.status === 'error') {
    return (
      <ErrorState
        title={t('error.loadFailed')}
        body={errorMessage(centre.error, t)}
        retryLabel={t('action.retry')}
        onRetry={onRetry}
      />
    );
  }
  const { waiting, claimed } = centre.value;
  return (
    <Stack>
      {failure && (
        <Alert
          key={failure.attempt}
          tone={failure.isUnsettled ? 'warn' : 'danger'}
          role="alert"
          title={failure.reward.title}
        >
          {failure.isUnsettled ? t('reward.unsettled') : errorMessage(failure.error, t)}
        </Alert>
      )}
      <div className={css.columns}>
        <Stack ref={column} tabIndex={-1}>
          {waiting.length === 0 ? (
            <EmptyState title={t('empty.rewards.title')} body={t('empty.rewards.body')} />
          ) : (
            <Waiting of={centre.value} claiming={claiming} onClaim={onClaim} />
          )}
          {claimed.length > 0 && <History of={claimed} />}
        </Stack>
        <Summary of={centre.value} />
      </div>
    </Stack>
  );
}

/** The claim button disappears with its reward, so the focus moves to the remaining ones. */
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
