import type { CookieJar } from '../../shared/runtime/ports.ts';

const name = 'parlour_username';
const day = 24 * 60 * 60;

/** Returns the remembered user name, or `null` (LGN-07). */
export const rememberedName = (cookies: CookieJar): string | null => cookies.get(name) || null;

/** Stores only the user name for 24 hours, or deletes it (LGN-07). */
export function rememberName(cookies: CookieJar, username: string | null): void {
  if (username) cookies.set(name, username.trim(), day);
  else cookies.remove(name);
}
