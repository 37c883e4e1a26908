import type { Canvas } from '../canvas.ts';
import { corners, disc, rotate, stitch } from '../shapes.ts';
import { svg } from '../svg.ts';

/** Cricket is listed twice, so it is picked twice as often: it is the most popular sport. */
export const ballKinds = ['cricket', 'football', 'cricket'] as const;
export type BallKind = (typeof ballKinds)[number];

function cricket({ x, y, reach, random, palette, id }: Canvas): string {
  const { deep, highlight, ivory } = palette;
  const radius = reach * 0.7;
  const ballX = x - reach * 0.08;
  const degrees = random.range(-40, 10);
  const stumps = [0.52, 0.72, 0.92]
    .map((share) => svg`M${x + reach * share},${y + reach * 1.3}V${y + reach * 0.1}`)
    .join('');
  const wicket = svg`<g stroke="${highlight}" stroke-width="${reach * 0.07}"
      stroke-linecap="round"><path d="${stumps}"/></g>
    <path d="M${x + reach * 0.46},${y + reach * 0.02}h${reach * 0.26}
      M${x + reach * 0.74},${y - reach * 0.06}h${reach * 0.24}" stroke="${ivory}"
      stroke-width="${reach * 0.06}" stroke-linecap="round"/>`;
  const seam = (shift: number) =>
    svg`M${ballX + radius * shift},${y - radius}
      Q${ballX + radius * (shift + 0.36)},${y} ${ballX + radius * shift},${y + radius}`;
  const thread = '#ffe9d2';
  const seams = svg`<path d="${seam(-0.16)}${seam(0.02)}" fill="none" stroke="${thread}"
      stroke-width="3.4" stroke-dasharray="9 7" stroke-linecap="round"/>
    <path d="${seam(-0.07)}" fill="none" stroke="${thread}" stroke-width="2.4"
      opacity=".7"/>`;
  return (
    wicket +
    disc(ballX + 5, y + 8, radius, deep, 0.4) +
    disc(ballX, y, radius, '#a3262a') +
    `<clipPath id="${id}b">${disc(ballX, y, radius, '#000')}</clipPath>` +
    `<g clip-path="url(#${id}b)">` +
    disc(x - reach * 0.3, y - reach * 0.24, radius * 0.86, '#c43a39', 0.8) +
    `${rotate(seams, degrees, ballX, y)}</g>`
  );
}

function football({ x, y, reach, random, palette, id }: Canvas): string {
  const { deep } = palette;
  const radius = reach * 0.7;
  const patch = (patchX: number, patchY: number, size: number, turn: number) => {
    const points = corners(patchX, patchY, size, 5, turn);
    const path = points.map((point) => svg`${point.x},${point.y}`).join('L');
    return `<path d="M${path}Z" fill="${deep}"/>`;
  };
  const turn = random.range(0, 1);
  let panels = patch(x, y, radius * 0.3, turn);
  for (const { angle } of corners(x, y, radius, 5, turn)) {
    const along = (share: number) => ({
      x: x + Math.cos(angle) * radius * share,
      y: y + Math.sin(angle) * radius * share,
    });
    const [from, to, outer] = [along(0.3), along(0.7), along(0.98)];
    panels += svg`<path d="M${from.x},${from.y}L${to.x},${to.y}" stroke="${deep}"
      stroke-width="3.4"/>`;
    panels += patch(outer.x, outer.y, radius * 0.32, angle + Math.PI);
  }
  const shade = svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${deep}"
    stroke-width="${radius * 0.24}" opacity=".1"/>`;
  return (
    disc(x + 5, y + 8, radius, deep, 0.4) +
    disc(x, y, radius, '#fbf8f1') +
    `<clipPath id="${id}b">${disc(x, y, radius, '#000')}</clipPath>` +
    `<g clip-path="url(#${id}b)">${panels}${shade}</g>`
  );
}

const draw: Record<BallKind, (canvas: Canvas) => string> = { cricket, football };

/** A ball in flight over a mown field. */
export function ball(canvas: Canvas, kind: BallKind): string {
  const { x, y, reach, palette, width, height } = canvas;
  let field = '';
  for (let i = 0; i < 7; i++) {
    field += svg`<rect x="${-width * 0.3}" y="${(height * i) / 7}" width="${width * 1.6}"
      height="${height / 14}" fill="${palette.mid}" opacity=".2"
      transform="rotate(-18 ${x} ${y})"/>`;
  }
  const flight = svg`M${x - reach * 1.2},${y + reach * 1.3}
    Q${x - reach * 0.9},${y - reach * 0.4} ${x},${y}`;
  return (
    field +
    disc(x, y, reach * 1.18, palette.mid, 0.3) +
    stitch(flight, palette.highlight, 3, 0.9) +
    draw[kind](canvas)
  );
}
