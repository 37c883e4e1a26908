import { readAddress } from '@parlour/ui';
import { useCallback } from 'react';
import { useT } from '../i18n/use-t.ts';
import { useRuntime } from '../runtime/runtime.tsx';

/** Props of a link to an address from the server. */
export interface ServerLink {
  readonly href: string;
  /** Label "opens in a new window". Set if the address is on another site and opens in a new window. */
  readonly newWindowLabel?: string;
}

/** Makes a link from an address. Returns `null` without an address, and for one that must not become a link. */
export type LinkTo = (address: string | null | undefined) => ServerLink | null;

/** Makes the rule for this site's host and the label of a new window. */
export const linkToFrom =
  (ownHost: string, newWindowLabel: string): LinkTo =>
  (address) => {
    const to = typeof address === 'string' ? readAddress(address, ownHost) : null;
    if (!to) return null;
    return to.kind === 'own' ? { href: to.href } : { href: to.href, newWindowLabel };
  };

/**
 * The rule for all addresses a server sends: one of this site opens in the same tab, one of another site opens in a new
 * window and says so, anything else is not a link.
 */
export function useLinkTo(): LinkTo {
  const { host } = useRuntime().config;
  const t = useT();
  const label = t('a11y.newWindow');
  return useCallback((address) => linkToFrom(host, label)(address), [host, label]);
}

/** Returns the address if it can be a link on any site, otherwise `null`. */
export const toLinkable = (address: string | undefined): string | null =>
  address !== undefined && readAddress(address) ? address : null;
