import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this is the drawing of a document made ahead, or its taking over: nobody knows yet how old it is by now, nor
 * how wide the window. What depends on that waits until this says no (docs/decisions/027).
 */
export const useDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
