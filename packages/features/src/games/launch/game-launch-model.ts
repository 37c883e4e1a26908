import { isApiError, type WireLaunch } from '@parlour/api-client';

/** The state of a launch (LCH-01). */
export type LaunchState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'loginNeeded' }
  /** Played on this page. `startedAt`: ms since 1970. */
  | { readonly kind: 'framed'; readonly url: string; readonly startedAt: number }
  /** Played in its own tab or window, which only a press may open. */
  | { readonly kind: 'window'; readonly url: string; readonly popup: boolean }
  /** The game is in maintenance. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'notFound' }
  /** The server sent no address that a game may be opened at. */
  | { readonly kind: 'badAddress' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Hosts that games may come from. */
export interface GamePlaces {
  /** Base for relative addresses: the CDN of games, else the backend; empty = the page's own origin. */
  readonly base: string;
  /** Origins that may use plain `http`: that of the site and those of its settings. All other games need `https`. */
  readonly known: readonly string[];
}

/** Turns the answer of a launch into a state. An address that games must not come from is never opened. */
export function toLaunchState(launch: WireLaunch, places: GamePlaces, now: number): LaunchState {
  const url = playUrl(launch.url, places);
  if (url === null) return { kind: 'badAddress' };
  if (launch.launchKind === 'iframe') return { kind: 'framed', url, startedAt: now };
  // An unknown kind of a newer backend opens in a tab: that works for every page.
  return { kind: 'window', url, popup: launch.launchKind === 'popup' };
}

/** Turns a refused launch into a state. */
export function toFailure(error: unknown): LaunchState {
  if (!isApiError(error)) return { kind: 'failed', error };
  if (error.code === 'GAME_MAINTENANCE') return { kind: 'unavailable' };
  if (error.code === 'VALIDATION' || error.http === 404) return { kind: 'notFound' };
  return { kind: 'failed', error };
}

/** The address to open; `null` when it is invalid, not a web page, or not encrypted. */
function playUrl(url: string, { base, known }: GamePlaces): string | null {
  const isPath = /^\/(?![/\\])/.test(url);
  if (isPath && base === '') return url;
  const address = isPath ? base + url : url;
  const origin = originOf(address);
  if (origin === null || /\s/.test(address)) return null;
  const isKnown = [base, ...known].some((place) => originOf(place) === origin);
  return isKnown || origin.startsWith('https:') ? address : null;
}

/** Scheme, host and port of a web page; `null` for anything else. */
function originOf(address: string): string | null {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  return new URL(address).origin;
}
