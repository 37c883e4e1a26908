/** Paths of the site's own build files, which are not on a CDN. */
const ownFile = /^\/assets\//;
/** A `data:` address contains its picture and needs no request. */
const inside = /^data:image\/(?:avif|gif|jpeg|png|svg\+xml|webp)[;,]/i;

/** Returns a CDN as the start of an address: https, a host, perhaps a folder. Returns `null` for anything else. */
function cdnOf(entry: string): string | null {
  if (!URL.canParse(entry)) return null;
  const { protocol, origin, pathname } = new URL(entry);
  return protocol === 'https:' ? origin + pathname.replace(/\/+$/, '') : null;
}

/** The usable entries of the settings' `imageCDNs` or `launchGameCDNs`, each once. */
export const cdnsOf = (entries: readonly string[]): readonly string[] => [
  ...new Set(entries.flatMap((entry) => cdnOf(entry) ?? [])),
];

/** Returns the CDNs in the order of this visit: the chosen one first, then the others in their order. */
export const fromChosen = (cdns: readonly string[], chosen: string | null): readonly string[] => {
  const at = Math.max(0, cdns.indexOf(chosen ?? ''));
  return [...cdns.slice(at), ...cdns.slice(0, at)];
};

/**
 * Returns the addresses from which a picture of the backend may be loaded, best first (CFG-04): the same origin or an
 * image CDN, the chosen one before the others. For any other address the list is empty, and it is not a picture.
 */
export function pictureOf(
  address: string,
  /** The result of `cdnsOf`, in the order of the visit. */
  cdns: readonly string[],
  /** Host of the page. */
  host: string,
): readonly string[] {
  if (inside.test(address) || ownFile.test(address)) return [address];
  const path = pathOf(address, cdns, host);
  // `/.//host` looks like a path, but normalising it makes it a host.
  if (path === null || !/^\/(?!\/)/.test(path)) return [];
  return cdns.length === 0 ? [path] : cdns.map((cdn) => cdn + path);
}

/** Returns the path of a picture, which is the same on every CDN; `null` for an address on another host. */
function pathOf(address: string, cdns: readonly string[], host: string): string | null {
  const isPath = /^\/(?![/\\])/.test(address);
  if (!isPath && !/^https?:\/\//i.test(address)) return null;
  if (!URL.canParse(address, 'https://own.invalid')) return null;
  const { href, origin, pathname, search, host: named } = new URL(address, 'https://own.invalid');
  if (origin === 'https://own.invalid') return isPath ? pathname + search : null;
  const cdn = cdns.find((one) => href.startsWith(`${one}/`));
  if (cdn !== undefined) return href.slice(cdn.length);
  return named === host ? pathname + search : null;
}
