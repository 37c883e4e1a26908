import type { Canvas } from '../canvas.ts';
import { disc, petal, radial, rays, ring, rotate } from '../shapes.ts';
import { svg } from '../svg.ts';

const gold = '#f5c451';
const amber = '#d9962a';
const bronze = '#a86a14';
const shine = '#ffe6a3';

function stack(x: number, y: number, count: number, radius: number, shadow: string): string {
  let drawn = svg`<ellipse cx="${x}" cy="${y + radius * 0.2}" rx="${radius * 1.15}"
    ry="${radius * 0.36}" fill="${shadow}" opacity=".4"/>`;
  for (let i = 0; i < count; i++) {
    const level = y - i * radius * 0.26;
    const top = level - radius * 0.2;
    drawn += svg`<path d="M${x - radius},${top}v${radius * 0.2}
        a${radius},${radius * 0.32} 0 0 0 ${radius * 2},0v${-radius * 0.2}Z"
        fill="${i % 2 ? amber : bronze}"/>
      <ellipse cx="${x}" cy="${top}" rx="${radius}" ry="${radius * 0.32}" fill="${gold}"/>
      <ellipse cx="${x}" cy="${top}" rx="${radius * 0.74}" ry="${radius * 0.22}" fill="none"
        stroke="${bronze}" stroke-width="1.8" stroke-dasharray="5 4"/>`;
  }
  return drawn;
}

function mohur(x: number, y: number, radius: number): string {
  const petals = radial(8, (angle) =>
    rotate(
      petal(x, y, radius * 0.1, radius * 0.7, radius * 0.19, angle % 90 ? gold : amber),
      angle,
      x,
      y,
    ),
  );
  const sepals = radial(8, (angle) =>
    rotate(
      petal(x, y, radius * 0.1, radius * 0.46, radius * 0.1, bronze, ' opacity=".55"'),
      angle + 22.5,
      x,
      y,
    ),
  );
  const gleam = svg`<path d="M${x - radius * 0.7},${y - radius * 0.42}
    A${radius * 0.82},${radius * 0.82} 0 0 1 ${x - radius * 0.1},${y - radius * 0.81}"
    fill="none" stroke="#fff" stroke-width="${radius * 0.07}" stroke-linecap="round"
    opacity=".7"/>`;
  return [
    disc(x, y, radius, amber),
    disc(x, y - radius * 0.03, radius * 0.95, gold),
    disc(x, y, radius * 0.8, amber),
    disc(x, y, radius * 0.77, shine),
    ring(x, y, radius * 0.87, bronze, 2, 0.8),
    petals,
    sepals,
    disc(x, y, radius * 0.2, bronze),
    disc(x, y, radius * 0.13, shine),
    gleam,
  ].join('');
}

/** A gold mohur above two stacks. */
export function coin({ x, y, reach, random, palette }: Canvas): string {
  const { deep, mid, light } = palette;
  const haloY = y - reach * 0.1;
  const coinY = y - reach * 0.08;
  const radius = reach * 0.64;
  return [
    rays(x, haloY, reach * 2.4, 14, mid, 0.25, random.range(0, 20)),
    disc(x, haloY, reach, deep, 0.3),
    ring(x, haloY, reach * 1.1, light, 2, 0.5),
    stack(x - reach * 0.6, y + reach * 0.86, random.int(3, 6), reach * 0.34, deep),
    stack(x + reach * 0.58, y + reach * 0.9, random.int(2, 4), reach * 0.32, deep),
    disc(x + 4, coinY + 7, radius, deep, 0.4),
    mohur(x, coinY, radius),
  ].join('');
}
