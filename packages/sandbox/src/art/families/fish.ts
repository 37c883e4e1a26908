import type { Canvas } from '../canvas.ts';
import { disc, ring, rotate, stitch, wave } from '../shapes.ts';
import { svg, tenth } from '../svg.ts';

interface Swimmer {
  x: number;
  y: number;
  degrees: number;
  size: number;
  body: string;
  fins: string;
  belly: string;
}

const outline = (x: number, y: number, long: number, high: number) =>
  svg`M${x - long},${y}
    C${x - long * 0.5},${y - high * 1.25} ${x + long * 0.45},${y - high * 1.25} ${x + long},${y}
    C${x + long * 0.45},${y + high * 1.25} ${x - long * 0.5},${y + high * 1.25} ${x - long},${y}Z`;

const underside = (x: number, y: number, long: number, high: number) =>
  svg`M${x - long},${y}
    C${x - long * 0.5},${y + high * 1.25} ${x + long * 0.45},${y + high * 1.25} ${x + long},${y}
    C${x + long * 0.4},${y + high * 0.35} ${x - long * 0.4},${y + high * 0.35} ${x - long},${y}Z`;

function tailAndFins(x: number, y: number, long: number, high: number, fill: string): string {
  const root = x - long * 0.82;
  const tip = x - long * 1.42;
  return svg`<path d="M${root},${y}
      C${x - long * 1.15},${y - high * 0.2} ${x - long * 1.3},${y - high * 1.1} ${tip},${y - high * 1.25}
      C${x - long * 1.28},${y - high * 0.3} ${x - long * 1.28},${y + high * 0.3} ${tip},${y + high * 1.25}
      C${x - long * 1.3},${y + high * 1.1} ${x - long * 1.15},${y + high * 0.2} ${root},${y}Z"
      fill="${fill}"/>
    <path d="M${x - long * 0.2},${y - high * 0.8}
      C${x - long * 0.1},${y - high * 1.7} ${x + long * 0.25},${y - high * 1.6} ${x + long * 0.3},${y - high * 0.75}Z
      M${x - long * 0.1},${y + high * 0.8}
      C${x},${y + high * 1.5} ${x + long * 0.2},${y + high * 1.4} ${x + long * 0.2},${y + high * 0.8}Z"
      fill="${fill}"/>`;
}

function scales(x: number, y: number, long: number, high: number, size: number, colour: string) {
  let drawn = '';
  for (let column = 0; column < 6; column++) {
    for (let row = -1; row <= 1; row++) {
      if (row !== 0 && column > 4) continue;
      const left = x - long * 0.62 + column * long * 0.19 + (row ? long * 0.095 : 0);
      const top = y - high * 0.16 + row * high * 0.36 - high * 0.2;
      drawn += svg`<path d="M${left},${top} q${high * 0.42},${high * 0.2} 0,${high * 0.4}"
        fill="none" stroke="${colour}" stroke-width="${2.2 * size}"
        stroke-linecap="round" opacity=".75"/>`;
    }
  }
  return drawn;
}

function swimmer(reach: number, { ivory, deep }: Canvas['palette'], its: Swimmer): string {
  const { x, y, size, body, fins, belly } = its;
  const long = reach * 0.78 * size;
  const high = reach * 0.3 * size;
  const gill = svg`<path d="M${x + long * 0.52},${y - high * 0.66}
    q${high * 0.5},${high * 0.66} 0,${high * 1.3}" fill="none" stroke="${fins}"
    stroke-width="${3.4 * size}" stroke-linecap="round"/>`;
  const drawn = [
    tailAndFins(x, y, long, high, fins),
    svg`<path d="${outline(x, y, long, high)}" fill="${body}"/>`,
    svg`<path d="${underside(x, y, long, high)}" fill="${belly}"/>`,
    scales(x, y, long, high, size, fins),
    gill,
    disc(x + long * 0.72, y - high * 0.16, high * 0.17, ivory),
    disc(x + long * 0.73, y - high * 0.16, high * 0.09, deep),
  ];
  return rotate(drawn.join(''), its.degrees, x, y);
}

/** A hilsa and two companions between waves. */
export function fish({ x, y, reach, random, palette, width, height }: Canvas): string {
  const { deep, base, mid, light, highlight, ivory, counter } = palette;
  let drawn = '';
  for (let i = 0; i < 6; i++) {
    const top = height * (0.16 + i * 0.16);
    const band = wave(top, width, reach * 0.06, reach * 0.62, random.range(0, 60), height);
    drawn += `<path d="${band}" fill="${i % 2 ? base : deep}" opacity="${tenth(0.2 + i * 0.05)}"/>`;
  }
  drawn += disc(x + reach * 0.35, y - reach * 0.7, reach * 0.42, highlight, 0.9);
  drawn += ring(x + reach * 0.35, y - reach * 0.7, reach * 0.52, ivory, 2, 0.5);

  const companion = { body: light, fins: mid, belly: ivory };
  const far = { x: x - reach * 0.3, y: y - reach * 0.42, size: 0.5, ...companion };
  const low = { x: x + reach * 0.42, y: y + reach * 0.62, size: 0.42, ...companion };
  const hilsa = {
    x: x + reach * 0.16,
    y: y + reach * 0.1,
    size: 1.08,
    body: counter,
    fins: highlight,
    belly: ivory,
  };
  drawn += swimmer(reach, palette, { ...far, degrees: random.range(-26, -10) });
  drawn += swimmer(reach, palette, { ...low, degrees: random.range(4, 18) });
  drawn += swimmer(reach, palette, { ...hilsa, degrees: random.range(-30, -14) });

  for (let i = 0; i < 10; i++) {
    const bubbleX = width * random.next();
    const bubbleY = height * random.next();
    drawn += svg`<circle cx="${bubbleX}" cy="${bubbleY}" r="${random.range(2.5, 8)}"
      fill="none" stroke="${ivory}" stroke-width="1.6" opacity=".5"/>`;
  }
  for (let i = 0; i < 3; i++) {
    const lineY = height * (0.74 + i * 0.1);
    const line = svg`M-10,${lineY} q${width * 0.28},${-12} ${width * 0.55},0 t${width * 0.6},0`;
    drawn += stitch(line, ivory, 1.8, 0.4);
  }
  return drawn;
}
