import { useCallback, useEffect, useRef } from 'react';
import { useT } from '../i18n/use-t.ts';
import { useRuntime } from '../runtime/runtime.tsx';

/**
 * The login guard for actions (GRD-01). A member's action runs at once. For a visitor the login opens and the action
 * runs once afterwards, unless the component was unmounted by then. A trial account gets the warning that it needs a
 * real account, with a button to open one. Returns a function that guards one action; `onRefused` is called when a
 * trial account declines.
 */
export function useGuard(): (action: () => void, onRefused?: () => void) => void {
  const runtime = useRuntime();
  const t = useT();
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(
    (action, onRefused) => {
      const { session, overlays, dialogs } = runtime;
      const wait = () => overlays.askLogin(guarded, () => mounted.current);
      const guarded = () => {
        const { kind } = session.store.getState();
        if (kind === 'authenticated') action();
        else if (kind !== 'trial') wait();
        else {
          dialogs
            .confirm({
              tone: 'warn',
              title: t('guard.needTrueAccount'),
              cancelLabel: t('guard.increaseSubmit'),
              confirmLabel: t('guard.openRealAccount'),
            })
            .then((wantsAccount) => {
              if (!wantsAccount) return onRefused?.();
              wait();
              overlays.open({ name: 'register', props: {} });
            })
            .catch(() => onRefused?.());
        }
      };
      guarded();
    },
    [runtime, t],
  );
}
