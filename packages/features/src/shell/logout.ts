import { useCallback } from 'react';
import { useT } from '../i18n/index.ts';
import { useRuntime } from '../runtime/index.ts';

/** Asks, then logs out while the dialog shows its progress, and goes home (LGN-08). */
export function useLogout(): () => Promise<void> {
  const { session, dialogs, navigate } = useRuntime();
  const t = useT();
  return useCallback(async () => {
    const sure = await dialogs.confirm({
      title: t('logout.prompt'),
      body: t('logout.sure'),
      confirmLabel: t('confirm.logout.action'),
      cancelLabel: t('action.cancel'),
      run: () => session.logout(),
    });
    if (sure) navigate('/');
  }, [session, dialogs, navigate, t]);
}
