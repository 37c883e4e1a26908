import type { Canvas } from './canvas.ts';
import { drawSubject, type Family, pickSubject, type Subject } from './families/families.ts';
import { svgFile } from './file.ts';
import { grounds } from './grounds.ts';
import { type Palette, paletteOf, palettes } from './palettes.ts';
import { createRandom, type Random } from './rng.ts';
import { radialGradient, sheet, verticalGradient } from './shapes.ts';

export type CoverType =
  | 'RNG'
  | 'FISH'
  | 'PVP'
  | 'LIVE'
  | 'SPORTS'
  | 'ESPORTS'
  | 'LOTT'
  | 'ELOTT'
  | 'COCKFIGHT';

export interface CoverOptions {
  /** Game type; it determines the list of families. Default RNG. */
  type?: CoverType;
  /** Number of the vendor, from 0. Shifts family and palette, so covers of one vendor look related. Default 1. */
  vendor?: number;
  /** Replaces the family that the type would select. */
  family?: Family;
  /** Palette by name or number; by default the vendor and the id choose. */
  palette?: string | number;
  /** How many palettes to move on from the default one. Default 0. The drawing does not change. */
  paletteStep?: number;
  /** Picture size in px. Default 300 by 400; the subject stays inside the centred square. */
  width?: number;
  height?: number;
}

/** A family listed twice is picked twice as often. */
const familiesOf: Record<CoverType, readonly [Family, ...Family[]]> = {
  RNG: [
    'tiger',
    'gem',
    'fruit',
    'arch',
    'peacock',
    'lotus',
    'alpona',
    'coin',
    'river',
    'jamdani',
    'fruit',
    'kite',
  ],
  FISH: ['fish', 'fish', 'river', 'lotus'],
  PVP: ['cards', 'dice', 'jamdani', 'alpona'],
  LIVE: ['wheel', 'cards', 'dice', 'arch'],
  SPORTS: ['ball', 'ball', 'river', 'ball', 'ball', 'kite'],
  ESPORTS: ['kite', 'tiger', 'gem'],
  LOTT: ['lotto'],
  ELOTT: ['lotto', 'coin'],
  COCKFIGHT: ['peacock'],
};

const mirrored: readonly Family[] = [
  'river',
  'fish',
  'kite',
  'ball',
  'cards',
  'coin',
  'gem',
  'fruit',
  'peacock',
];
const withOwnGround: readonly Family[] = ['river', 'kite', 'alpona'];
/** In these families the highlight paints the sky or the fur, so it is never swapped. */
const keepsHighlight: readonly Family[] = ['tiger', 'river', 'lotus', 'fish', 'kite'];

interface Plan {
  subject: Subject;
  palette: Palette;
  /** The generator after the choices above; the drawing continues with it. */
  random: Random;
}

function plan(id: number, options: CoverOptions): Plan {
  const { type = 'RNG', vendor = 1, paletteStep = 0 } = options;
  const random = createRandom(id * 97 + vendor * 7919);
  const list = familiesOf[type];
  const family =
    options.family ?? list[(id * 5 + vendor * 3 + random.int(0, 1)) % list.length] ?? list[0];
  const palette = paletteOf(
    options.palette ?? vendor * 5 + id * 7 + random.int(0, 2) + paletteStep,
  );
  return { subject: pickSubject(family, random), palette, random };
}

/** The subject of this number's cover, without drawing it: titles are chosen by it. */
export const coverSubject = (id: number, options: CoverOptions = {}): Subject =>
  plan(id, options).subject;

/** Number of the palette the cover of this number is drawn in, without drawing it. */
export const coverPalette = (id: number, options: CoverOptions = {}): number =>
  palettes.indexOf(plan(id, options).palette);

/** The name of a subject: its family, and its kind where the family has several. */
export const subjectName = (subject: Subject): string =>
  'kind' in subject ? `${subject.family}.${subject.kind}` : subject.family;

/** Swaps two colour roles on half of the covers. */
function swapRoles(palette: Palette, family: Family, choice: number): Palette {
  const { light, highlight, counter } = palette;
  if (choice === 1 && !keepsHighlight.includes(family)) {
    return { ...palette, highlight: counter, counter: highlight };
  }
  if (choice === 2 && family !== 'tiger') return { ...palette, highlight: light, light: highlight };
  return palette;
}

/**
 * Game cover as a standalone SVG file: the same number gives the same picture. No text, bitmap, script or outside
 * reference; the page shows the title as HTML under the picture.
 */
export function cover(id: number, options: CoverOptions = {}): string {
  const { vendor = 1, width = 300, height = 400 } = options;
  const { subject, palette: chosen, random } = plan(id, options);
  const { family } = subject;
  const variation = createRandom(id * 389 + vendor * 31);
  const palette = swapRoles(chosen, family, variation.int(0, 3));
  const canvas: Canvas = {
    id: `c${id}`,
    x: width / 2,
    y: height > width ? height * 0.47 : height * 0.5,
    reach: Math.min(width, height * 0.92) * 0.45 * variation.range(0.95, 1.03),
    width,
    height,
    random,
    palette,
  };
  const ground = withOwnGround.includes(family) ? 0 : variation.int(0, 5);
  const mirror = mirrored.includes(family) && variation.bool();
  const drawn = drawSubject(subject, canvas);
  const { deep, base, mid } = palette;
  const light = {
    id: `${canvas.id}g`,
    stops: [
      [0, mid],
      [0.55, base],
      [1, deep],
    ] as const,
  };
  /** Darkens the top and the bottom, so that flags and hearts on the cover stay legible. */
  const shade = {
    id: `${canvas.id}v`,
    stops: [
      [0, deep, 0.3],
      [0.22, deep, 0],
      [0.8, deep, 0],
      [1, deep, 0.45],
    ] as const,
  };
  return svgFile(
    width,
    height,
    'mid',
    [
      `<defs>${radialGradient(light, 0.5, 0.42, 0.8)}${verticalGradient(shade)}</defs>`,
      sheet(width, height, `url(#${light.id})`),
      grounds[ground]?.({ ...canvas, random: variation }) ?? '',
      mirror ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${drawn}</g>` : drawn,
      sheet(width, height, `url(#${shade.id})`),
    ].join(''),
  );
}

/** The picture for a game whose own cover cannot be loaded: a plain festival pattern. */
export const fallbackCover = (): string =>
  cover(0, { family: 'alpona', palette: 'borsha', vendor: 0 });
