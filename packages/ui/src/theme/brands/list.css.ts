import { brandInfo, defaultBrand } from './info.ts';
import * as registry from './registry.ts';

/**
 * The built-in brands, the default first. Evaluated at build time, like style sheets, so that a page gets names and
 * marks but no seeds.
 */
export const brands = Object.values(registry)
  .map(brandInfo)
  .sort((a, b) => Number(b.id === defaultBrand) - Number(a.id === defaultBrand));
