import type { Canvas } from '../canvas.ts';
import { disc, rays, ring } from '../shapes.ts';
import { svg } from '../svg.ts';

type Point = readonly [number, number];
/** Colours of one stone: pavilion, girdle, crown, table. */
type Cut = readonly [pavilion: string, girdle: string, crown: string, table: string];

function stone(x: number, y: number, size: number, cut: Cut, deep: string): string {
  const [pavilion, girdle, crown, table] = cut;
  const topY = -size * 0.62;
  const midY = -size * 0.16;
  const at = (share: number): Point => [share * size * 0.98, midY];
  const top = (share: number): Point => [share * size, topY];
  const culet: Point = [0, size * 0.92];
  const start = at(-1);
  const innerStart = at(-0.52);
  const innerEnd = at(0.52);
  const end = at(1);
  const facet = (points: readonly Point[], fill: string, opacity = 1) => {
    const path = points.map(([dx, dy]) => svg`${x + dx},${y + dy}`).join('L');
    return svg`<path d="M${path}Z" fill="${fill}" opacity="${opacity}"/>`;
  };
  return [
    facet([start, top(-0.6), top(0.6), end, culet], girdle),
    facet([top(-0.6), start, innerStart], pavilion),
    facet([top(-0.6), innerStart, top(0)], crown),
    facet([top(0), innerStart, innerEnd], table),
    facet([top(0), innerEnd, top(0.6)], crown),
    facet([top(0.6), innerEnd, end], girdle),
    facet([start, innerStart, culet], crown, 0.9),
    facet([innerStart, innerEnd, culet], pavilion),
    facet([innerEnd, end, culet], deep, 0.32),
    svg`<path d="M${x + start[0]},${y + midY}H${x + end[0]}" stroke="${table}"
      stroke-width="1.6" opacity=".7"/>`,
  ].join('');
}

/** One cut stone on rays, three small ones around it, a few sparks. */
export function gem({ x, y, reach, random, palette }: Canvas): string {
  const { deep, mid, light, highlight, ivory, counter } = palette;
  const pale: Cut = [light, mid, ivory, '#fff'];
  const warm: Cut = [highlight, counter, ivory, '#fff'];
  const contrary: Cut = [counter, light, highlight, ivory];
  let drawn =
    rays(x, y, reach * 2.4, 12, mid, 0.32, random.range(0, 30)) +
    disc(x, y, reach * 0.98, deep, 0.35) +
    ring(x, y, reach * 1.08, highlight, 2.2, 0.7) +
    stone(x - reach * 0.68, y + reach * 0.52, reach * 0.3, contrary, deep) +
    stone(x + reach * 0.72, y + reach * 0.38, reach * 0.26, pale, deep) +
    stone(x + reach * 0.5, y - reach * 0.74, reach * 0.18, contrary, deep) +
    stone(x, y - reach * 0.02, reach * 0.72, random.int(0, 1) ? warm : pale, deep);
  for (let i = 0; i < 5; i++) {
    const sparkX = x + random.range(-0.95, 0.95) * reach;
    const sparkY = y + random.range(-0.95, 0.8) * reach;
    const size = random.range(4, 9);
    drawn += svg`<path d="M${sparkX},${sparkY - size}
      Q${sparkX},${sparkY} ${sparkX + size},${sparkY}
      Q${sparkX},${sparkY} ${sparkX},${sparkY + size}
      Q${sparkX},${sparkY} ${sparkX - size},${sparkY}
      Q${sparkX},${sparkY} ${sparkX},${sparkY - size}Z" fill="${ivory}"/>`;
  }
  return drawn;
}
