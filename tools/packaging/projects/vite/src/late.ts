import type { BrandSeed } from '@parlour/ui/theme';

const seeds: BrandSeed = {
  name: 'visitor',
  accent: '#7a1fa2',
  warm: { hue: 95, chroma: 0.15 },
  neutral: { hue: 300, chroma: 0.012 },
  radius: 2,
  shadow: 0.08,
};

/** Applies a brand that arrives while the page runs. */
export async function late(root: HTMLElement): Promise<void> {
  const { applyBrand } = await import('@parlour/ui/theme/runtime');
  applyBrand(seeds, root);
}
