import type { Canvas } from '../canvas.ts';
import { disc, dots, petal, radial, ring, rotate } from '../shapes.ts';

/** Floor painting of festival days: rings of petals around a centre. */
export function alpona({ x, y, reach, random, palette, width, height }: Canvas): string {
  const { deep, base, mid, light, highlight, ivory, counter } = palette;
  const count = random.pick([8, 10, 12, 16]);
  const radius = reach * 0.86;
  const crown = (inner: number, outer: number, wide: number, fill: string) =>
    radial(count, (angle) =>
      rotate(
        petal(x, y, radius * inner, radius * outer, (radius * wide * 10) / count, fill),
        angle,
        x,
        y,
      ),
    );
  const between = radial(count, (angle) =>
    rotate(
      petal(x, y, radius * 0.34, radius * 0.8, (radius * 0.15 * 10) / count, highlight) +
        disc(x, y - radius * 1.02, radius * 0.03, ivory),
      angle + 180 / count,
      x,
      y,
    ),
  );
  const heart = radial(count, (angle) =>
    rotate(
      petal(x, y, radius * 0.08, radius * 0.33, radius * 0.075, angle % 2 ? light : counter),
      angle,
      x,
      y,
    ),
  );
  const corner = (cornerX: number, cornerY: number) =>
    disc(cornerX, cornerY, reach * 0.34, mid, 0.55) +
    ring(cornerX, cornerY, reach * 0.27, ivory, 2, 0.7) +
    disc(cornerX, cornerY, reach * 0.17, highlight, 0.9);

  return [
    disc(x, y, radius * 1.5, base, 0.5),
    disc(x, y, radius * 1.18, deep, 0.35),
    crown(0.52, 1.08, 0.17, mid),
    crown(0.5, 0.96, 0.105, light),
    between,
    dots(x, y, radius * 1.2, count * 2, radius * 0.022, highlight),
    ring(x, y, radius * 1.31, light, 2.2, 0.6),
    ring(x, y, radius * 1.46, light, 1.6, 0.3),
    disc(x, y, radius * 0.43, deep),
    ring(x, y, radius * 0.385, highlight, 2, 0.9),
    heart,
    disc(x, y, radius * 0.1, ivory),
    disc(x, y, radius * 0.05, counter),
    corner(0, 0),
    corner(width, 0),
    corner(0, height),
    corner(width, height),
  ].join('');
}
