import type { BrandSeed } from '../defineBrand.ts';

/** Midnight blue, sharp corners, gold, a serif for titles. */
export const raat = {
  name: 'raat',
  accent: { hue: 268, chroma: 0.125 },
  warm: { hue: 88, chroma: 0.13 },
  neutral: { hue: 268, chroma: 0.014 },
  radius: 1,
  displayFont:
    '"Noto Serif Bengali", "Noto Sans Bengali", "Nirmala UI", "Noto Sans", "Noto Sans Arabic", serif',
  shadow: 0.06,
  logo: 'raat',
} as const satisfies BrandSeed;
