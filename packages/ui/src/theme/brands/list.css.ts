import { brandInfo, defaultBrand } from './info.ts';
import * as registry from './registry.ts';

/**
 * The brands that ship, the default first. Evaluated while building, as style
 * sheets are: a page gets names and marks, no seeds.
 */
export const brands = Object.values(registry)
  .map(brandInfo)
  .sort((a, b) => Number(b.id === defaultBrand) - Number(a.id === defaultBrand));
