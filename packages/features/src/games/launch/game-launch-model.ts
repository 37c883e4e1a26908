import { isApiError, type WireLaunch } from '@parlour/api-client';

/** How far the launch of a game has come (LCH-01). */
export type LaunchState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'loginNeeded' }
  /** Played on this page. `startedAt`: ms since 1970. */
  | { readonly kind: 'framed'; readonly url: string; readonly startedAt: number }
  /** Played in a tab or window of its own, which only a press may open. */
  | { readonly kind: 'window'; readonly url: string; readonly popup: boolean }
  /** This game rests. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Where games come from. */
export interface GamePlaces {
  /** What a path is one of: the CDN of games, else the backend; empty = the page's own origin. */
  readonly base: string;
  /** Origins that may be plain `http`: the site's own and those of its settings. Every other game comes by `https`. */
  readonly known: readonly string[];
}

/** The answer of a launch → what the page shows. An address a game must not come from is a failure. */
export function toLaunchState(launch: WireLaunch, places: GamePlaces, now: number): LaunchState {
  const url = playUrl(launch.url, places);
  if (url === null) return { kind: 'failed', error: new TypeError('Not an address of a game') };
  if (launch.launchKind === 'iframe') return { kind: 'framed', url, startedAt: now };
  // A kind of a newer backend opens in a tab: that works for any page.
  return { kind: 'window', url, popup: launch.launchKind === 'popup' };
}

/** A refused launch → what the page shows. */
export function toFailure(error: unknown): LaunchState {
  if (!isApiError(error)) return { kind: 'failed', error };
  if (error.code === 'GAME_MAINTENANCE') return { kind: 'unavailable' };
  if (error.code === 'VALIDATION' || error.http === 404) return { kind: 'notFound' };
  return { kind: 'failed', error };
}

/** The address to open, or `null` for one that is broken, no web page, or sent over a line anybody can read. */
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
