import { readAddress } from '@parlour/ui';
import { useCallback } from 'react';
import { useT } from '../i18n/use-t.ts';
import { useRuntime } from '../runtime/runtime.tsx';

/** What a link to an address of a server is given. */
export interface ServerLink {
  readonly href: string;
  /** Words for "opens in a new window": the address is on another site, and opens there. */
  readonly newWindowLabel?: string;
}

/** Makes links of addresses; `null` for one that must not become a link, and for none. */
export type LinkTo = (address: string | null | undefined) => ServerLink | null;

/** The rule with its surroundings: the own host, and the words for a new window. */
export const linkToFrom =
  (ownHost: string, newWindowLabel: string): LinkTo =>
  (address) => {
    const to = typeof address === 'string' ? readAddress(address, ownHost) : null;
    if (!to) return null;
    return to.kind === 'own' ? { href: to.href } : { href: to.href, newWindowLabel };
  };

/**
 * The one rule for addresses that a server sends: one of this site stays in it, another site opens
 * in a window of its own and says so, anything else is no link.
 */
export function useLinkTo(): LinkTo {
  const { host } = useRuntime().config;
  const t = useT();
  const label = t('a11y.newWindow');
  return useCallback((address) => linkToFrom(host, label)(address), [host, label]);
}

/** The address, if it can become a link anywhere; else `null`. */
export const toLinkable = (address: string | undefined): string | null =>
  address !== undefined && readAddress(address) ? address : null;
