import type * as registry from './registry.ts';

export type BrandId = keyof typeof registry;

/** The brand of a document that names none. */
export const defaultBrand = 'padma' satisfies BrandId;

/** What a page may show of a brand without deriving its colours. */
export interface BrandInfo {
  readonly id: string;
  /** Its name as shown, per language. */
  readonly names: { readonly bn: string; readonly en: string };
  /** Mark that `Logo` draws. */
  readonly logo: string;
  /** Overrides the currency symbol of the site settings. */
  readonly currencySymbol?: string;
}

/** The seeds that are shown rather than painted with. */
export interface ShownSeeds {
  readonly name: string;
  readonly names?: BrandInfo['names'] | undefined;
  readonly logo?: string | undefined;
  readonly currencySymbol?: string | undefined;
}

/** What a page may show of a brand, read from its seeds. */
export function brandInfo({ name, names, logo, currencySymbol }: ShownSeeds): BrandInfo {
  const shown = name.charAt(0).toUpperCase() + name.slice(1);
  return {
    id: name,
    names: names ?? { bn: shown, en: shown },
    logo: logo ?? defaultBrand,
    ...(currencySymbol === undefined ? {} : { currencySymbol }),
  };
}
