import type { Canvas } from '../canvas.ts';
import { disc, petal, radial, rotate, sheet, stitch } from '../shapes.ts';
import { svg, tenth } from '../svg.ts';

/** The woven diamond of a Jamdani sari above its toothed border. */
export function jamdani({ x, y, reach, random, palette, width, height, id }: Canvas): string {
  const { deep, base, light, highlight, ivory, counter } = palette;
  const cell = reach * 0.21;
  const weave = svg`<pattern id="${id}j" width="${cell}" height="${cell}"
      patternUnits="userSpaceOnUse" patternTransform="rotate(45 ${x} ${y})">
      <rect x="${cell * 0.36}" y="${cell * 0.36}" width="${cell * 0.28}" height="${cell * 0.28}"
        fill="${light}" opacity=".5"/>
      <path d="M0,0H${cell}M0,0V${cell}" stroke="${light}" stroke-width="1.4"
        stroke-dasharray="4 4" opacity=".35"/>
    </pattern>`;
  const outline = (size: number) =>
    `M${tenth(x)},${tenth(y - size * 1.2)}L${tenth(x + size)},${tenth(y)}` +
    `L${tenth(x)},${tenth(y + size * 1.2)}L${tenth(x - size)},${tenth(y)}Z`;
  const diamond = (size: number, fill: string, opacity = 1) =>
    svg`<path d="${outline(size * reach)}" fill="${fill}" opacity="${opacity}"/>`;
  const hem = (size: number, colour: string) => stitch(outline(size * reach), colour, 2, 0.9);

  const count = random.pick([4, 6, 8]);
  const petalWidth = (0.12 * 4) / count + 0.03;
  const longPetals = radial(count, (angle) =>
    rotate(
      petal(x, y, reach * 0.06, reach * 0.44, reach * petalWidth, highlight) +
        disc(x, y - reach * 0.48, reach * 0.022, ivory),
      angle,
      x,
      y,
    ),
  );
  const shortPetals = radial(count, (angle) => {
    const outer = reach * random.range(0.3, 0.31);
    return rotate(
      petal(x, y, reach * 0.05, outer, reach * petalWidth * 0.75, light),
      angle + 180 / count,
      x,
      y,
    );
  });

  const tooth = reach * 0.26;
  const teeth = 10;
  let border = '';
  for (let i = 0; i < teeth; i++) {
    const half = width / teeth / 2;
    border += svg`M${(i * width) / teeth},${height}l${half},${-tooth}l${half},${tooth}Z`;
  }

  return [
    weave,
    sheet(width, height, `url(#${id}j)`),
    diamond(1.02, deep, 0.9),
    hem(0.94, highlight),
    diamond(0.84, counter),
    hem(0.76, ivory),
    diamond(0.68, highlight),
    diamond(0.6, base),
    hem(0.53, light),
    longPetals,
    shortPetals,
    disc(x, y, reach * 0.085, ivory),
    disc(x, y, reach * 0.045, counter),
    svg`<rect y="${height - tooth * 1.32}" width="${width}" height="${tooth * 1.32}"
      fill="${deep}"/><path d="${border}" fill="${highlight}"/>`,
    stitch(svg`M0,${height - tooth * 1.16}H${width}`, ivory, 2, 0.8),
  ].join('');
}
