import type { BrandSeed } from '../seeds.ts';
import * as registry from './registry.ts';

export type BrandId = keyof typeof registry;

/** The brand of a document that names none. */
export const defaultBrand = 'padma' satisfies BrandId;

/** The seeds of the brands that ship. A new brand is one file and one line of `registry.ts`. */
export const brandSeeds: Readonly<Record<BrandId, BrandSeed>> = registry;

/** True for the id of a shipped brand, for instance one read from storage. */
export const isBrandId = (id: string): id is BrandId => Object.hasOwn(registry, id);

/** Ids of the shipped brands, the default first. */
export const brandIds: readonly BrandId[] = [
  defaultBrand,
  ...Object.keys(registry).filter((id) => isBrandId(id) && id !== defaultBrand),
].filter(isBrandId);

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

export const brands: readonly BrandInfo[] = brandIds.map((id) => brandInfo(brandSeeds[id]));
