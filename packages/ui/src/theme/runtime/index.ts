/**
 * Brands that arrive while the page runs: read, applied, exported. Carries the
 * colour library and the validator; load it when the first such brand does.
 */
export { brandCss } from '../brand-css.ts';
export { exactHex, type HueChroma, hueChroma, toHex } from '../colour.ts';
export { limits, shapes } from '../seeds.ts';
export { type AppliedBrand, applyBrand, BrandError } from './apply-brand.ts';
export { type DesignTokens, toDesignTokens } from './design-tokens.ts';
export {
  type BrandFault,
  type BrandIssue,
  type BrandReading,
  readBrand,
} from './read-brand.ts';
