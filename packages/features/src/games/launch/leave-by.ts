import type { MouseEvent } from 'react';

/** A press of a link to the lobby goes back instead; with a key for a new tab it stays a link. */
export function leaveBy(event: MouseEvent, onLeave: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onLeave();
}
