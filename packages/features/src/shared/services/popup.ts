/** How an attempt to open a window ended. */
export type PopupOutcome = 'opened' | 'blocked' | 'failed';

/** The window a service opens in: 440 by 750 (LAY-06). */
const size = 'popup,width=440,height=750';

/**
 * Opens an address in a small window of its own, at once, inside the press. The window cannot
 * reach back; one that cannot go where it should is closed.
 */
export function openPopup(url: string): PopupOutcome {
  const opened = window.open('', '_blank', size);
  if (!opened) return 'blocked';
  try {
    opened.opener = null;
    opened.location.replace(url);
    return 'opened';
  } catch {
    opened.close();
    return 'failed';
  }
}
