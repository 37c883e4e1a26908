import { runInOneTab } from '../../shared/runtime/run-in-one-tab.ts';
import { type Runtime, useRuntime } from '../../shared/runtime/runtime.tsx';
import { useOnce } from '../../shared/runtime/use-once.ts';

/** Longest, in ms, the end of a session may take to reach the other tabs. */
const timeoutMs = 1_000;

/** Another tab has just logged out: the news is on its way here too. */
const endedElsewhere = (session: Runtime['session']) =>
  new Promise<boolean>((resolve) => {
    const isOut = () => session.token() === null;
    const settle = () => {
      stop();
      resolve(isOut());
    };
    const stop = session.store.subscribe(() => isOut() && settle());
    setTimeout(settle, isOut() ? 0 : timeoutMs);
  });

/**
 * Logs out without a question and opens home; one request, however often it is called and in
 * however many tabs (LGN-08).
 */
export function useLogoutNow(): { readonly logout: () => Promise<void>; readonly busy: boolean } {
  const { session, navigate } = useRuntime();
  // Home is opened only when the session has ended, not later: a navigation of the visitor after
  // that is kept.
  const goHome = () => navigate('/');
  const [logout, busy] = useOnce(() =>
    runInOneTab(
      'logout',
      () => session.logout().then(goHome),
      async () => {
        const ended = await endedElsewhere(session);
        if (ended) goHome();
        return ended;
      },
    ),
  );
  return { logout, busy };
}
