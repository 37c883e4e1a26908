import { useT } from '@parlour/features/i18n';
import { newVersionEvent } from '@parlour/features/lazy';
import { Alert, Button } from '@parlour/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { newVersion } from '../layout/layout.css.ts';

/**
 * Says that the server has a new version while the person types or plays, and lets them decide when to reload (ERR-01).
 * It is part of the first page, because no other file of this version may be available by then.
 */
export function NewVersion() {
  const [isTold, setTold] = useState(false);
  const t = useT();
  useEffect(() => {
    const tell = () => setTold(true);
    window.addEventListener(newVersionEvent, tell);
    return () => window.removeEventListener(newVersionEvent, tell);
  }, []);
  if (!isTold) return null;
  // At the end of the body, so that an open window does not make it inert.
  return createPortal(
    <Alert
      role="alert"
      className={newVersion}
      action={
        <>
          <Button size="sm" variant="primary" onClick={() => window.location.reload()}>
            {t('action.reload')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setTold(false)}>
            {t('action.close')}
          </Button>
        </>
      }
    >
      {t('banner.newVersion')}
    </Alert>,
    document.body,
  );
}
