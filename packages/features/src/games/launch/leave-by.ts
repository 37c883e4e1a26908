import type { MouseEvent } from 'react';

/** Makes a press on a lobby link go back instead. With a modifier key it stays a normal link, which opens a new tab. */
export function leaveBy(event: MouseEvent, onLeave: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onLeave();
}
