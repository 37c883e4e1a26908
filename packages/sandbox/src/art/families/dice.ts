import type { Canvas } from '../canvas.ts';
import type { Palette } from '../palettes.ts';
import { disc, ring, sheet } from '../shapes.ts';
import { svg, tenth } from '../svg.ts';

type Spot = readonly [number, number];

const faces: readonly (readonly Spot[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
];

/** Isometric axes: how far one step along an edge goes sideways and down. */
const across = Math.cos(Math.PI / 6);
const down = 0.5;
const half = 0.5;

interface Die {
  x: number;
  y: number;
  size: number;
  top: string;
  start: string;
  end: string;
  /** Number on the upper face, 1 to 6. */
  value: number;
}

const hundredth = (value: number) => Math.round(value * 100) / 100;

function die({ x, y, size, top, start, end, value }: Die, { deep }: Palette): string {
  const at = (i: number, j: number, k: number): Spot => [
    x + (i - j) * across * size,
    y + (i + j) * down * size - k * size,
  ];
  const side = (points: readonly Spot[], fill: string) => {
    const path = points.map(([px, py]) => `${tenth(px)},${tenth(py)}`).join('L');
    return svg`<path d="M${path}Z" fill="${fill}" stroke="${fill}"
      stroke-width="${size * 0.1}" stroke-linejoin="round"/>`;
  };
  const spots = (
    shown: number,
    place: (i: number, j: number) => Spot,
    axes: readonly [number, number, number, number],
  ) => {
    const skew = axes.map(hundredth).join(' ');
    const face = faces[shown - 1] ?? [];
    return face
      .map(([i, j]) => {
        const [px, py] = place(i * 0.26, j * 0.26);
        return svg`<g transform="matrix(${skew} ${px} ${py})">
          <circle r="${size * 0.095}" fill="${deep}"/></g>`;
      })
      .join('');
  };
  return [
    svg`<ellipse cx="${x}" cy="${y + size * 1.02}" rx="${size * 1.1}" ry="${size * 0.3}"
      fill="${deep}" opacity=".4"/>`,
    side(
      [at(-half, half, half), at(half, half, half), at(half, half, -half), at(-half, half, -half)],
      start,
    ),
    side(
      [at(half, half, half), at(half, -half, half), at(half, -half, -half), at(half, half, -half)],
      end,
    ),
    side(
      [at(-half, -half, half), at(half, -half, half), at(half, half, half), at(-half, half, half)],
      top,
    ),
    spots(value, (i, j) => at(i, j, half), [across, down, -across, down]),
    spots((value % 6) + 1, (i, j) => at(i, half, j), [across, down, 0, 1]),
    spots(((value + 2) % 6) + 1, (i, j) => at(half, i, j), [-across, down, 0, 1]),
  ].join('');
}

/** Two dice on a chequered mat. */
export function dice({ x, y, reach, random, palette, width, height, id }: Canvas): string {
  const { deep, mid, light, highlight, ivory, counter } = palette;
  const cell = reach * 0.15;
  const mat = svg`<pattern id="${id}w" width="${cell * 2}" height="${cell * 2}"
      patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
      <path d="M0,0h${cell}v${cell}h-${cell}Z M${cell},${cell}h${cell}v${cell}h-${cell}Z"
        fill="${mid}" opacity=".28"/></pattern>`;
  const small = {
    x: x + reach * 0.5,
    y: y - reach * 0.34,
    size: reach * 0.44,
    top: highlight,
    start: mid,
    end: counter,
    value: random.int(1, 6),
  };
  const large = {
    x: x - reach * 0.24,
    y: y + reach * 0.22,
    size: reach * 0.74,
    top: ivory,
    start: light,
    end: mid,
    value: random.int(1, 6),
  };
  return (
    mat +
    sheet(width, height, `url(#${id}w)`) +
    disc(x, y, reach * 1.02, deep, 0.42) +
    ring(x, y, reach * 0.93, highlight, 2.2, 0.65) +
    die(small, palette) +
    die(large, palette)
  );
}
