import { queries } from '@parlour/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useT } from '../i18n/use-t.ts';
import { keepAnnounced } from '../notices/announcing.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { memberOf, tokenOf } from '../session/machine.ts';

/** Windows that belong to a member, or to a login in progress. */
const ownWindows: readonly (string | undefined)[] = [
  'changePassword',
  'extraVerification',
  'logout',
];

/**
 * Runs the effects of a session change. A login closes its modal and resumes the interrupted action. A forced password
 * change and an extra verification open their windows. The end of a session removes all private data, including the VIP
 * service (NAV-08, GRD-01, LGN-05, LGN-07, LGN-08). Messages say when a reload would lose the login, and whose account
 * a login from a partner's page belongs to (EMB-01).
 */
export function useSessionEffects(): void {
  const runtime = useRuntime();
  const queryClient = useQueryClient();
  const t = useT();
  useEffect(() => {
    const { api, session, overlays, dialogs, toasts, navigate, memory } = runtime;
    /** Somebody logs in here, unlike a login that the tab continues. */
    let isLogin = false;
    return session.store.subscribe((state, before) => {
      if (memberOf(before) && tokenOf(state) !== tokenOf(before)) {
        queryClient.removeQueries({ predicate: (query) => query.meta?.private === true });
        // A visitor has no VIP service, so the member's response is loaded again (LGN-08, LAY-06).
        void queryClient.resetQueries({ queryKey: queries.customerServices(api).queryKey });
      }
      const { kind } = state;
      if (kind === before.kind) return;
      const modal = overlays.store.getState().modal?.name;
      if (kind === 'authenticating') isLogin ||= state.token === null && !state.isCarried;
      if (kind === 'mustChangePassword') overlays.open({ name: 'changePassword', props: {} });
      if (kind === 'extraVerification') overlays.open({ name: kind, props: {} });
      if (kind === 'authenticated' || kind === 'trial') {
        // Their announcements are among the messages: no window interrupts a member who has just come in (NOT-02).
        if (isLogin) keepAnnounced(memory);
        if (!session.isKept()) toasts.show({ tone: 'info', title: t('session.notKept') });
        // The visitor typed no name here, so a message shows whose account it is.
        if (before.kind === 'authenticating' && before.isCarried) {
          const title = t('session.loggedInAs', { name: state.member.account });
          toasts.show({ tone: 'info', title });
        }
        const resume = overlays.finish();
        if (resume) resume();
        else if (modal) navigate('/');
      }
      if (kind === 'anonymous') {
        isLogin = false;
        if (state.because) keepAnnounced(memory);
        if (state.because) dialogs.closeAll();
        if (state.because && ownWindows.includes(modal)) overlays.dismiss();
        if (state.because === 'expired' && before.kind !== 'authenticating') {
          toasts.show({ tone: 'info', title: t('error.unauthenticated') });
        }
      }
    });
  }, [runtime, queryClient, t]);
}
