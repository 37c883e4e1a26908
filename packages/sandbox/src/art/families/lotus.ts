import type { Canvas } from '../canvas.ts';
import { disc, petal, ring, rotate, stitch } from '../shapes.ts';
import { svg } from '../svg.ts';

/** A water lily before a full moon, its reflection below. */
export function lotus({ x, y, reach, random, palette, width, height }: Canvas): string {
  const { deep, base, mid, light, highlight, ivory, counter } = palette;
  const water = y + reach * 0.5;
  const moonY = y - reach * 0.12;
  /** Draws petals at these angles; later calls are in front. */
  const petals = (angles: readonly number[], outer: number, wide: number, fill: string) =>
    angles
      .map((angle) => {
        const one = petal(x, water, reach * 0.02, reach * outer, reach * wide, fill);
        return rotate(one, angle, x, water);
      })
      .join('');
  const veins = [-28, 28, -16, 16, 0].map((angle) => {
    const top = water - reach * (angle ? 0.7 : 0.52);
    const vein = stitch(svg`M${x},${water - reach * 0.12}V${top}`, counter, 1.8, 0.45);
    return rotate(vein, angle, x, water);
  });

  let drawn = [
    disc(x, moonY, reach * 0.92, highlight, 0.14),
    disc(x, moonY, reach * 0.72, highlight, 0.95),
    ring(x, moonY, reach * 0.82, ivory, 2, 0.6),
    svg`<rect y="${water}" width="${width}" height="${height - water}" fill="${deep}"
      opacity=".85"/>`,
    petals([-76, 76], 0.82, 0.2, base),
    petals([-52, 52, 0], 0.98, 0.25, mid),
    petals([-66, 66], 0.78, 0.2, counter),
    petals([-28, 28], 0.98, 0.25, light),
    petals([-44, 44], 0.8, 0.21, mid),
    petals([-16, 16], 0.78, 0.2, ivory),
    petals([0], 0.66, 0.2, light),
    ...veins,
    svg`<ellipse cx="${x}" cy="${water + reach * 0.05}" rx="${reach * 0.92}"
      ry="${reach * 0.12}" fill="${base}"/>
    <path d="M${x - reach * 0.92},${water + reach * 0.05}
      a${reach * 0.92},${reach * 0.12} 0 0 0 ${reach * 1.84},0" fill="none"
      stroke="${light}" stroke-width="2" opacity=".5"/>`,
  ].join('');

  for (let i = 0; i < 6; i++) {
    const glintY = water + reach * 0.24 + i * (height - water) * 0.13;
    const glint = reach * random.range(0.6, 1.6);
    drawn += svg`<rect x="${x - glint / 2 + random.range(-30, 30)}" y="${glintY}"
      width="${glint}" height="3" rx="1.5" fill="${i % 2 ? light : highlight}"
      opacity="${0.5 - i * 0.06}"/>`;
  }
  for (let i = 0; i < 12; i++) {
    const starX = width * random.next();
    const starY = height * random.next() * 0.42;
    drawn += disc(starX, starY, random.range(1, 2.2), ivory, 0.8);
  }
  return drawn;
}
