import { useLayoutEffect, useRef } from 'react';

/** Says once that the page stands: drawn, and listening. */
export function Standing({ onStanding }: { readonly onStanding: () => void }): null {
  const told = useRef(false);
  // Before the next press can come.
  useLayoutEffect(() => {
    if (told.current) return;
    told.current = true;
    onStanding();
  }, [onStanding]);
  return null;
}
