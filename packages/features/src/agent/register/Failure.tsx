import { isApiError } from '@parlour/api-client';
import { errorMessage } from '../../shared/i18n/error-message.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { MoveFailure } from '../../shared/money/MoveFailure.tsx';

interface FailureProps {
  readonly error: unknown;
  /** Maximum number of active links: the only limit on this page. */
  readonly maxLinks?: number | undefined;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/**
 * Says why no account or link was created, or that the outcome is unknown. Then the same request can be sent again and
 * takes effect at most once. An error of the backend about rates applies to all of them together (AGT-03).
 */
export function Failure({ error, maxLinks, busy, onRetry }: FailureProps) {
  const t = useT();
  const ofRates = isApiError(error) ? error.fields?.rebates : undefined;
  const isFull = isApiError(error) && error.code === 'LIMIT_REACHED' && maxLinks !== undefined;
  const text = isFull ? t('link.full', { count: maxLinks }) : (ofRates ?? errorMessage(error, t));
  return <MoveFailure error={error} text={text} busy={busy} onRetry={onRetry} />;
}
