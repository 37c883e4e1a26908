/** A channel of customer service that may be opened. */
export interface Service {
  /** https address. */
  readonly url: string;
  /** Host shown before the channel is opened. */
  readonly host: string;
}

const isAllowed = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((allowed) =>
    allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed,
  );

/** Whether a text is the address of a web page. Empty, relative and `javascript:` addresses are none. */
export const isWebAddress = (path: string): boolean =>
  URL.canParse(path) && /^https?:$/.test(new URL(path).protocol);

/**
 * Returns a channel for an address from the backend, or `null`. It must be https, without credentials, on a host of the
 * list (LAY-06).
 */
export function toService(path: string, hosts: readonly string[]): Service | null {
  if (!URL.canParse(path)) return null;
  const { protocol, hostname, port, username, password, href } = new URL(path);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && isAllowed(hostname, hosts) ? { url: href, host: hostname } : null;
}
