import type { MouseEvent } from 'react';

/**
 * Returns the click handler of a link that the app may handle itself. A plain click calls `onSelect`; the browser
 * handles every other click (new tab, download).
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
