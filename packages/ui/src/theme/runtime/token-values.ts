import type { Easing, TypeStyle } from '../values.ts';

// Values in the form of the W3C design-tokens format.

interface TokenColour {
  readonly colorSpace: 'srgb';
  readonly components: readonly [number, number, number];
  readonly alpha?: number;
  readonly hex: string;
}

interface TokenDimension {
  readonly value: number;
  readonly unit: 'px';
}

/** A hex colour, also with eight digits. */
export function colour(hex: string): TokenColour {
  const channel = (at: number) =>
    Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4));
  return {
    colorSpace: 'srgb',
    components: [channel(1), channel(3), channel(5)],
    ...(hex.length > 7 ? { alpha: channel(7) } : {}),
    hex: hex.slice(0, 7),
  };
}

/** A length in CSS px, as a number or as CSS writes it. */
export const dimension = (px: number | string): TokenDimension => ({
  value: typeof px === 'number' ? px : Number.parseFloat(px),
  unit: 'px',
});

/** A duration in ms. */
export const duration = (ms: number) => ({ value: ms, unit: 'ms' }) as const;

/** The points of a curve. */
export const curve = (points: Easing): readonly number[] => [...points];

/** A list of font families as CSS writes it, in its parts. */
export const families = (list: string): readonly string[] =>
  list.split(',').map((name) => name.trim().replaceAll('"', ''));

/** A style of text. Its font is a reference to the token of the font. */
export const typography = ({ weight, size, line, font }: TypeStyle) => ({
  fontFamily: `{font.${font}}`,
  fontSize: dimension(size),
  fontWeight: weight,
  letterSpacing: dimension(0),
  lineHeight: Number((line / size).toFixed(4)),
});

/** A shadow as CSS writes it, layer by layer: `inset 0 0 0 1px #ffffff09, 0 4px 14px -2px #00000066`. */
export const shadow = (css: string) =>
  css.split(', ').map((layer) => {
    const parts = layer.split(' ');
    const inset = parts[0] === 'inset';
    const [x = '0', y = '0', blur = '0', ...rest] = inset ? parts.slice(1) : parts;
    const spread = rest.length > 1 ? rest[0] : '0';
    return {
      color: colour(rest.at(-1) ?? ''),
      offsetX: dimension(x),
      offsetY: dimension(y),
      blur: dimension(blur),
      spread: dimension(spread ?? '0'),
      inset,
    };
  });

/** `3 / 4` → 0.75 */
export function ratio(css: string): number {
  const [width = 1, height = 1] = css.split('/').map(Number);
  return width / height;
}
