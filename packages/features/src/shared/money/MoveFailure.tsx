import { isUnsettled } from '@parlour/api-client';
import { Button } from '@parlour/ui';
import { FailureAlert } from '../form/FailureAlert.tsx';
import { errorMessage } from '../i18n/error-message.ts';
import { useT } from '../i18n/use-t.ts';

export interface MoveFailureProps {
  readonly error: unknown;
  /** A more specific sentence than that of the error code. */
  readonly text?: string | undefined;
  readonly busy: boolean;
  /** Sends the same request again, with the same key. */
  readonly onRetry: () => void;
}

/**
 * Says why money did not move, or that the outcome is unknown. In the second case the same request can be sent again
 * and is executed at most once (WAL-07). Pass the number of the attempt as `key`.
 */
export function MoveFailure({ error, text, busy, onRetry }: MoveFailureProps) {
  const t = useT();
  if (!isUnsettled(error)) return <FailureAlert text={text ?? errorMessage(error, t)} />;
  return (
    <FailureAlert
      title={errorMessage(error, t)}
      text={t('money.unknown')}
      action={
        <Button size="sm" busy={busy} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  );
}
