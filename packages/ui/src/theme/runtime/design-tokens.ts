import { exactHex, hueChroma } from '../colour.ts';

/** Key under which our files store the seeds they were made from. */
export const extension = 'org.parlour.brand';

/** A document in the W3C design-tokens format, not validated. */
export type DesignTokens = { readonly [group: string]: unknown };

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
