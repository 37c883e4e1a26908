import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useT } from '../i18n/index.ts';
import { useRuntime } from '../runtime/index.ts';

/**
 * What happens around a change of session: a login closes its modal and resumes
 * the interrupted action, a forced password change opens its modal, and the end
 * of a session leaves no private data behind (NAV-08, GRD-01, LGN-05, LGN-08).
 */
export function useSessionEffects(): void {
  const { session, overlays, toasts, navigate } = useRuntime();
  const queryClient = useQueryClient();
  const t = useT();
  useEffect(
    () =>
      session.store.subscribe((state, before) => {
        if (state.kind === before.kind) return;
        if (state.kind === 'mustChangePassword') {
          overlays.open({ name: 'changePassword', props: {} });
        }
        if (state.kind === 'authenticated' || state.kind === 'trial') {
          const hadModal = overlays.store.getState().modal !== null;
          const resume = overlays.finish();
          if (resume) resume();
          else if (hadModal) navigate('/');
        }
        if (state.kind === 'anonymous' && before.kind !== 'authenticating') {
          queryClient.removeQueries({ predicate: (query) => query.meta?.private === true });
          if (state.because === 'expired') {
            toasts.show({ tone: 'info', title: t('error.unauthenticated') });
          }
        }
      }),
    [session, overlays, toasts, navigate, queryClient, t],
  );
}
