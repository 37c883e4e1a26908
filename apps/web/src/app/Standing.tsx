import { useLayoutEffect, useRef } from 'react';

/** Calls `onStanding` once when the page is rendered and its event listeners are attached. */
export function Standing({ onStanding }: { readonly onStanding: () => void }): null {
  const told = useRef(false);
  // A layout effect, so that it runs before the next press can arrive.
  useLayoutEffect(() => {
    if (told.current) return;
    told.current = true;
    onStanding();
  }, [onStanding]);
  return null;
}
