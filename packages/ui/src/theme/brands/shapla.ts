import type { BrandSeed } from '../defineBrand.ts';

/** Water-lily pink and violet; rounder and softer. */
export const shapla = {
  name: 'shapla',
  accent: { hue: 338, chroma: 0.165 },
  warm: { hue: 62, chroma: 0.15 },
  neutral: { hue: 325, chroma: 0.011 },
  radius: 6,
  shadow: 0.085,
  logo: 'shapla',
} as const satisfies BrandSeed;
