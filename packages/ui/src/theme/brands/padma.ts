import type { BrandSeed } from '../defineBrand.ts';

/** River green and marigold; the default. */
export const padma = {
  name: 'padma',
  accent: { hue: 176, chroma: 0.088 },
  warm: { hue: 76, chroma: 0.158 },
  neutral: { hue: 175, chroma: 0.008 },
  radius: 4,
  shadow: 0.07,
  logo: 'padma',
} as const satisfies BrandSeed;
