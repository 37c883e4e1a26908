import type { Runtime } from './runtime.tsx';
import { welcome } from './welcome.ts';

/** Longest another tab may take to hand its session over, in ms. */
const timeoutMs = 4_000;

/**
 * Waits for the session another tab has just begun, also while a form is open. Resolves with `true`
 * once this tab is logged in; for `inTurn`.
 */
export async function followOtherTab({ session }: Pick<Runtime, 'session'>): Promise<boolean> {
  const { store } = session;
  const isIn = () => ['authenticated', 'trial'].includes(store.getState().kind);
  welcome.waiting += 1;
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
    welcome.waiting -= 1;
  }
}
