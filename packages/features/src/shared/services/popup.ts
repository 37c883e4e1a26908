/** The result of opening a window. */
export type PopupOutcome = 'opened' | 'blocked' | 'failed';

/** Width and height of the window of a service, in px (LAY-06). */
const ofService = [440, 750] as const;

/**
 * Opens an address in a small window, synchronously in the press. The new window cannot access its opener. If it cannot
 * load the address, it is closed.
 */
export function openPopup(
  url: string,
  [width, height]: readonly [number, number] = ofService,
): PopupOutcome {
  const opened = window.open('', '_blank', `popup,width=${width},height=${height}`);
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
