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

// Every notation of CSS Color 4, so that designers can paste the output of a design tool.
for (const mode of [modeRgb, modeLrgb, modeHsl, modeHwb, modeLab, modeLch, modeXyz50, modeXyz65]) {
  register(mode);
}
for (const mode of [modeOklab, modeP3, modeA98, modeProphoto, modeRec2020]) register(mode);
const toOklch = register(modeOklch);
const toRgb = converter('rgb');

/** The part of a colour that a brand may choose. The role fixes the lightness. */
export interface HueChroma {
  /** Degrees, any real number. */
  readonly hue: number;
  /** OKLCH chroma, 0 (grey) to about 0.37 (the edge of sRGB). */
  readonly chroma: number;
}

const loudest = 0.4;

/**
 * Returns hue and chroma of a seed, given as numbers or as any CSS colour. A grey has no hue, so it has hue 0 and
 * chroma 0.
 *
 * @throws RangeError when the text is not a colour or a number is not finite.
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
 * Converts any CSS colour to opaque sRGB hex, mapped into the gamut.
 *
 * @throws RangeError when the text is not a colour.
 */
export function exactHex(colour: string): string {
  const parsed = toRgb(colour);
  if (!parsed) throw new RangeError(`Not a CSS colour: ${JSON.stringify(colour)}`);
  const opaque = { ...parsed, alpha: 1 };
  return formatHex(displayable(opaque) ? opaque : fit(opaque));
}

/** Returns lightness (0–1), chroma and hue of a hex colour. */
export function toLch(hex: string): HueChroma & { readonly l: number } {
  const { l = 0 } = toOklch(hex) ?? {};
  return { l, ...hueChroma(hex) };
}

/** Converts an OKLCH colour to sRGB hex, mapped into the gamut as in CSS Color 4 §13.2. */
export function toHex(l: number, chroma: number, hue: number, alpha = 1): string {
  const fitted = fit({ mode: 'oklch', l, c: chroma, h: hue, alpha });
  return alpha < 1 ? formatHex8(fitted) : formatHex(fitted);
}

/** Returns the opaque colour of a translucent colour on an opaque one (both hex). */
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

/** Returns the WCAG 2 contrast ratio of two opaque colours (hex), 1–21. */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Caches luminances, because solving a brand reads the same few colours many times. */
const measured = new Map<string, number>();

function luminance(hex: string): number {
  const known = measured.get(hex);
  if (known !== undefined) return known;
  if (measured.size > 4096) measured.clear();
  const found = wcagLuminance(hex);
  measured.set(hex, found);
  return found;
}
