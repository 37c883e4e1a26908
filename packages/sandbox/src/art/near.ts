import { type Palette, palettes } from './palettes.ts';

/** A colour with less chroma has no usable hue: greys, and the palettes of earth and linen. */
const quietest = 0.06;

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** The two colour axes of OKLab for a colour written `#rrggbb`. */
function axesOf(hex: string): readonly [a: number, b: number] {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Hue in radians; `undefined` for a colour with too little chroma. */
function hueOf(hex: string): number | undefined {
  const [a, b] = axesOf(hex);
  return Math.hypot(a, b) < quietest ? undefined : Math.atan2(b, a);
}

/**
 * Finds the palette whose ground has the hue nearest to a colour, so that a scene matches the accent of a brand
 * (BRD-01). Returns `undefined` for a colour with too little chroma and for text that is no `#rrggbb`.
 */
export function paletteNear(colour: string): Palette | undefined {
  const hue = /^#[0-9a-f]{6}$/i.test(colour) ? hueOf(colour) : undefined;
  if (hue === undefined) return undefined;
  const apart = (palette: Palette): number => {
    const own = hueOf(palette.base);
    return own === undefined ? Number.POSITIVE_INFINITY : 1 - Math.cos(own - hue);
  };
  return palettes.reduce((best, palette) => (apart(palette) < apart(best) ? palette : best));
}
