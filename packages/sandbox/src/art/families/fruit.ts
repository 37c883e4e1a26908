import type { Canvas } from '../canvas.ts';
import { disc, dots, radial, ring, rotate, stitch } from '../shapes.ts';
import { svg } from '../svg.ts';

export const fruitKinds = ['citrus', 'mango', 'lichu', 'melon'] as const;
export type FruitKind = (typeof fruitKinds)[number];

/** A leaf growing from (x, y), turned by `degrees`. */
function leaf(x: number, y: number, degrees: number, size: number): string {
  const tipX = x + 112 * size;
  const tipY = y + 6 * size;
  const under = svg`C${x + 74 * size},${y + 24 * size} ${x + 30 * size},${y + 20 * size} ${x},${y}Z`;
  const blade = svg`<path d="M${x},${y}
      C${x + 40 * size},${y - 34 * size} ${x + 92 * size},${y - 22 * size} ${tipX},${tipY}
      ${under}" fill="#3f7d45"/>
    <path d="M${x},${y}
      C${x + 40 * size},${y - 4 * size} ${x + 76 * size},${y - 2 * size} ${tipX},${tipY}
      ${under}" fill="#79ad55"/>`;
  return rotate(blade, degrees, x, y);
}

function citrus({ x, y, reach, random }: Canvas): string {
  const rind = random.pick(['#f08a24', '#e9b922', '#d94f4a', '#7ba53a']);
  const pith = '#fff3d8';
  const inner = y - reach * 0.07;
  const outer = y - reach * 0.64;
  const segment = svg`<path d="M${x},${inner}
      C${x - reach * 0.1},${y - reach * 0.25} ${x - reach * 0.23},${y - reach * 0.52} ${x - reach * 0.16},${outer}
      Q${x},${y - reach * 0.71} ${x + reach * 0.16},${outer}
      C${x + reach * 0.23},${y - reach * 0.52} ${x + reach * 0.1},${y - reach * 0.25} ${x},${inner}Z"
      fill="${rind}" opacity=".92"/>
    <path d="M${x - reach * 0.03},${y - reach * 0.3} L${x - reach * 0.06},${y - reach * 0.52}"
      stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".5"/>`;
  return (
    disc(x, y, reach * 0.8, rind) +
    disc(x, y, reach * 0.72, pith) +
    radial(10, (angle) => rotate(segment, angle, x, y)) +
    disc(x, y, reach * 0.05, pith) +
    leaf(x + reach * 0.2, y - reach * 0.78, -24, (reach / 150) * 0.8)
  );
}

function mango({ x, y, reach, random }: Canvas): string {
  const degrees = random.range(-14, 10);
  const scale = reach / 150;
  const stem = svg`${x - reach * 0.18},${y - reach * 0.72}`;
  const shoulder = svg`M${stem}
    C${x + reach * 0.5},${y - reach * 0.86} ${x + reach * 0.82},${y - reach * 0.2} ${x + reach * 0.62},${y + reach * 0.28}`;
  const body = svg`<path d="${shoulder}
      C${x + reach * 0.44},${y + reach * 0.7} ${x - reach * 0.1},${y + reach * 0.86} ${x - reach * 0.4},${y + reach * 0.6}
      C${x - reach * 0.56},${y + reach * 0.46} ${x - reach * 0.5},${y + reach * 0.32} ${x - reach * 0.6},${y + reach * 0.1}
      C${x - reach * 0.72},${y - reach * 0.26} ${x - reach * 0.56},${y - reach * 0.64} ${stem}Z"
      fill="#f2a71b"/>
    <path d="${shoulder}
      C${x + reach * 0.5},${y - reach * 0.1} ${x + reach * 0.3},${y - reach * 0.5} ${stem}Z"
      fill="#dd4a2c" opacity=".9"/>`;
  const seam = svg`M${x - reach * 0.42},${y - reach * 0.3}
    C${x - reach * 0.5},${y} ${x - reach * 0.3},${y + reach * 0.4} ${x},${y + reach * 0.5}`;
  const leaves =
    leaf(x - reach * 0.14, y - reach * 0.72, -32, scale) +
    leaf(x - reach * 0.18, y - reach * 0.72, -150, scale * 0.7);
  return rotate(body + stitch(seam, '#fff4cf', 3.4, 0.9) + leaves, degrees, x, y);
}

function berry(x: number, y: number, size: number): string {
  const bump = '#f3a0a6';
  const shine = svg`<path d="M${x - size * 0.62},${y - size * 0.34}
    q${size * 0.2},${-size * 0.36} ${size * 0.54},${-size * 0.4}" stroke="#fff"
    stroke-width="${size * 0.09}" stroke-linecap="round" fill="none" opacity=".7"/>`;
  return (
    disc(x, y, size, '#c92f4f') +
    disc(x - size * 0.12, y - size * 0.14, size * 0.82, '#df4d64') +
    dots(x, y, size * 0.78, 12, size * 0.055, bump) +
    dots(x, y, size * 0.5, 8, size * 0.055, bump) +
    dots(x, y, size * 0.22, 4, size * 0.055, bump) +
    shine
  );
}

function lichu({ x, y, reach }: Canvas): string {
  const scale = reach / 150;
  const twig = svg`<path d="M${x - reach * 0.34},${y + reach * 0.1}
    Q${x - reach * 0.1},${y - reach * 0.5} ${x + reach * 0.06},${y - reach * 0.86}
    Q${x + reach * 0.2},${y - reach * 0.3} ${x + reach * 0.36},${y - reach * 0.1}" fill="none"
    stroke="#6b4323" stroke-width="${reach * 0.05}" stroke-linecap="round"/>`;
  return (
    twig +
    leaf(x + reach * 0.04, y - reach * 0.8, 14, scale * 0.86) +
    leaf(x + reach * 0.04, y - reach * 0.78, 152, scale * 0.8) +
    berry(x + reach * 0.38, y + reach * 0.14, reach * 0.34) +
    berry(x - reach * 0.36, y + reach * 0.3, reach * 0.42)
  );
}

const melonSeeds = [
  [-0.38, -0.02],
  [-0.14, 0.04],
  [0.12, 0.02],
  [0.38, -0.04],
  [-0.24, 0.22],
  [0.02, 0.28],
  [0.26, 0.2],
] as const;

function melon({ x, y, reach }: Canvas): string {
  const edge = y - reach * 0.2;
  const slice = (share: number, fill: string) => {
    const size = reach * share;
    return svg`<path d="M${x - size},${edge} A${size},${size} 0 0 0 ${x + size},${edge}Z"
      fill="${fill}"/>`;
  };
  const seeds = melonSeeds.map(
    ([dx, dy]) =>
      svg`<ellipse cx="${x + reach * dx}" cy="${y + reach * dy}" rx="${reach * 0.028}"
        ry="${reach * 0.052}" fill="#3b1416"/>`,
  );
  const drawn = [
    slice(0.82, '#2f7a43'),
    slice(0.74, '#dff0c0'),
    slice(0.66, '#e5484d'),
    ...seeds,
    stitch(svg`M${x - reach * 0.5},${y - reach * 0.1}H${x + reach * 0.5}`, '#ffd3c9', 2.6, 0.8),
  ];
  return rotate(drawn.join(''), -16, x, y);
}

const draw: Record<FruitKind, (canvas: Canvas) => string> = { citrus, mango, lichu, melon };

/** One fruit on a plate with a stitched rim. */
export function fruit(canvas: Canvas, kind: FruitKind): string {
  const { x, y, reach, palette } = canvas;
  const bead = disc(x, y - reach * 1.23, reach * 0.018, palette.highlight);
  return (
    disc(x, y, reach * 1.25, palette.mid, 0.25) +
    disc(x, y, reach * 0.98, palette.light, 0.95) +
    ring(x, y, reach * 1.12, palette.highlight, 2.2, 0.8) +
    radial(24, (angle) => rotate(bead, angle, x, y)) +
    draw[kind](canvas)
  );
}
