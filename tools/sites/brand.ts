import { partnerConfig } from '../../packages/embed/build.ts';
import { brandCss } from '../../packages/ui/src/theme/brand-css.ts';
import {
  type BrandInfo,
  brandInfo,
  defaultBrand,
} from '../../packages/ui/src/theme/brands/info.ts';
import * as registry from '../../packages/ui/src/theme/brands/registry.ts';
import { type Brand, defineBrand } from '../../packages/ui/src/theme/define-brand.ts';
import { readBrand } from '../../packages/ui/src/theme/runtime/read-brand.ts';
import type { BrandSeed } from '../../packages/ui/src/theme/seeds.ts';

/** The brand of one site, as far as its documents and pictures show it. */
export interface SiteBrand {
  readonly info: BrandInfo;
  readonly brand: Brand;
  /** Styles of a brand that is not in the build; empty for one that is. */
  readonly css: string;
}

const { [defaultBrand]: standard } = registry;
const builtIn = new Map<string, BrandSeed>(Object.entries(registry));

const defined = (seeds: BrandSeed, isBuiltIn: boolean): SiteBrand => {
  const brand = defineBrand(seeds);
  return { info: brandInfo(seeds), brand, css: isBuiltIn ? '' : brandCss(brand) };
};

/**
 * Returns the brand of a configuration: its brand file, else the built-in brand it names. A brand file on another host,
 * or one that is refused, is left to the page: until then the built-in brand is shown, as the page does it.
 * @param dist the built folder, where brand files of the site are
 */
export function siteBrand(config: unknown, dist: string): SiteBrand {
  const { brandFile } = partnerConfig(config, dist);
  const reading = typeof brandFile === 'object' && brandFile !== null ? readBrand(brandFile) : null;
  if (reading?.ok) return defined(reading.seeds, false);
  const { brand } = Object(config);
  return defined(builtIn.get(String(brand)) ?? standard, true);
}

/** The name of a brand in a language, or in English where it has none. */
export const nameIn = ({ info }: SiteBrand, language: string): string =>
  info.names[language] ?? info.names.en;
