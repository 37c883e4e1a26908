import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this is the drawing of a document made ahead, or its taking over: neither its age
 * nor the width of the window is known yet. What depends on that waits until this says no (docs/decisions/027).
 */
export const useDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
