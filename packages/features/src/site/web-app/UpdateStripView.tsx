import { Alert, Button } from '@parlour/ui';
import { useT } from '../../shared/i18n/use-t.ts';
import * as css from './WebApp.css.ts';

export interface UpdateStripViewProps {
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** Says quietly that there is a new version. The site is reloaded only by a press. */
export function UpdateStripView({ onReload, onClose }: UpdateStripViewProps) {
  const t = useT();
  return (
    <Alert
      role="status"
      className={css.strip}
      action={
        <span className={css.actions}>
          <Button size="sm" onClick={onReload}>
            {t('action.reload')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onClose}>
            {t('action.close')}
          </Button>
        </span>
      }
    >
      {t('banner.newVersion')}
    </Alert>
  );
}
