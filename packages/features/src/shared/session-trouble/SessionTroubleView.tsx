import { Alert, Button } from '@parlour/ui';
import { errorMessage } from '../i18n/error-message.ts';
import { useT } from '../i18n/use-t.ts';
import * as css from './SessionTroubleView.css.ts';

export interface SessionTroubleViewProps {
  /** Why the member could not be loaded. */
  readonly error: unknown;
  /** Whether a retry is running. */
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onLogout: () => void;
}

/**
 * Says that the login is kept but its member could not be loaded, and that the site tries again (LGN-03, ERR-01).
 * Instead of waiting, the member can log out.
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
