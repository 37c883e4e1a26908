import type { Canvas } from '../canvas.ts';
import { disc, sheet, stitch } from '../shapes.ts';
import { svg } from '../svg.ts';

/** A cusped arch. `share` scales it around its axis. */
function cusp(x: number, y: number, reach: number, floor: number, share: number): string {
  const half = reach * 0.98 * share;
  const top = y - reach * 0.98 * share + (1 - share) * reach * 0.1;
  const spring = top + half * 0.92;
  const start = x - half;
  const end = x + half;
  const low = spring - half * 0.36;
  const high = spring - half * 0.66;
  return svg`M${start},${floor}V${spring}
    C${start},${spring - half * 0.3} ${start + half * 0.14},${spring - half * 0.34} ${start + half * 0.16},${low}
    C${start + half * 0.16},${spring - half * 0.62} ${start + half * 0.38},${high} ${start + half * 0.44},${high}
    C${start + half * 0.46},${spring - half * 0.86} ${x - half * 0.14},${spring - half * 0.94} ${x},${top - half * 0.2}
    C${x + half * 0.14},${spring - half * 0.94} ${end - half * 0.46},${spring - half * 0.86} ${end - half * 0.44},${high}
    C${end - half * 0.38},${high} ${end - half * 0.16},${spring - half * 0.62} ${end - half * 0.16},${low}
    C${end - half * 0.14},${spring - half * 0.34} ${end},${spring - half * 0.3} ${end},${spring}
    V${floor}Z`;
}

/** Five nested palace arches with a moonlit door. */
export function arch({ x, y, reach, random, palette, width, height, id }: Canvas): string {
  const { deep, base, mid, light, highlight, ivory, counter } = palette;
  const colours = random.pick([
    [base, mid, counter, highlight, light],
    [base, counter, mid, light, highlight],
    [mid, base, highlight, counter, light],
    [base, mid, light, counter, highlight],
  ]);
  const floor = height * 0.9;
  let drawn = '';
  colours.forEach((colour, i) => {
    const share = 1.14 - i * 0.17;
    drawn += `<path d="${cusp(x, y, reach, floor, share)}" fill="${colour}"/>`;
    const hem = cusp(x, y, reach, floor, share - 0.045);
    drawn += stitch(hem, i > 2 ? deep : ivory, 1.8, i > 2 ? 0.35 : 0.55);
  });

  const door = cusp(x, y, reach, floor, 0.34);
  drawn +=
    `<clipPath id="${id}a"><path d="${door}"/></clipPath><g clip-path="url(#${id}a)">` +
    sheet(width, height, deep) +
    disc(x + reach * 0.05, y + reach * 0.02, reach * 0.17, highlight) +
    disc(x + reach * 0.12, y - reach * 0.02, reach * 0.15, deep);
  for (let i = 0; i < 9; i++) {
    const starX = x + random.range(-0.3, 0.3) * reach;
    const starY = y + random.range(-0.2, 0.9) * reach;
    drawn += disc(starX, starY, random.range(1, 2.6), ivory);
  }
  drawn += '</g>';

  [mid, base, deep].forEach((fill, i) => {
    drawn += svg`<rect x="-4" y="${floor + (i * (height - floor)) / 3}" width="${width + 8}"
      height="${height}" fill="${fill}"/>`;
  });
  return drawn + stitch(svg`M0,${floor + (height - floor) / 6}H${width}`, ivory, 2, 0.6);
}
