/** The result of opening a window. */
export type PopupOutcome = 'opened' | 'blocked' | 'failed';

/** The window a service opens in: 440 by 750 (LAY-06). */
const size = 'popup,width=440,height=750';

/**
 * Opens an address in a small window, synchronously in the press. The new window cannot access its opener. If it cannot
 * load the address, it is closed.
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
