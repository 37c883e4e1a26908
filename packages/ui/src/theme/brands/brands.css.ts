import { defineBrand, type SchemeTokens, schemes } from '../defineBrand.ts';
import { layeredGlobalStyle, layers } from '../style.ts';
import { brandIds, brandSeeds, defaultBrand } from './index.ts';

/**
 * Two blocks a brand, one a scheme, so that a dark island inside a light page
 * keeps its own values in every build (`light-dark()` does not survive the CSS
 * target). Evaluated while building: no colour maths reaches the browser.
 */
const properties = (tokens: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--pl-${name}`, value]));

for (const id of brandIds) {
  const brand = defineBrand(brandSeeds[id]);
  for (const scheme of schemes) {
    const tokens: SchemeTokens = brand[scheme];
    const own = `[data-brand="${id}"][data-scheme="${scheme}"]`;
    const isDefault = id === defaultBrand && scheme === 'light';
    layeredGlobalStyle(layers.tokens, isDefault ? `:root, :host, ${own}` : own, {
      colorScheme: scheme,
      vars: properties({ ...tokens, ...brand.shape }),
    });
  }
}
