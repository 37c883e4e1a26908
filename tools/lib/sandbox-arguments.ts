import { paletteNear } from '../../packages/sandbox/src/art/near.ts';
import { palettes } from '../../packages/sandbox/src/art/palettes.ts';
import { defaultBrand } from '../../packages/ui/src/theme/brands/info.ts';
import * as registry from '../../packages/ui/src/theme/brands/registry.ts';
import type { BrandSeed } from '../../packages/ui/src/theme/seeds.ts';

/** The brand for which the scenes of home are drawn. */
const drawnFor = 'padma';

const brands: Readonly<Record<string, BrandSeed>> = registry;

/** `brand` in the configuration of a document. As in the site, an unreadable configuration counts as none. */
function configuredBrand(html: string): unknown {
  const [, text = ''] = /<script id="parlour-config"[^>]*>([^<]*)/.exec(html) ?? [];
  try {
    const config: unknown = JSON.parse(text);
    return typeof config === 'object' && config !== null ? Reflect.get(config, 'brand') : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the accent (`#rrggbb`) of the brand in the document of a site (BRD-01). Returns undefined for the brand the
 * scenes are drawn for, so that its colours need not be derived.
 */
export async function siteAccent(html: string): Promise<string | undefined> {
  const asked = configuredBrand(html);
  const id = typeof asked === 'string' && Object.hasOwn(brands, asked) ? asked : defaultBrand;
  const seeds = brands[id];
  if (seeds === undefined || id === drawnFor) return undefined;
  const { defineBrand } = await import('../../packages/ui/src/theme/define-brand.ts');
  return defineBrand(seeds).light['color-accent-fill'];
}

/**
 * The arguments with which `npm start` starts the sandbox server: with the accent of the site's brand, unless it does
 * not change the scenes of home.
 */
export function sandboxArguments(port: number, accent?: string): readonly string[] {
  const palette = accent === undefined ? undefined : paletteNear(accent);
  return [
    'packages/sandbox/src/node/cli.ts',
    '--port',
    String(port),
    ...(accent === undefined || palette === undefined || palette === palettes[0]
      ? []
      : ['--accent', accent]),
  ];
}
