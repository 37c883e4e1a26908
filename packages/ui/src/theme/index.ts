export {
  type BrandId,
  type BrandInfo,
  brandIds,
  brandSeeds,
  brands,
  defaultBrand,
  isBrandId,
} from './brands/index.ts';
export { vars } from './contract.css.ts';
export {
  type Brand,
  type BrandSeed,
  type ColourToken,
  type ContrastMiss,
  contrastMisses,
  defineBrand,
  pairRatio,
  type Scheme,
  type SchemeTokens,
  type SeedColour,
  schemes,
} from './defineBrand.ts';
export { type ContrastPair, controlRatio, pairs, textRatio } from './pairs.ts';
export { type RoleName, roleNames, roles } from './roles.ts';
