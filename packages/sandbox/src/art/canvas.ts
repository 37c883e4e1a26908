import type { Palette } from './palettes.ts';
import type { Random } from './rng.ts';

/** What a family needs to draw: a focal point, how far the subject reaches, colours and chance. */
export interface Canvas {
  readonly x: number;
  readonly y: number;
  /** Radius of the subject, in picture units. */
  readonly reach: number;
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly palette: Palette;
  /** Prefix of ids inside the picture. */
  readonly id: string;
}

export type Draw = (canvas: Canvas) => string;
