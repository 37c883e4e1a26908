import { exactHex, hueChroma } from '../colour.ts';
import { schemes } from '../contrast.ts';
import type { Brand } from '../define-brand.ts';
import { roleNames } from '../roles.ts';

/** Key under which our files store the seeds they were made from. */
const extension = 'org.parlour.brand';

interface TokenColour {
  readonly colorSpace: 'srgb';
  readonly components: readonly [number, number, number];
  readonly alpha?: number;
  readonly hex: string;
}

/** A document in the W3C design-tokens format, not validated. */
export type DesignTokens = { readonly [group: string]: unknown };

/**
 * Returns a brand in the W3C design-tokens format (DTCG, 2025.10), for Figma, Style Dictionary or Terrazzo: every
 * colour in a group per scheme, then radius, control heights and the title font. Shadow, cover style, logo and
 * currency symbol are only in the seeds. The seeds are stored in `$extensions`, so that importing the file gives the
 * same brand.
 */
export function toDesignTokens(brand: Brand): DesignTokens {
  const { $schema: _, ...seeds } = brand.seeds;
  const sizes = (prefix: string) =>
    Object.fromEntries(
      Object.entries(brand.shape).flatMap(([name, value]) =>
        name.startsWith(prefix) && value !== undefined
          ? [[name.slice(prefix.length), { $value: dimension(value) }]]
          : [],
      ),
    );
  const { displayFont } = brand.seeds;
  return {
    $description: brand.id,
    $extensions: { [extension]: seeds },
    color: {
      $type: 'color',
      ...Object.fromEntries(
        schemes.map((scheme) => [
          scheme,
          Object.fromEntries(
            roleNames.map((role) => [role, { $value: colour(brand[scheme][`color-${role}`]) }]),
          ),
        ]),
      ),
    },
    radius: { $type: 'dimension', ...sizes('radius-') },
    control: { $type: 'dimension', ...sizes('control-') },
    ...(displayFont === undefined
      ? {}
      : {
          font: {
            $type: 'fontFamily',
            display: {
              $value: displayFont.split(',').map((name) => name.trim().replaceAll('"', '')),
            },
          },
        }),
  };
}

/** Whether the value is a document in the design-tokens format and not a brand file. */
export function isDesignTokens(value: unknown): value is DesignTokens {
  return isGroup(value) && !('name' in value) && (isGroup(value.color) || '$extensions' in value);
}

/**
 * Returns the seeds of a design-tokens file, not validated. Our own files contain them. From any other file the main
 * colours are read: `color.light` (or `color`) with `accent-fill`, `warm-fill` and `surface-page`.
 */
export function seedsOfDesignTokens(tokens: DesignTokens): unknown {
  const extensions = tokens.$extensions;
  if (isGroup(extensions) && extension in extensions) return extensions[extension];
  const colours = isGroup(tokens.color) ? tokens.color : {};
  const light = isGroup(colours.light) ? colours.light : colours;
  const accent = hexOf(light['accent-fill']);
  const warm = hexOf(light['warm-fill']);
  const neutral = hexOf(light['surface-page']);
  const radius = isGroup(tokens.radius) ? pixels(tokens.radius.xs) : undefined;
  return {
    name: 'imported',
    ...(accent === undefined ? {} : { accent: rounded(accent), accentFill: accent }),
    ...(warm === undefined ? {} : { warm: rounded(warm) }),
    ...(neutral === undefined ? {} : { neutral: rounded(neutral) }),
    radius: radius ?? 4,
    shadow: 0.07,
  };
}

/** Rounds a seed, so that people can read it: whole degrees, three decimals. */
function rounded(hex: string) {
  const { hue, chroma } = hueChroma(hex);
  return { hue: Math.round(hue), chroma: Math.round(chroma * 1000) / 1000 };
}

function colour(hex: string): TokenColour {
  const channel = (at: number) =>
    Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4));
  return {
    colorSpace: 'srgb',
    components: [channel(1), channel(3), channel(5)],
    ...(hex.length > 7 ? { alpha: channel(7) } : {}),
    hex: hex.slice(0, 7),
  };
}

function dimension(px: string) {
  return { value: Number.parseFloat(px), unit: 'px' };
}

function hexOf(token: unknown): string | undefined {
  const value = isGroup(token) ? token.$value : undefined;
  const written = isGroup(value) ? value.hex : value;
  if (typeof written !== 'string') return undefined;
  try {
    return exactHex(written);
  } catch {
    return undefined;
  }
}

function pixels(token: unknown): number | undefined {
  const value = isGroup(token) ? token.$value : undefined;
  const size = isGroup(value) ? value.value : value;
  const px = typeof size === 'string' ? Number.parseFloat(size) : size;
  return typeof px === 'number' && px >= 0 && px <= 12 ? px : undefined;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
