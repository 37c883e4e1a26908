import { useSyncExternalStore } from 'react';

/** From this width on, the header has two rows (LAY-01). */
const wide = '(min-width: 1024px)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is wide enough for two columns and the two-row header. On the server it returns false. */
export const useDesktop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );
