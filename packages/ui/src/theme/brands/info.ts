import type { BrandNames, BrandSeed, NumberStyle } from '../seeds.ts';
import type * as registry from './registry.ts';

/** Id of a brand that is built in; brands that come at run time have ids of their own. */
export type BrandId = keyof typeof registry;

/** The brand of a document that names none. */
export const defaultBrand = 'padma' satisfies BrandId;

/** What a page may show of a brand without deriving its colours. */
export interface BrandInfo {
  /** Value of `data-brand`. */
  readonly id: string;
  /** Its name as shown, per language. */
  readonly names: BrandNames;
  /** Mark that `Logo` draws. */
  readonly logo: string;
  /** Overrides the currency symbol of the site settings. */
  readonly currencySymbol?: string;
  /** How the brand writes figures. Default: Latin digits, groups of three. */
  readonly numbers?: NumberStyle;
}

/** The seeds that are shown rather than painted with. */
export interface ShownSeeds {
  /** Identifier of the brand; with a capital letter also its name when there are no `names`. */
  readonly name: string;
  /** The name as shown, per language. */
  readonly names?: BrandNames | undefined;
  /** Mark that `Logo` draws. Default: the one of the default brand. */
  readonly logo?: string | undefined;
  /** Overrides the currency symbol of the site settings. */
  readonly currencySymbol?: string | undefined;
  /** How figures are written; an unknown word counts as the default. */
  readonly numbers?: BrandSeed['numbers'];
}

/** What a page may show of a brand, read from its seeds. */
export function brandInfo({ name, names, logo, currencySymbol, numbers }: ShownSeeds): BrandInfo {
  const shown = name.charAt(0).toUpperCase() + name.slice(1);
  return {
    id: name,
    names: names ?? { en: shown },
    logo: logo ?? defaultBrand,
    ...(currencySymbol === undefined ? {} : { currencySymbol }),
    ...(numbers === undefined ? {} : { numbers: numberStyle(numbers) }),
  };
}

/** Any other word in the file of a brand is the default. */
const numberStyle = ({ digits, grouping }: NonNullable<BrandSeed['numbers']>): NumberStyle => ({
  digits: digits === 'bengali' ? 'bengali' : 'latin',
  grouping: grouping === 'lakh' ? 'lakh' : 'thousands',
});
