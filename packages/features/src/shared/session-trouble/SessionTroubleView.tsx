import { Alert, Button } from '@parlour/ui';
import { errorMessage } from '../i18n/error-message.ts';
import { useT } from '../i18n/use-t.ts';
import * as css from './SessionTroubleView.css.ts';

export interface SessionTroubleViewProps {
  /** Why the member could not be loaded. */
  readonly error: unknown;
  /** It is being tried just now. */
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onLogout: () => void;
}

/**
 * Says that a login is kept but its member could not be loaded, and that it is tried again
 * (LGN-03, ERR-01). The way out beside waiting is to log out.
 */
export function SessionTroubleView({ error, busy, onRetry, onLogout }: SessionTroubleViewProps) {
  const t = useT();
  return (
    <div className={css.root}>
      <Alert
        role="status"
        tone="warn"
        title={t('banner.retrying')}
        action={
          <div className={css.actions}>
            <Button size="sm" busy={busy} onClick={onRetry}>
              {t('action.retry')}
            </Button>
            <Button size="sm" variant="ghost" onClick={onLogout}>
              {t('action.logout')}
            </Button>
          </div>
        }
      >
        {errorMessage(error, t)}
      </Alert>
    </div>
  );
}
