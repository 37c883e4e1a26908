import { useCallback } from 'react';
import { useRuntime } from '../runtime/runtime.tsx';

/** Returns a function that opens the question whether to log out (LGN-08). */
export function useLogout(): () => void {
  const { overlays } = useRuntime();
  return useCallback(() => overlays.open({ name: 'logout', props: {} }), [overlays]);
}
