import { Button } from '@parlour/ui';
import { FailureAlert } from '../../shared/form/index.ts';
import { errorMessage, useT } from '../../shared/i18n/index.ts';
import { MoveFailure } from '../../shared/money/index.ts';
import type { WithdrawViewProps } from './WithdrawView.props.ts';

interface FailureProps {
  readonly failed: NonNullable<WithdrawViewProps['failed']>;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Why nothing was requested, or that the outcome is unknown; without a quote nothing was sent (WAL-07). */
export function Failure({ failed: { error, isSent }, busy, onRetry }: FailureProps) {
  const t = useT();
  if (isSent) return <MoveFailure error={error} busy={busy} onRetry={onRetry} />;
  return (
    <FailureAlert
      title={t('withdraw.quoteFailed')}
      text={`${errorMessage(error, t)} ${t('withdraw.noneSent')}`}
      action={
        <Button size="sm" busy={busy} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  );
}
