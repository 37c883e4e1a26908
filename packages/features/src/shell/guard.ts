import { useCallback, useEffect, useRef } from 'react';
import { useI18n, useT } from '../i18n/index.ts';
import { useRuntime } from '../runtime/index.ts';

/**
 * The login guard for actions (GRD-01). A member's action runs; a visitor's waits behind the
 * login and runs once afterwards, unless what asked for it has left the page by then; a trial
 * account is told that it needs a real one, and is offered to open it. Returns a function that
 * guards one action; `onRefused` hears that a trial account does without.
 */
export function useGuard(): (action: () => void, onRefused?: () => void) => void {
  const runtime = useRuntime();
  const i18n = useI18n();
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
      const { session, overlays } = runtime;
      const wait = () => overlays.askLogin(guarded, () => mounted.current);
      const guarded = () => {
        const { kind } = session.store.getState();
        if (kind === 'authenticated') action();
        else if (kind !== 'trial') wait();
        else {
          import('./trial-warning.ts')
            .then(({ warnTrial }) => warnTrial(runtime, i18n, t))
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
    [runtime, i18n, t],
  );
}
