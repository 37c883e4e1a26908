/** The differing pixels of two pictures, one byte each: 1 for a difference. */
export interface DifferenceMask {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Edge of a tile in px: the height of a text line, the width of a word. */
export const tileEdge = 24;

/** This many pixels of a tile may differ: an eighth. A changed word changes more, at any position. */
export const mostInTile = (tileEdge * tileEdge) / 8;

/** This many pixels in a row may differ. A border of one pixel in another colour never fills an eighth of a tile. */
export const mostInLine = tileEdge - 1;

/** Returns the tile with the most differing pixels. Tiles start at every pixel, so that no grid divides a word. */
export function fullestTile({ width, height, pixels }: DifferenceMask): {
  readonly count: number;
  readonly x: number;
  readonly y: number;
} {
  // sums[y][x] counts the differences above and to the left of a corner. The count of a tile follows from four of them.
  const row = width + 1;
  const sums = new Uint32Array(row * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let left = 0;
    for (let x = 0; x < width; x += 1) {
      left += pixels[y * width + x] ?? 0;
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + left;
    }
  }
  const at = (x: number, y: number) => sums[y * row + x] ?? 0;
  const across = Math.min(tileEdge, width);
  const down = Math.min(tileEdge, height);
  let best = { count: 0, x: 0, y: 0 };
  for (let y = 0; y + down <= height; y += 1) {
    for (let x = 0; x + across <= width; x += 1) {
      const count = at(x + across, y + down) - at(x, y + down) - at(x + across, y) + at(x, y);
      if (count > best.count) best = { count, x, y };
    }
  }
  return best;
}

/** The longest run of differing pixels in a row or a column. */
export function longestLine({ width, height, pixels }: DifferenceMask): number {
  const down = new Uint32Array(width);
  let longest = 0;
  for (let y = 0; y < height; y += 1) {
    let across = 0;
    for (let x = 0; x < width; x += 1) {
      const differs = pixels[y * width + x] === 1;
      across = differs ? across + 1 : 0;
      const run = differs ? (down[x] ?? 0) + 1 : 0;
      down[x] = run;
      if (across > longest) longest = across;
      if (run > longest) longest = run;
    }
  }
  return longest;
}
