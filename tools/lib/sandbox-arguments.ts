import { paletteNear } from '../../packages/sandbox/src/art/near.ts';
import { palettes } from '../../packages/sandbox/src/art/palettes.ts';
import { defaultBrand } from '../../packages/ui/src/theme/brands/info.ts';
import * as registry from '../../packages/ui/src/theme/brands/registry.ts';
import type { BrandSeed } from '../../packages/ui/src/theme/seeds.ts';

/** The scenes of home are drawn for this brand. */
const drawnFor = 'padma';

const brands: Readonly<Record<string, BrandSeed>> = registry;

/** `brand` in the configuration of a document; what a site cannot read counts as none, as it does there. */
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
 * Accent of the brand that the document of a site is shown in (BRD-01), `#rrggbb`; nothing for the one the scenes are
 * drawn for, whose colours need not be derived then.
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
 * How the sandbox server of `npm start` is called: with the accent of the site's brand, unless the scenes of home stay
 * as they are drawn.
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
