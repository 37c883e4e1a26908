import {
  converter,
  formatHex,
  formatHex8,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
  toGamut,
  wcagContrast,
} from 'culori/fn';

register(modeRgb);
register(modeLrgb);
register(modeHsl);
register(modeOklab);
const toOklch = register(modeOklch);
const toRgb = converter('rgb');

/** What a brand may choose of a colour: lightness belongs to the role. */
export interface HueChroma {
  /** Degrees, any real number. */
  readonly hue: number;
  /** OKLCH chroma, 0 (grey) to about 0.37 (the edge of sRGB). */
  readonly chroma: number;
}

const loudest = 0.4;

/**
 * Hue and chroma of a seed given as such or as any CSS colour. A grey has no
 * hue, so it counts as hue 0, chroma 0.
 *
 * @throws RangeError when the text is no colour or a number is not finite.
 */
export function hueChroma(seed: HueChroma | string): HueChroma {
  const parsed = typeof seed === 'string' ? toOklch(seed) : { h: seed.hue, c: seed.chroma };
  if (!parsed) throw new RangeError(`Not a CSS colour: ${JSON.stringify(seed)}`);
  const hue = parsed.h ?? 0;
  const chroma = parsed.c;
  if (!Number.isFinite(hue) || !Number.isFinite(chroma)) {
    throw new RangeError(`Hue and chroma must be finite numbers: ${JSON.stringify(seed)}`);
  }
  return { hue: ((hue % 360) + 360) % 360, chroma: Math.min(Math.max(chroma, 0), loudest) };
}

const fit = toGamut('rgb', 'oklch');

/** An OKLCH colour as sRGB hex, fitted into the gamut as CSS Color 4 §13.2 does. */
export function toHex(l: number, chroma: number, hue: number, alpha = 1): string {
  const fitted = fit({ mode: 'oklch', l, c: chroma, h: hue, alpha });
  return alpha < 1 ? formatHex8(fitted) : formatHex(fitted);
}

/** The opaque colour that a translucent one shows on an opaque one (both hex). */
export function over(veil: string, base: string): string {
  const top = toRgb(veil);
  const below = toRgb(base);
  if (!top || !below) throw new RangeError(`Not colours: ${veil}, ${base}`);
  const alpha = top.alpha ?? 1;
  const mix = (a: number, b: number) => a * alpha + b * (1 - alpha);
  return formatHex({
    mode: 'rgb',
    r: mix(top.r, below.r),
    g: mix(top.g, below.g),
    b: mix(top.b, below.b),
  });
}

/** WCAG 2 contrast ratio of two opaque colours, 1–21. */
export const contrast = (a: string, b: string): number => wcagContrast(a, b);
