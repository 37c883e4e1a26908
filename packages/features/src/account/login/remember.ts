import type { CookieJar } from '../../shared/runtime/ports.ts';

const name = 'parlour_username';
const day = 24 * 60 * 60;

/** The remembered user name, or `null` (LGN-07). */
export const rememberedName = (cookies: CookieJar): string | null => cookies.get(name) || null;

/** Keeps the user name, and nothing else, for 24 hours, or forgets it (LGN-07). */
export function rememberName(cookies: CookieJar, username: string | null): void {
  if (username) cookies.set(name, username.trim(), day);
  else cookies.remove(name);
}
