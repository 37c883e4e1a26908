/** The result of opening a window. */
export type PopupOutcome = 'opened' | 'blocked' | 'failed' | 'refused';

/** Width and height of the window of a service, in px (LAY-06). */
const ofService = [440, 750] as const;

const emptyPopup = ([width, height]: readonly [number, number]): Window | null =>
  window.open('', '_blank', `popup,width=${width},height=${height}`);

/**
 * Opens an empty small window in the press, and loads the address when it arrives. `null` refuses the address. The window
 * is closed when there is no address, or when it cannot be loaded.
 */
export async function openPopupLater(address: Promise<string | null>): Promise<PopupOutcome> {
  const opened = emptyPopup(ofService);
  if (!opened) return 'blocked';
  try {
    opened.opener = null;
    const url = await address;
    if (url !== null) {
      opened.location.replace(url);
      return 'opened';
    }
    opened.close();
    return 'refused';
  } catch {
    opened.close();
    return 'failed';
  }
}

/**
 * Opens an address in a small window, synchronously in the press. The new window cannot access its opener. If it cannot
 * load the address, it is closed.
 */
export function openPopup(url: string, size: readonly [number, number] = ofService): PopupOutcome {
  const opened = emptyPopup(size);
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
