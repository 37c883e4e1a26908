export {
  type CoverType,
  cover,
  coverPalette,
  coverSubject,
  fallbackCover,
  subjectName,
} from './cover.ts';
export { type Family, families, type Subject } from './families/index.ts';
export { paletteNear } from './near.ts';
export { palettes } from './palettes.ts';
export { createRandom, type Random, resumeRandom } from './rng.ts';
export { scene, sceneByName } from './scene.ts';
export { type VendorMarkOptions, vendorMark } from './vendor-mark.ts';
