import type { MouseEvent } from 'react';

/**
 * Click handler of a link that the app may answer itself: a plain click calls
 * `onSelect`, every other one (new tab, download) stays the browser's.
 */
export const followed =
  (onSelect: (() => void) | undefined) =>
  (event: MouseEvent): void => {
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!onSelect || !plain) return;
    event.preventDefault();
    onSelect();
  };
