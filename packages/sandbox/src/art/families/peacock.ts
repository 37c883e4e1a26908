import type { Canvas } from '../canvas.ts';
import type { Palette } from '../palettes.ts';
import { disc, rotate, stitch } from '../shapes.ts';
import { svg } from '../svg.ts';

/** Rows of the fan, outermost first: distance, number of feathers, size of an eye. */
const rows = [
  { distance: 1.62, count: 15, size: 0.2 },
  { distance: 1.3, count: 13, size: 0.19 },
  { distance: 0.98, count: 11, size: 0.17 },
  { distance: 0.68, count: 8, size: 0.15 },
];

const feather = (x: number, y: number, size: number, { mid, light, highlight, deep }: Palette) =>
  svg`<path d="M${x},${y + size * 1.6}
    C${x - size * 1.2},${y + size * 0.4} ${x - size * 0.9},${y - size} ${x},${y - size}
    C${x + size * 0.9},${y - size} ${x + size * 1.2},${y + size * 0.4} ${x},${y + size * 1.6}Z"
    fill="${mid}"/>` +
  disc(x, y - size * 0.1, size * 0.62, light) +
  disc(x, y, size * 0.46, highlight) +
  disc(x, y + size * 0.06, size * 0.26, deep);

const bird = (x: number, y: number, scale: number, its: Palette) =>
  svg`<g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M-46,58 C-60,10 -22,-18 -16,-58 C-14,-92 -2,-104 12,-104
      C30,-104 36,-88 30,-74 C22,-50 60,0 46,58Z" fill="${its.counter}"/>
    <path d="M-16,58 C-26,14 0,-10 4,-52 C10,-20 36,10 30,58Z"
      fill="${its.deep}" opacity=".25"/>
    <path d="M28,-88 L50,-80 L28,-76Z" fill="${its.highlight}"/>
    <circle cx="16" cy="-86" r="7" fill="${its.ivory}"/>
    <circle cx="17" cy="-86" r="3.4" fill="${its.deep}"/>
    <path d="M8,-104 L0,-130 M12,-105 L12,-134 M17,-104 L25,-129"
      stroke="${its.highlight}" stroke-width="3" stroke-linecap="round"/>
    <circle cx="0" cy="-132" r="5" fill="${its.light}"/>
    <circle cx="12" cy="-137" r="5" fill="${its.light}"/>
    <circle cx="26" cy="-131" r="5" fill="${its.light}"/>
    <path d="M-28,34 q28,18 56,0 M-24,10 q24,16 46,0" fill="none" stroke="${its.ivory}"
      stroke-width="2.6" stroke-dasharray="6 6" stroke-linecap="round" opacity=".8"/>
  </g>`;

/** A peacock before its open fan. */
export function peacock({ x, y, reach, palette, width, height }: Canvas): string {
  const foot = y + reach * 0.62;
  let drawn = disc(x, y + reach * 0.1, reach * 1.28, palette.deep, 0.4);
  for (const { distance, count, size } of rows) {
    for (let i = 0; i < count; i++) {
      const angle = -180 + ((i + 0.5) * 180) / count;
      const far = reach * distance * 0.92;
      const featherX = x + Math.cos((angle * Math.PI) / 180) * far;
      const featherY = foot + Math.sin((angle * Math.PI) / 180) * far;
      const eye = feather(featherX, featherY, reach * size * 0.92, palette);
      drawn += rotate(eye, angle + 90, featherX, featherY);
    }
  }
  drawn += bird(x, foot, reach / 150, palette);
  drawn += svg`<rect y="${foot + reach * 0.36}" width="${width}" height="${height}"
    fill="${palette.deep}"/>`;
  return drawn + stitch(svg`M0,${foot + reach * 0.45}H${width}`, palette.highlight, 2, 0.7);
}
