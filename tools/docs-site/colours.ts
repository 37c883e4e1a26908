import { brandSeeds, defaultBrand, defineBrand } from '@parlour/ui/theme';

/** The colours of the site, by the variables of VitePress. */
const roles = {
  'vp-c-brand-1': 'color-text-accent',
  'vp-c-brand-2': 'color-accent-hover',
  'vp-c-brand-3': 'color-accent-fill',
  'vp-c-bg': 'color-surface-page',
  'vp-c-bg-alt': 'color-surface-sunken',
  'vp-c-bg-elv': 'color-surface-overlay',
} as const;

/** The style of the site in the colours of the default brand, in both schemes. */
export function siteColours(): string {
  const brand = defineBrand(brandSeeds[defaultBrand]);
  const block = (selector: string, scheme: 'light' | 'dark') => {
    const lines = Object.entries(roles).map(([name, role]) => `--${name}:${brand[scheme][role]}`);
    return `${selector}{${lines.join(';')}}`;
  };
  return `${block(':root', 'light')}${block('.dark', 'dark')}`;
}
