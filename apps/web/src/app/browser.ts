import {
  type GuardedStore,
  guardedStore,
  type SessionChannel,
  storageChannel,
} from '@parlour/features/session';
import { handoverIn } from '@parlour/features/site/partner/handover';
import { isBrandId } from '@parlour/ui/theme';

/** What lasts until the tab closes: `sessionStorage` behind its guard. One for the page. */
export const tabStorage: GuardedStore = guardedStore(() => window.sessionStorage, 'tab');

/** What this device keeps: `localStorage` behind its guard. One for the page. */
export const deviceStorage: GuardedStore = guardedStore(() => window.localStorage, 'device');

/** The brand chosen in the demo panel, if it is in this build. */
export function chosenBrand(): string | null {
  const brand = deviceStorage.getItem('brand');
  return brand !== null && isBrandId(brand) ? brand : null;
}

/** The operator's configuration document; a broken one counts as none. */
export function readConfigElement(document: Document): unknown {
  const text = document.getElementById('parlour-config')?.textContent?.trim();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Messages between the tabs of this site (LGN-05, LGN-08, docs/decisions/023). */
export function tabChannel(): SessionChannel {
  try {
    const channel = new BroadcastChannel('parlour-session');
    return {
      post: (message) => channel.postMessage(message),
      listen: (onMessage) => channel.addEventListener('message', ({ data }) => onMessage(data)),
    };
  } catch {
    // An older browser has none, and a frame without an origin may have none.
    return storageChannel(deviceStorage, (onChange) =>
      window.addEventListener('storage', onChange),
    );
  }
}

/** The code that carries a login here from the page of a partner; it is gone from the address before anything reads it (EMB-01). */
export function takeHandover({ location, history }: Window): string | null {
  const { code, rest } = handoverIn(location.hash);
  if (rest !== location.hash) {
    history.replaceState(history.state, '', location.pathname + location.search + rest);
  }
  return code;
}
