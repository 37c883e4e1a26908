import {
  converter,
  displayable,
  formatHex,
  formatHex8,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  useMode as register,
  toGamut,
  wcagLuminance,
} from 'culori/fn';

// Every notation of CSS Color 4, so that a designer pastes what a design tool gives.
for (const mode of [modeRgb, modeLrgb, modeHsl, modeHwb, modeLab, modeLch, modeXyz50, modeXyz65]) {
  register(mode);
}
for (const mode of [modeOklab, modeP3, modeA98, modeProphoto, modeRec2020]) register(mode);
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
  const chroma = parsed.c ?? 0;
  if (!Number.isFinite(hue) || !Number.isFinite(chroma)) {
    throw new RangeError(`Hue and chroma must be finite numbers: ${JSON.stringify(seed)}`);
  }
  return { hue: ((hue % 360) + 360) % 360, chroma: Math.min(Math.max(chroma, 0), loudest) };
}

const fit = toGamut('rgb', 'oklch');

/**
 * Any CSS colour as opaque sRGB hex, fitted into the gamut.
 *
 * @throws RangeError when the text is no colour.
 */
export function exactHex(colour: string): string {
  const parsed = toRgb(colour);
  if (!parsed) throw new RangeError(`Not a CSS colour: ${JSON.stringify(colour)}`);
  const opaque = { ...parsed, alpha: 1 };
  return formatHex(displayable(opaque) ? opaque : fit(opaque));
}

/** Lightness (0–1), chroma and hue of a hex colour. */
export function toLch(hex: string): HueChroma & { readonly l: number } {
  const { l = 0 } = toOklch(hex) ?? {};
  return { l, ...hueChroma(hex) };
}

/** An OKLCH colour as sRGB hex, fitted into the gamut as CSS Color 4 §13.2 does. */
export function toHex(l: number, chroma: number, hue: number, alpha = 1): string {
  const fitted = fit({ mode: 'oklch', l, c: chroma, h: hue, alpha });
  return alpha < 1 ? formatHex8(fitted) : formatHex(fitted);
}

/** The opaque colour that a translucent one shows on an opaque one (both hex). */
export function over(overlay: string, base: string): string {
  const top = toRgb(overlay);
  const below = toRgb(base);
  if (!top || !below) throw new RangeError(`Not colours: ${overlay}, ${base}`);
  const alpha = top.alpha ?? 1;
  const mix = (a: number, b: number) => a * alpha + b * (1 - alpha);
  return formatHex({
    mode: 'rgb',
    r: mix(top.r, below.r),
    g: mix(top.g, below.g),
    b: mix(top.b, below.b),
  });
}

/** WCAG 2 contrast ratio of two opaque colours (hex), 1–21. */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Luminances measured before: solving a brand reads the same few colours again and again. */
const measured = new Map<string, number>();

function luminance(hex: string): number {
  const known = measured.get(hex);
  if (known !== undefined) return known;
  if (measured.size > 4096) measured.clear();
  const found = wcagLuminance(hex);
  measured.set(hex, found);
  return found;
}
