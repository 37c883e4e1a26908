import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether a document is being prerendered or hydrated: then neither its age nor the width of the window is known yet.
 * Content that depends on them has to wait until it returns false (docs/decisions/027).
 */
export const useDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
