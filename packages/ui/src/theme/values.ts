/**
 * The values of the tokens that are the same in every brand, as numbers and lists. `tokens.css.ts` writes them into the
 * style sheet, the export of design tokens and the pages of the foundations read them here.
 */

/** Steps of space in CSS px. */
export const space = {
  s1: 4,
  s2: 8,
  s3: 12,
  s4: 16,
  s5: 20,
  s6: 24,
  s8: 32,
  s10: 40,
  s12: 48,
  s16: 64,
} as const;

/**
 * Bengali comes first: the Bengali font has digits and punctuation but no Latin letters, so a Latin and an Arabic font
 * follow it.
 */
const bodyFaces = [
  'Noto Sans Bengali',
  'Nirmala UI',
  'Kohinoor Bangla',
  'Bangla Sangam MN',
  'Noto Sans',
  'Noto Sans Arabic',
  'system-ui',
  'sans-serif',
] as const;

/** Lists of font families. A brand may have its own `display`. */
export const fonts = {
  body: bodyFaces,
  display: bodyFaces,
  number: ['Noto Sans', 'Noto Sans Bengali', 'Noto Sans Arabic', 'system-ui', 'sans-serif'],
  code: ['ui-monospace', 'SF Mono', 'DejaVu Sans Mono', 'monospace'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A style of text: weight, size and line height in CSS px, and its font. */
export interface TypeStyle {
  readonly weight: number;
  readonly size: number;
  readonly line: number;
  readonly font: keyof typeof fonts;
}

/** Styles of text. Bengali needs a line of 1.5 for text and 1.35 for one-line headings and controls. */
export const typeStyles = {
  caption: { weight: 400, size: 13, line: 20, font: 'body' },
  small: { weight: 400, size: 14, line: 22, font: 'body' },
  body: { weight: 400, size: 16, line: 26, font: 'body' },
  lead: { weight: 400, size: 18, line: 29, font: 'body' },
  label: { weight: 600, size: 14, line: 22, font: 'body' },
  titleS: { weight: 700, size: 17, line: 26, font: 'display' },
  titleM: { weight: 700, size: 21, line: 31, font: 'display' },
  titleL: { weight: 700, size: 28, line: 40, font: 'display' },
  display: { weight: 700, size: 42, line: 58, font: 'display' },
  moneyL: { weight: 700, size: 30, line: 40, font: 'number' },
} as const satisfies Readonly<Record<string, TypeStyle>>;

/** Width of the page and of its margins in CSS px. The margin grows at the breakpoints of the same name. */
export const layout = { max: 1280, gutter: { phone: 16, tablet: 24, wide: 32 } } as const;

/** Durations of movements in ms. With reduced motion all of them are 0. */
export const durations = { instant: 80, exit: 100, enter: 200, slow: 360 } as const;

/** A curve of a movement: the two points of a cubic Bézier. */
export type Easing = readonly [x1: number, y1: number, x2: number, y2: number];

/** Curves of movements. */
export const easings = {
  easeOut: [0.2, 0.8, 0.2, 1],
  easeIn: [0.5, 0, 0.9, 0.4],
  easeMove: [0.3, 0.1, 0.2, 1],
} as const satisfies Readonly<Record<string, Easing>>;

/** Layers of the page, the lowest first. */
export const zLayers = {
  sticky: 10,
  header: 20,
  rail: 30,
  menu: 40,
  overlay: 50,
  modal: 60,
  toast: 70,
} as const;

/** The focus ring in CSS px: its width, and its distance from the control. */
export const focusRing = { width: 2, offset: 2 } as const;
