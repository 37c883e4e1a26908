import { nice, ticks } from 'd3-array';

/** The value axis of a chart. It always includes zero and ends on round numbers. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  /** Round numbers for the grid lines, from low to high. */
  readonly ticks: readonly number[];
  /** Position of a value, in per cent from the top. */
  readonly top: (value: number) => number;
}

const steps = 4;

/** A smaller range is drawn as an empty axis, because its ticks would lose their digits. */
const smallest = 1e-9;

/** Makes the axis for all values. Ignores missing and non-finite values. */
export function scaleOf(values: Iterable<number | null>): Scale {
  let [low, high] = [0, 0];
  for (const value of values) {
    if (value === null || !Number.isFinite(value)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  const isFlat = high - low < smallest;
  const [min, max] = isFlat ? [0, 1] : nice(low, high, steps);
  return {
    min,
    max,
    // An empty axis has only the tick 0.
    ticks: isFlat ? [0] : ticks(min, max, steps),
    top: (value) => rounded(((max - value) / (max - min)) * 100),
  };
}

/** Returns the middle of a category among `count`, in per cent from the start. */
export const middleOf = (index: number, count: number): number =>
  rounded(((index + 0.5) / count) * 100);

/**
 * Returns the SVG path through the values, in a box of 100 × 100. A missing value breaks the line. A single value
 * between two gaps becomes a line of zero length, which a round cap makes visible.
 */
export function linePath(values: readonly (number | null)[], scale: Scale): string {
  let open = false;
  let path = '';
  for (const [index, value] of values.entries()) {
    if (value === null || !Number.isFinite(value)) {
      open = false;
      continue;
    }
    const point = `${middleOf(index, values.length)} ${scale.top(value)}`;
    path += open ? `L${point}` : `M${point}L${point}`;
    open = true;
  }
  return path;
}

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Share of a category that its bars fill. */
const filled = 0.7;

/** Returns the box of one bar, in a box of 100 × 100. The bar goes up or down from the zero line. */
export function barBox(
  value: number,
  at: { index: number; count: number; series: number; of: number },
  scale: Scale,
): Bar {
  const width = (100 / at.count) * (filled / at.of);
  const x = (100 / at.count) * (at.index + (1 - filled) / 2) + width * at.series;
  const [y, zero] = [scale.top(Math.max(value, 0)), scale.top(Math.min(value, 0))];
  return { x: rounded(x), y, width: rounded(width), height: rounded(zero - y) };
}

/** Returns a step `n`: naming every `n`th category names at most `most`. */
export const labelStep = (count: number, most = 7): number => Math.max(1, Math.ceil(count / most));

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
