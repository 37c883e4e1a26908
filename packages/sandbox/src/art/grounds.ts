import type { Canvas } from './canvas.ts';
import { disc, rays, ring, sheet } from './shapes.ts';
import { svg, tenth } from './svg.ts';

const sunbeams = ({ x, y, reach, random, palette }: Canvas) =>
  rays(x, y, reach * 2.8, random.int(7, 16), palette.mid, 0.2, random.range(0, 40));

function ripples({ x, y, reach, random, palette }: Canvas): string {
  const count = random.int(3, 5);
  const step = random.range(0.26, 0.36);
  let drawn = '';
  for (let i = 0; i < count; i++) {
    drawn += ring(x, y, reach * (0.75 + i * step), palette.light, 1.8, 0.34 - i * 0.05);
  }
  return drawn;
}

function sprinkle({ random, palette, width, height, id }: Canvas): string {
  const cell = random.range(22, 34);
  const turn = random.int(0, 45);
  return (
    svg`<pattern id="${id}d" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse"
      patternTransform="rotate(${turn})"><circle cx="${cell / 2}" cy="${cell / 2}" r="2"
      fill="${palette.light}"/></pattern>` + sheet(width, height, `url(#${id}d)`, 0.22)
  );
}

function stitches({ random, palette, width, height, id }: Canvas): string {
  const cell = random.range(20, 36);
  const turn = random.int(-60, 60);
  return (
    svg`<pattern id="${id}t" width="${cell}" height="14" patternUnits="userSpaceOnUse"
      patternTransform="rotate(${turn})"><path d="M0,7h${tenth(cell * 0.5)}"
      stroke="${palette.light}" stroke-width="1.8" stroke-linecap="round"/></pattern>` +
    sheet(width, height, `url(#${id}t)`, 0.13)
  );
}

function roundels({ reach, random, palette, width, height }: Canvas): string {
  const radius = reach * random.range(0.4, 0.7);
  const roundel = (x: number, y: number) =>
    disc(x, y, radius, palette.mid, 0.4) +
    ring(x, y, radius * 0.8, palette.ivory, 1.8, 0.45) +
    ring(x, y, radius * 0.55, palette.highlight, 1.8, 0.6);
  return roundel(0, 0) + roundel(width, 0) + roundel(0, height) + roundel(width, height);
}

/** Faint patterns under the subject, so that two covers of one family and palette still differ. Number 0 is plain. */
export const grounds: readonly ((canvas: Canvas) => string)[] = [
  () => '',
  sunbeams,
  ripples,
  sprinkle,
  stitches,
  roundels,
];
