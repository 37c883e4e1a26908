import { useCallback } from 'react';
import { useT } from '../i18n/index.ts';
import { useOnce, useRuntime } from '../runtime/index.ts';

/**
 * Asks, then logs out and goes home (LGN-08). Returns the action and whether
 * the request is under way.
 */
export function useLogout(): readonly [logout: () => Promise<void>, running: boolean] {
  const { session, dialogs, navigate } = useRuntime();
  const t = useT();
  return useOnce(
    useCallback(async () => {
      const sure = await dialogs.confirm({
        title: t('logout.prompt'),
        body: t('logout.sure'),
        confirmLabel: t('confirm.logout.action'),
        cancelLabel: t('action.cancel'),
      });
      if (!sure) return;
      await session.logout();
      navigate('/');
    }, [session, dialogs, navigate, t]),
  );
}
