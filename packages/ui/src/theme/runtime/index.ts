/**
 * Run-time brands: read, apply and export them. It includes the colour library and the validator, so load it together
 * with the first such brand.
 */
export { brandCss } from '../brand-css.ts';
export { exactHex, type HueChroma, hueChroma, toHex } from '../colour.ts';
export { limits, shapes } from '../seeds.ts';
export { type AppliedBrand, applyBrand, BrandError } from './apply-brand.ts';
export type { DesignTokens } from './design-tokens.ts';
export {
  type BrandFault,
  type BrandIssue,
  type BrandReading,
  readBrand,
} from './read-brand.ts';
export { toDesignTokens } from './write-design-tokens.ts';
