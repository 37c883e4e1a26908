import { Button } from '@parlour/ui';
import { FailureAlert } from '../../shared/form/FailureAlert.tsx';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';
import type { WithdrawViewProps } from './WithdrawView.props.ts';

interface FailureProps {
  readonly failed: NonNullable<WithdrawViewProps['failed']>;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Says why nothing was requested, or that the outcome is unknown. When the quote failed, nothing was sent (WAL-07). */
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
