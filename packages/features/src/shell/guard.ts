import { useCallback } from 'react';
import { useT } from '../i18n/index.ts';
import { useRuntime } from '../runtime/index.ts';

/**
 * The login guard for actions (GRD-01). A member's action runs; a visitor's
 * waits behind the login and runs once afterwards; a trial account is told
 * that it needs a real one. Returns a function that guards one action.
 */
export function useGuard(): (action: () => void) => void {
  const { session, overlays, dialogs } = useRuntime();
  const t = useT();
  return useCallback(
    (action) => {
      const guarded = () => {
        const { kind } = session.store.getState();
        if (kind === 'authenticated') action();
        else if (kind === 'trial') {
          void dialogs.warn({
            title: t('guard.needTrueAccount'),
            confirmLabel: t('guard.increaseSubmit'),
          });
        } else overlays.askLogin(guarded);
      };
      guarded();
    },
    [session, overlays, dialogs, t],
  );
}
