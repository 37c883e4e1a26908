import { Alert, Button } from '@parlour/ui';
import { RefreshCw } from 'lucide-react';
import { errorMessage } from '../i18n/error-message.ts';
import { useT } from '../i18n/use-t.ts';
import type { Part } from './part.ts';
import * as css from './parts.css.ts';

interface PartErrorProps {
  readonly part: Extract<Part<unknown>, { status: 'error' }>;
  readonly onRetry: () => void;
}

/** Shown instead of one section that failed to load; the rest of the page stays (ERR-01). */
export function PartError({ part, onRetry }: PartErrorProps) {
  const t = useT();
  return (
    <Alert tone="warn" role="status">
      <span className={css.failed}>
        <span>{errorMessage(part.error, t)}</span>
        <Button size="sm" icon={RefreshCw} busy={part.busy} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      </span>
    </Alert>
  );
}
