/** Where an address that came from outside leads. */
export type Destination =
  | {
      /** This site. */
      readonly kind: 'own';
      /** Path, query and hash, or the hash alone where nothing else was written. */
      readonly href: string;
    }
  | {
      /** Another site, by http or https. */
      readonly kind: 'foreign';
      /** The whole address. */
      readonly href: string;
    };

/** Two places a page could have: an address that follows both is one of this site, wherever it is. */
const places = ['https://a.invalid', 'https://b.invalid'] as const;
const web: ReadonlySet<string> = new Set(['http:', 'https:']);

/**
 * Reads an address that a server sends, as a browser would. `ownHost` is the host of this site, with
 * its port. `null` for whatever must not become a link: another scheme, a host without a scheme, a
 * name and password before the host, a word that is no path, a lone `#`. Never throws.
 */
export function readAddress(address: string, ownHost?: string): Destination | null {
  const written = address.trim();
  // "No link yet", as operators write it.
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

/** Two slashes at its beginning would name a host. */
const pathOf = ({ pathname, search, hash }: URL): string =>
  pathname.replaceAll(/\/{2,}/g, '/') + search + hash;
