export { brandIds, brandSeeds, brands, isBrandId } from './brands/brands.ts';
export { type BrandId, type BrandInfo, brandInfo, defaultBrand } from './brands/info.ts';
export { vars } from './contract.css.ts';
export {
  type ColourToken,
  type ContrastMiss,
  contrastMisses,
  pairRatio,
  type Scheme,
  type SchemeTokens,
  schemes,
} from './contrast.ts';
export { type Brand, defineBrand } from './define-brand.ts';
export { type Face, faces } from './faces.ts';
export { type ContrastPair, controlRatio, pairs, textRatio } from './pairs.ts';
export { isRoleName, type RoleName, roleNames, roles } from './roles.ts';
export {
  type BrandNames,
  type BrandSeed,
  type CoverStyle,
  coverStyles,
  type Density,
  type DigitScript,
  densities,
  digitScripts,
  type Grouping,
  groupings,
  type NumberStyle,
  type SeedColour,
} from './seeds.ts';
export type { PinReport } from './solve.ts';
