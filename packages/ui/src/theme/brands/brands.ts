import type { BrandSeed } from '../seeds.ts';
import type { BrandId, BrandInfo } from './info.ts';
import { brands as list } from './list.css.ts';
import * as registry from './registry.ts';

export { type BrandId, type BrandInfo, brandInfo, defaultBrand } from './info.ts';

/** The public info of the built-in brands, the default first. */
export const brands: readonly BrandInfo[] = list;

/** The seeds of the built-in brands. A new brand is one file and one line of `registry.ts`. */
export const brandSeeds: Readonly<Record<BrandId, BrandSeed>> = registry;

/** Whether the text is the id of a built-in brand, for instance one read from storage. */
export const isBrandId = (id: string): id is BrandId => brands.some((brand) => brand.id === id);

/** Ids of the built-in brands, the default first. */
export const brandIds: readonly BrandId[] = /* @__PURE__ */ brands
  .map(({ id }) => id)
  .filter(isBrandId);
