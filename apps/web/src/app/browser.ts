import {
  type GuardedStore,
  guardedStore,
  type SessionChannel,
  storageChannel,
} from '@parlour/features/session';
import { handoverIn } from '@parlour/features/site/partner/handover';
import { isBrandId } from '@parlour/ui/theme';

/** `sessionStorage`, guarded against errors: keeps values until the tab closes. The page has one. */
export const tabStorage: GuardedStore = guardedStore(() => window.sessionStorage, 'tab');

/** `localStorage`, guarded against errors: keeps values on this device. The page has one. */
export const deviceStorage: GuardedStore = guardedStore(() => window.localStorage, 'device');

/** The brand that was chosen in the demo panel, or `null` if this build does not contain it. */
export function chosenBrand(): string | null {
  const brand = deviceStorage.getItem('brand');
  return brand !== null && isBrandId(brand) ? brand : null;
}

/**
 * Reads the operator's configuration from the document. Returns `undefined` if there is none, and a text that is no JSON
 * as it is, so that `readConfig` reports it.
 */
export function readConfigElement(document: Document): unknown {
  const text = document.getElementById('parlour-config')?.textContent?.trim();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Writes a fault of the configuration to the console, where an operator looks for it. */
export function warnOperator(text: string): void {
  // biome-ignore lint/suspicious/noConsole: the only text of the site for its operator
  console.warn(text);
}

/** Tells of a text of the operator that is not used, such as `bn.nav.home`. */
export const warnOfText = (place: string): void =>
  warnOperator(`configuration: texts.${place} has other placeholders and is not used`);

/** Messages between the tabs of this site (LGN-05, LGN-08, docs/decisions/023). */
export function tabChannel(): SessionChannel {
  try {
    const channel = new BroadcastChannel('parlour-session');
    return {
      post: (message) => channel.postMessage(message),
      listen: (onMessage) => channel.addEventListener('message', ({ data }) => onMessage(data)),
    };
  } catch {
    // Older browsers have no `BroadcastChannel`; a frame without an origin may have none either.
    return storageChannel(deviceStorage, (onChange) =>
      window.addEventListener('storage', onChange),
    );
  }
}

/** Returns the code that brings a login from the page of a partner. Removes it from the address first (EMB-01). */
export function takeHandover({ location, history }: Window): string | null {
  const { code, rest } = handoverIn(location.hash);
  if (rest !== location.hash) {
    history.replaceState(history.state, '', location.pathname + location.search + rest);
  }
  return code;
}
