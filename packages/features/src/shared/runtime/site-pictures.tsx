import { PicturesProvider } from '@parlour/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { KeyValueStore } from '../session/key-value-store.ts';
import { fromChosen, pictureOf } from './pictures.ts';
import { useRuntime } from './runtime.tsx';
import { type SiteSettings, useSettings } from './settings.ts';

/** Stores the chosen CDN for the visit. */
export function keepCdn(tab: KeyValueStore, name: 'imageCdns' | 'gameCdns', cdn: string): void {
  tab.setItem(name, cdn);
}

/**
 * Returns the CDNs of the settings in the order of this visit. One is chosen at random and stays until the tab closes,
 * so that the browser cache can be reused; the others follow (CFG-04).
 */
export function useCdns(name: 'imageCdns' | 'gameCdns'): readonly string[] {
  const { memory, clock } = useRuntime();
  const settings: SiteSettings = useSettings();
  const [chance] = useState(() => clock.now());
  const listed = settings[name].join(' ');
  const cdns = useMemo(() => {
    const all = listed === '' ? [] : listed.split(' ');
    const kept = memory.tab.getItem(name);
    const chosen = kept !== null && all.includes(kept) ? kept : all[chance % all.length];
    return fromChosen(all, chosen ?? null);
  }, [listed, memory, name, chance]);
  const [first] = cdns;
  useEffect(() => {
    if (first !== undefined) keepCdn(memory.tab, name, first);
  }, [first, memory, name]);
  return cdns;
}

/** Loads every picture below it from the site or its image CDNs only. A picture with another address is not loaded. */
export function SitePictures({ children }: { readonly children: ReactNode }) {
  const { config } = useRuntime();
  const cdns = useCdns('imageCdns');
  const sources = useMemo(
    () => (address: string) => pictureOf(address, cdns, config.host),
    [cdns, config.host],
  );
  return <PicturesProvider value={sources}>{children}</PicturesProvider>;
}
