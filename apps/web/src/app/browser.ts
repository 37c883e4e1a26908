import { type KeyValueStore, memoryStore, type SessionChannel } from '@parlour/features/session';
import { isBrandId } from '@parlour/ui/theme';

/** A storage of the browser, or one that forgets where it is blocked or, as in some web views, `null`. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): KeyValueStore {
  try {
    const storage: Storage | null = window[kind];
    return storage ?? memoryStore();
  } catch {
    return memoryStore();
  }
}

/** The brand chosen in the demo panel, if it is in this build. */
export function chosenBrand(): string | null {
  try {
    const brand = window.localStorage.getItem('brand');
    return brand !== null && isBrandId(brand) ? brand : null;
  } catch {
    return null;
  }
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
export function tabChannel(): SessionChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel('parlour-session');
  return {
    post: (message) => channel.postMessage(message),
    listen: (onMessage) => channel.addEventListener('message', ({ data }) => onMessage(data)),
  };
}
