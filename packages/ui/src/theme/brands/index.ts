import type { BrandSeed } from '../defineBrand.ts';
import names from './names.json' with { type: 'json' };
import { padma } from './padma.ts';
import { raat } from './raat.ts';
import { shapla } from './shapla.ts';

/** The brands that ship, the default first. A new brand is one file and one line here. */
export const brandSeeds = {
  padma,
  shapla,
  raat,
} as const satisfies Record<string, BrandSeed>;

export type BrandId = keyof typeof brandSeeds;

/** The brand of a document that names none. */
export const defaultBrand: BrandId = 'padma';

/** What a page may show of a brand without deriving its colours. */
export interface BrandInfo {
  readonly id: BrandId;
  /** Its name as shown, per language. */
  readonly names: { readonly bn: string; readonly en: string };
  /** Name of the mark that `Logo` draws. */
  readonly logo: string;
}

/** True for the id of a shipped brand, for instance one read from storage. */
export const isBrandId = (id: string): id is BrandId => Object.hasOwn(brandSeeds, id);

export const brandIds: readonly BrandId[] = Object.keys(brandSeeds).filter(isBrandId);

export const brands: readonly BrandInfo[] = brandIds.map((id) => ({
  id,
  names: names[id],
  logo: brandSeeds[id].logo,
}));
