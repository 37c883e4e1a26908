/** Colour of a shape: of text on the accent, or the warm one. */
export type MarkInk = 'ink' | 'warm';

/** One shape of a mark on a 36 × 36 tile. */
export type MarkShape =
  | {
      /** Centre and radius. */
      readonly circle: readonly [x: number, y: number, radius: number];
      readonly fill: MarkInk;
    }
  | { readonly path: string; readonly fill: MarkInk }
  | {
      readonly path: string;
      /** Width of the line, which has the colour of text on the accent. */
      readonly stroke: number;
      readonly dash?: string;
    };

/** The dashed line under every mark, the signature of the look (design.md §1). */
const stitch: MarkShape = {
  path: 'M7 28c3.6-3 7.4 3 11 0s7.4 3 11 0',
  stroke: 2.4,
  dash: '3.5 4',
};

/** Sun over the river. */
const padma: readonly MarkShape[] = [
  { circle: [18, 14.5, 6.5], fill: 'warm' },
  { path: 'M4 21c4.5-4 9.5 4 14 0s9.5 4 14 0', stroke: 3 },
  stitch,
];

/** A water lily: five petals around a warm centre. */
const shapla: readonly MarkShape[] = [
  { path: 'M18 6c4 4.6 4 10.4 0 15-4-4.6-4-10.4 0-15Z', fill: 'warm' },
  { path: 'M9 10c5 1 7.6 5 9 11M27 10c-5 1-7.6 5-9 11', stroke: 2.6 },
  { path: 'M5 16.5c5.5-.8 10 .8 13 5.5 3-4.7 7.5-6.3 13-5.5', stroke: 2.6 },
  stitch,
];

/** Crescent over still water. */
const raat: readonly MarkShape[] = [
  { path: 'M22.5 5.5a9 9 0 1 0 5.5 11.6A7.4 7.4 0 0 1 22.5 5.500Z', fill: 'warm' },
  { circle: [27.5, 9, 1.3], fill: 'ink' },
  { path: 'M5 23.5h26', stroke: 2.6 },
  stitch,
];

const marks: ReadonlyMap<string, readonly MarkShape[]> = new Map([
  ['padma', padma],
  ['shapla', shapla],
  ['raat', raat],
]);

/**
 * Returns the shapes of a brand's mark: by name (small letters), or from path data (which begins with M). An own mark is
 * one stroked path: a brand file can contain no other drawing (BRD-02). An unknown name gives the river.
 */
export const shapesOf = (logo: string): readonly MarkShape[] =>
  marks.get(logo) ?? (logo.startsWith('M') ? [{ path: logo, stroke: 3 }] : padma);
