/** Proves that a person is there before a login or a registration by name (LGN-02). */
export interface BotChallenge {
  /** A token for the server, or `null` when nothing has to be proved. Rejects when the proof fails. */
  readonly run: (action: 'login' | 'register') => Promise<string | null>;
}

/** The default: an operator without a challenge. */
export const noBotChallenge: BotChallenge = { run: async () => null };

/** What this browser keeps for a limited time; embeds may pass one that keeps nothing. */
export interface CookieJar {
  readonly get: (name: string) => string | null;
  readonly set: (name: string, value: string, maxAgeSeconds: number) => void;
  readonly remove: (name: string) => void;
}

/** The part of `Document` a cookie needs. */
interface CookiePage {
  cookie: string;
  readonly location: { readonly protocol: string } | null;
}

/** Cookies of a document: first party, this site only. Asks for the document at each call, never before. */
export function cookiesOf(pageNow: () => CookiePage | null): CookieJar {
  const set = (name: string, value: string, maxAgeSeconds: number) => {
    const page = pageNow();
    if (!page) return;
    const secure = page.location?.protocol === 'https:' ? '; Secure' : '';
    page.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`;
  };
  return {
    set,
    remove: (name) => set(name, '', 0),
    get: (name) => {
      const pairs = pageNow()?.cookie.split('; ') ?? [];
      const found = pairs.find((pair) => pair.startsWith(`${name}=`));
      try {
        return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
      } catch {
        return null;
      }
    },
  };
}

/** The default jar: the cookies of the page. */
export const documentCookies: CookieJar = cookiesOf(() =>
  typeof document === 'undefined' ? null : document,
);

/** A jar that forgets with the page: stories and tests. */
export function memoryCookies(): CookieJar {
  const kept = new Map<string, string>();
  return {
    get: (name) => kept.get(name) ?? null,
    set: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
  };
}
