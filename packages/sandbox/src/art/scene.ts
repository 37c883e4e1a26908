import type { Canvas } from './canvas.ts';
import { drawSubject, type Family, isFamily, pickSubject } from './families/families.ts';
import { svgFile } from './file.ts';
import { paletteOf, palettes } from './palettes.ts';
import { createRandom } from './rng.ts';
import { horizontalGradient, radialGradient, sheet } from './shapes.ts';

export interface SceneOptions {
  /** Picture size in px. Default 1280 by 420; it covers any box and keeps its end side visible. */
  width?: number;
  height?: number;
  /** Palette by name or number. Default: that of the family. */
  palette?: string | number;
  /** The same number gives the same picture. Default: that of the family. */
  id?: number;
  /** Horizontal centre of the subject, as a share of the width. Default 0.7. */
  focus?: number;
  /** Size of the subject; 1 fills the height. Default 1. */
  zoom?: number;
}

/** The palette and number of each family when a scene names neither. */
const usual: Record<Family, { palette: string; id: number }> = {
  alpona: { palette: 'sindoor', id: 901 },
  river: { palette: 'padma', id: 907 },
  jamdani: { palette: 'poramati', id: 902 },
  tiger: { palette: 'sundarban', id: 903 },
  fish: { palette: 'hilsa', id: 904 },
  cards: { palette: 'tea', id: 905 },
  gem: { palette: 'neel', id: 906 },
  fruit: { palette: 'lichu', id: 908 },
  arch: { palette: 'kash', id: 909 },
  dice: { palette: 'poramati', id: 910 },
  peacock: { palette: 'moyur', id: 71 },
  lotus: { palette: 'shapla', id: 33 },
  kite: { palette: 'hilsa', id: 35 },
  wheel: { palette: 'sindoor', id: 911 },
  ball: { palette: 'tea', id: 912 },
  coin: { palette: 'tea', id: 36 },
  lotto: { palette: 'neel', id: 913 },
};

/**
 * Wide picture for banners and promotions as a standalone SVG file. The start side is dark, so that text over it stays
 * legible.
 */
export function scene(family: Family, options: SceneOptions = {}): string {
  const { width = 1280, height = 420, focus = 0.7, zoom = 1 } = options;
  const palette = paletteOf(options.palette ?? usual[family].palette);
  const seed = options.id ?? usual[family].id;
  const random = createRandom(seed);
  const canvas: Canvas = {
    id: `s${seed}`,
    x: width * focus,
    y: height * 0.5,
    reach: Math.min(height * 0.5, width * 0.5) * zoom,
    width,
    height,
    random,
    palette,
  };
  const { deep, base, mid } = palette;
  const light = {
    id: `${canvas.id}g`,
    stops: [
      [0, mid],
      [0.45, base],
      [1, deep],
    ] as const,
  };
  const veil = {
    id: `${canvas.id}l`,
    stops: [
      [0, deep, 0.94],
      [0.38, deep, 0.66],
      [0.68, deep, 0],
    ] as const,
  };
  return svgFile(
    width,
    height,
    'end',
    [
      `<defs>${radialGradient(light, focus, 0.45, 0.9)}${horizontalGradient(veil)}</defs>`,
      sheet(width, height, `url(#${light.id})`),
      drawSubject(pickSubject(family, random), canvas),
      sheet(width, height, `url(#${veil.id})`),
    ].join(''),
  );
}

/** Scene by the name in its URL: `river`, or `river-sindoor` with another palette. Unknown names return undefined. */
export function sceneByName(name: string, options: SceneOptions = {}): string | undefined {
  const [family = '', palette, ...rest] = name.split('-');
  if (!isFamily(family) || rest.length > 0) return undefined;
  if (palette === undefined) return scene(family, options);
  if (!palettes.some((known) => known.name === palette)) return undefined;
  return scene(family, { ...options, palette });
}
