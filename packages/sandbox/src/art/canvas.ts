import type { Palette } from './palettes.ts';
import type { Random } from './rng.ts';

/** Everything a family needs to draw: a focal point, the size of the subject, colours and random numbers. */
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
