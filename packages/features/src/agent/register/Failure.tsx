import { isApiError } from '@parlour/api-client';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';

interface FailureProps {
  readonly error: unknown;
  /** Links that may work at a time: the only limit there is here. */
  readonly maxLinks?: number | undefined;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/**
 * Why no account or link was made, or that the outcome is unknown: then the same request can be
 * sent again and is done once at most. An error of the backend about rates is about all of them
 * together (AGT-03).
 */
export function Failure({ error, maxLinks, busy, onRetry }: FailureProps) {
  const t = useT();
  const ofRates = isApiError(error) ? error.fields?.rebates : undefined;
  const isFull = isApiError(error) && error.code === 'LIMIT_REACHED' && maxLinks !== undefined;
  const text = isFull ? t('link.full', { count: maxLinks }) : (ofRates ?? errorMessage(error, t));
  return <MoveFailure error={error} text={text} busy={busy} onRetry={onRetry} />;
}
