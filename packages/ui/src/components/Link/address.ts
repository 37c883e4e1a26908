/** The target of an address that came from outside. */
export type Destination =
  | {
      /** A page of this site. */
      readonly kind: 'own';
      /** Path, query and hash; the hash only when nothing else was given. */
      readonly href: string;
    }
  | {
      /** Another site, by http or https. */
      readonly kind: 'foreign';
      /** The full URL. */
      readonly href: string;
    };

/** Two invented origins. An address that resolves to both is relative, so it stays on this site. */
const places = ['https://a.invalid', 'https://b.invalid'] as const;
const web: ReadonlySet<string> = new Set(['http:', 'https:']);

/**
 * Reads an address from a server, as a browser would. `ownHost` is the host of this site with its port. Returns `null`
 * for an address that must not become a link: another scheme, a host without a scheme, a name and password before the
 * host, a word that is not a path, a lone `#`. Never throws.
 */
export function readAddress(address: string, ownHost?: string): Destination | null {
  const written = address.trim();
  // Operators write `#` for "no link yet".
  if (written === '#') return null;
  if (/^[/?#]/.test(written)) {
    const [own, other] = places.map((place) => parsed(written, place));
    if (own?.origin !== places[0] || other?.origin !== places[1]) return null;
    return { kind: 'own', href: written.startsWith('#') ? own.hash : pathOf(own) };
  }
  const url = parsed(written);
  if (!url || !web.has(url.protocol) || !/^https?:\/\//i.test(written)) return null;
  if (url.username !== '' || url.password !== '') return null;
  return url.host === ownHost
    ? { kind: 'own', href: pathOf(url) }
    : { kind: 'foreign', href: url.href };
}

const parsed = (address: string, place?: string): URL | null =>
  URL.canParse(address, place) ? new URL(address, place) : null;

/** A path that begins with two slashes would name a host. */
const pathOf = ({ pathname, search, hash }: URL): string =>
  pathname.replaceAll(/\/{2,}/g, '/') + search + hash;
