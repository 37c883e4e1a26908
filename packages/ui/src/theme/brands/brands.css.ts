import { brandRules } from '../brand-css.ts';
import { defineBrand } from '../define-brand.ts';
import { layeredGlobalStyle, layers } from '../style.ts';
import { brandIds, brandSeeds } from './brands.ts';
import { defaultBrand } from './info.ts';

// Evaluated at build time, so no colour calculation reaches the browser.
for (const id of brandIds) {
  for (const rule of brandRules(defineBrand(brandSeeds[id]), id === defaultBrand)) {
    const { selector, media, colorScheme, vars } = rule;
    const values = { vars: { ...vars }, ...(colorScheme === undefined ? {} : { colorScheme }) };
    layeredGlobalStyle(
      layers.tokens,
      selector,
      media === undefined ? values : { '@media': { [media]: values } },
    );
  }
}
