import { runInOneTab } from '../../shared/runtime/run-in-one-tab.ts';
import { type Runtime, useRuntime } from '../../shared/runtime/runtime.tsx';
import { useOnce } from '../../shared/runtime/use-once.ts';

/** Longest time in which the end of a session reaches the other tabs, in ms. */
const timeoutMs = 1_000;

/** Waits for the message of another tab that has just logged out. */
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
 * Logs out without a question and opens home. Sends one request, however often it is called and in however many tabs
 * (LGN-08).
 */
export function useLogoutNow(): { readonly logout: () => Promise<void>; readonly busy: boolean } {
  const { session, navigate } = useRuntime();
  // Home is opened at the moment the session ends, so that a later navigation of the visitor is not overwritten.
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
