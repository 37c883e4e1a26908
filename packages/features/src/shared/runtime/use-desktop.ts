import { useSyncExternalStore } from 'react';

/** From here on the header has two rows (LAY-01). */
const wide = '(min-width: 1024px)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Is the window wide enough for two columns and the two-row header? A server does not know and says no. */
export const useDesktop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );
