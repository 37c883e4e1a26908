import type { Runtime } from './runtime.tsx';
import { waitingForms } from './waiting-forms.ts';

/** Longest time another tab may take to transfer its session, in ms. */
const timeoutMs = 4_000;

/**
 * Waits for the session that another tab has just started, also while a form is open. Resolves with `true` once this
 * tab is logged in; for `runInOneTab`.
 */
export async function followOtherTab({ session }: Pick<Runtime, 'session'>): Promise<boolean> {
  const { store } = session;
  const isIn = () => ['authenticated', 'trial'].includes(store.getState().kind);
  waitingForms.count += 1;
  try {
    void session.restore();
    await new Promise<void>((resolve) => {
      if (isIn()) resolve();
      const stop = store.subscribe(() => {
        if (isIn()) resolve();
      });
      setTimeout(() => {
        stop();
        resolve();
      }, timeoutMs);
    });
    return isIn();
  } finally {
    waitingForms.count -= 1;
  }
}
