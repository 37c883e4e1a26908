import type { Canvas } from '../canvas.ts';
import { disc, dots, petal, radial, rays, ring, rotate } from '../shapes.ts';
import { svg } from '../svg.ts';

/** A roulette wheel with a flower hub and one ball at rest. */
export function wheel({ x, y, reach, random, palette }: Canvas): string {
  const { deep, base, mid, light, highlight, ivory, counter } = palette;
  const hubY = y + reach * 0.12;
  const radius = reach * 1.02;
  const count = random.pick([12, 16, 18]);
  const rim = radius * 0.95;
  let pockets = '';
  for (let i = 0; i < count; i++) {
    const from = (i / count) * Math.PI * 2;
    const to = ((i + 1) / count) * Math.PI * 2;
    const fill = i === 0 ? highlight : i % 2 ? counter : base;
    pockets += svg`<path d="M${x},${hubY}
      L${x + Math.cos(from) * rim},${hubY + Math.sin(from) * rim}
      A${rim},${rim} 0 0 1 ${x + Math.cos(to) * rim},${hubY + Math.sin(to) * rim}Z"
      fill="${fill}"/>`;
  }
  const flower = (outer: number, wide: number, fill: string, turn: number) =>
    radial(8, (angle) =>
      rotate(
        petal(x, hubY, radius * 0.08, radius * outer, radius * wide, fill),
        angle + turn,
        x,
        hubY,
      ),
    );
  const pointer = svg`<path d="M${x - reach * 0.12},${hubY - radius * 1.2}h${reach * 0.24}
    L${x},${hubY - radius * 0.84}Z" fill="${ivory}"/>`;
  const rest = random.range(0, 6.28);
  return [
    rays(x, hubY, reach * 2.6, 10, mid, 0.22),
    disc(x, hubY + reach * 0.08, radius * 1.1, deep, 0.5),
    disc(x, hubY, radius * 1.08, highlight),
    disc(x, hubY, radius, deep),
    pockets,
    dots(x, hubY, radius * 1.04, count * 2, reach * 0.017, deep),
    dots(x, hubY, radius * 0.8, count, reach * 0.035, ivory, Math.PI / count),
    disc(x, hubY, radius * 0.62, deep, 0.55),
    ring(x, hubY, radius * 0.56, highlight, 2, 0.8),
    disc(x, hubY, radius * 0.48, base),
    flower(0.42, 0.1, light, 0),
    flower(0.3, 0.06, highlight, 22.5),
    disc(x, hubY, radius * 0.13, highlight),
    disc(x, hubY, radius * 0.07, deep),
    pointer,
    disc(
      x + Math.cos(rest) * radius * 0.71,
      hubY + Math.sin(rest) * radius * 0.71,
      reach * 0.055,
      '#fff',
    ),
  ].join('');
}
