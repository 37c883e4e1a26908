import type { BrandNames, BrandSeed, NumberStyle } from '../seeds.ts';
import type * as registry from './registry.ts';

/** Id of a built-in brand. Run-time brands have ids of their own. */
export type BrandId = keyof typeof registry;

/** The brand of a document that sets no brand. */
export const defaultBrand = 'padma' satisfies BrandId;

/** The public info of a brand, available without deriving its colours. */
export interface BrandInfo {
  /** Value of `data-brand`. */
  readonly id: string;
  /** The brand's name, per language. */
  readonly names: BrandNames;
  /** The mark that `Logo` draws. */
  readonly logo: string;
  /** Overrides the currency symbol of the site settings. */
  readonly currencySymbol?: string;
  /** Number style of the brand. Default: Latin digits in groups of three. */
  readonly numbers?: NumberStyle;
}

/** The seeds that are shown to people, other than colours and shapes. */
export interface ShownSeeds {
  /** Identifier of the brand. Without `names` it is also the name, with a capital letter. */
  readonly name: string;
  /** The brand's name, per language. */
  readonly names?: BrandNames | undefined;
  /** The mark that `Logo` draws. Default: the mark of the default brand. */
  readonly logo?: string | undefined;
  /** Overrides the currency symbol of the site settings. */
  readonly currencySymbol?: string | undefined;
  /** Number style. An unknown word counts as the default. */
  readonly numbers?: BrandSeed['numbers'];
}

/** Reads the public info of a brand from its seeds. */
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

/** Any unknown word in the file of a brand counts as the default. */
const numberStyle = ({ digits, grouping }: NonNullable<BrandSeed['numbers']>): NumberStyle => ({
  digits: digits === 'bengali' ? 'bengali' : 'latin',
  grouping: grouping === 'lakh' ? 'lakh' : 'thousands',
});
