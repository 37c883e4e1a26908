/** Proves that the visitor is a person before a login or a registration by name (LGN-02). */
export interface BotChallenge {
  /**
   * Resolves with a token for the server, or with `null` if no proof is needed. Rejects with a `ChallengeError` of
   * `@parlour/features/challenge`; it always settles. It may show itself in `place`, an empty element of the form,
   * inside its window.
   */
  readonly run: (
    action: 'login' | 'register',
    place?: HTMLElement | null,
  ) => Promise<string | null>;
}

/** The default: an operator without a challenge. */
export const noBotChallenge: BotChallenge = { run: async () => null };

/** A phone number in two parts. */
export interface PhoneNumber {
  /** Digits without the plus sign: `880`. */
  readonly countryDialingCode: string;
  /** Digits without leading zeros. */
  readonly number: string;
}

/** A sent code; pass it to `confirm`. */
export interface PhoneHandle {
  /** Minutes until another code may be requested; 1 with Firebase (SPECIFICATION §9). */
  readonly expiredMinutes: number;
}

/** The proof that a backend accepts instead of a code it sent itself (SPECIFICATION §3). */
export interface PhoneProof {
  readonly firebaseChannel: 'sms';
  readonly firebaseIdToken: string;
}

/**
 * An outside service sends the codes and checks them (LGN-02, REG-05). Both calls reject with a `PhoneError` of
 * `@parlour/features/challenge`. Without one the backend sends and checks the codes.
 */
export interface PhoneVerification {
  readonly send: (phone: PhoneNumber) => Promise<PhoneHandle>;
  readonly confirm: (handle: PhoneHandle, code: string) => Promise<PhoneProof>;
}

/** An event for the site's analytics: never contains an amount, a name, a number or a code. */
export type AnalyticsEvent =
  | { readonly name: 'page_view'; readonly path: string }
  | { readonly name: 'login'; readonly method: 'username' | 'sms' | 'freePlay' }
  | {
      readonly name: 'login_failed';
      readonly method: 'username' | 'sms' | 'freePlay';
      readonly code: string;
    }
  | { readonly name: 'sign_up'; readonly method: 'username' | 'mobile' }
  | {
      readonly name: 'sign_up_failed';
      readonly method: 'username' | 'mobile';
      readonly code: string;
    }
  | { readonly name: 'password_reset'; readonly method: 'email' | 'mobileNum' }
  | { readonly name: 'age_gate'; readonly answer: 'yes' | 'no' }
  | { readonly name: 'game_launch'; readonly vendor: string; readonly gameType: string };

/** Receives the events of widgets. There is no listener before a visitor has agreed. */
export interface Analytics {
  /** Never throws, never waits. An event without a listener is dropped, not stored. */
  readonly track: (event: AnalyticsEvent) => void;
  /** Connects a listener and returns the function that disconnects it. A new listener replaces the last one. */
  readonly connect: (listener: (event: AnalyticsEvent) => void) => () => void;
}

/** Creates the default analytics. Without a listener it counts nothing. */
export function createAnalytics(): Analytics {
  let listener: ((event: AnalyticsEvent) => void) | null = null;
  return {
    track: (event) => listener?.(event),
    connect: (next) => {
      listener = next;
      return () => {
        if (listener === next) listener = null;
      };
    },
  };
}

/** Whether a visitor is asked for their age before anything else. */
export type AgeGatePolicy = 'none' | 'ask';

/** Values this browser keeps for a limited time. Embeds may pass a jar that keeps nothing. */
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

/** Cookies of a document: first party, this site only. Reads the document at each call, never earlier. */
export function cookiesOf(pageNow: () => CookiePage | null): CookieJar {
  const set = (name: string, value: string, maxAgeSeconds: number) => {
    const page = pageNow();
    if (!page) return;
    const secure = page.location?.protocol === 'https:' ? '; Secure' : '';
    try {
      page.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`;
    } catch {
      // The document may not use cookies: nothing is stored.
    }
  };
  return {
    set,
    remove: (name) => set(name, '', 0),
    get: (name) => {
      try {
        const pairs = pageNow()?.cookie.split('; ') ?? [];
        const found = pairs.find((pair) => pair.startsWith(`${name}=`));
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

/** A jar in memory, for stories and tests. */
export function memoryCookies(): CookieJar {
  const kept = new Map<string, string>();
  return {
    get: (name) => kept.get(name) ?? null,
    set: (name, value) => void kept.set(name, value),
    remove: (name) => void kept.delete(name),
  };
}
