import { inTurn, type Runtime, useOnce, useRuntime } from '../runtime/index.ts';

/** Longest, in ms, the end of a session may take to reach the other tabs. */
const patience = 1_000;

/** Another tab has just logged out: the news is on its way here too. */
const endedElsewhere = ({ session }: Pick<Runtime, 'session'>) =>
  new Promise<boolean>((resolve) => {
    const isOut = () => session.token() === null;
    const settle = () => {
      stop();
      resolve(isOut());
    };
    const stop = session.store.subscribe(() => isOut() && settle());
    setTimeout(settle, isOut() ? 0 : patience);
  });

/**
 * Logs out without a question and goes home; one request, however often it is asked for and in
 * however many tabs (LGN-08).
 */
export function useLogoutNow(): { readonly logout: () => Promise<void>; readonly busy: boolean } {
  const runtime = useRuntime();
  const [logout, busy] = useOnce(async () => {
    await inTurn('logout', runtime.session.logout, () => endedElsewhere(runtime));
    runtime.navigate('/');
  });
  return { logout, busy };
}
