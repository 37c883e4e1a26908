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

/** The answer of a launch → what the page shows. An address that is no web page is a failure. */
export function toLaunchState(launch: WireLaunch, base: string, now: number): LaunchState {
  const url = playUrl(launch.url, base);
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

/** A path is one of the CDN of games or else of the backend; beside it only http and https are web pages. */
function playUrl(url: string, base: string): string | null {
  if (/^\/(?![/\\])/.test(url)) return base + url;
  return /^https?:\/\/[^\s]+$/i.test(url) ? url : null;
}
