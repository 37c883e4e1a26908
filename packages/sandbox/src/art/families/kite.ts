import type { Canvas } from '../canvas.ts';
import { disc, rotate, sheet, stitch, verticalGradient } from '../shapes.ts';
import { svg } from '../svg.ts';

interface Paper {
  x: number;
  y: number;
  size: number;
  degrees: number;
  body: string;
  panel: string;
  mark: string;
}

function paperKite(its: Paper, ivory: string): string {
  const { x, y, size, body, panel, mark } = its;
  const wing = size * 0.86;
  const foot = y + size;
  const string = svg`<path d="M${x},${foot}
    C${x - size * 0.3},${y + size * 1.7} ${x + size * 0.7},${y + size * 2} ${x - size * 0.1},${y + size * 3.2}"
    fill="none" stroke="${ivory}" stroke-width="2" stroke-dasharray="7 6"
    stroke-linecap="round"/>`;
  const paper = svg`<path d="M${x},${y - size} L${x + wing},${y} L${x},${foot}
      L${x - wing},${y}Z" fill="${body}"/>
    <path d="M${x},${y - size} L${x + wing},${y} H${x}Z
      M${x},${foot} L${x - wing},${y} H${x}Z" fill="${panel}"/>`;
  const tail = svg`<path d="M${x},${foot} l${-size * 0.22},${size * 0.34} h${size * 0.44}Z"
    fill="${mark}"/>`;
  const bow = svg`M${x - size * 0.72},${y} Q${x},${y - size * 0.5} ${x + size * 0.72},${y}`;
  const drawn = [
    string,
    paper,
    disc(x, y, size * 0.3, mark),
    disc(x, y, size * 0.16, body),
    tail,
    stitch(bow, ivory, 1.8, 0.9),
  ];
  return rotate(drawn.join(''), its.degrees, x, y);
}

/** Three kites over the roofs of the old town. */
export function kite({ x, y, reach, random, palette, width, height, id }: Canvas): string {
  const { deep, base, mid, light, highlight, ivory, counter } = palette;
  const sky = verticalGradient({
    id: `${id}k`,
    stops: [
      [0, base],
      [0.6, mid],
      [1, light],
    ],
  });
  let drawn =
    sky +
    sheet(width, height, `url(#${id}k)`) +
    disc(width * 0.82, height * 0.86, reach * 0.5, highlight, 0.9);
  for (let i = 0; i < 4; i++) {
    const cloudX = width * random.next();
    const cloudY = height * random.range(0.3, 0.8);
    const puff = reach * random.range(0.1, 0.2);
    drawn += svg`<path d="M${cloudX - puff * 2},${cloudY}
      a${puff},${puff} 0 0 1 ${puff * 1.2},${-puff * 0.8}
      a${puff * 1.2},${puff * 1.2} 0 0 1 ${puff * 2},0
      a${puff},${puff} 0 0 1 ${puff * 1.2},${puff * 0.8}Z" fill="${ivory}" opacity=".3"/>`;
  }
  const kites: Paper[] = [
    {
      x: x + reach * 0.56,
      y: y + reach * 0.3,
      size: reach * 0.26,
      degrees: 24,
      body: light,
      panel: highlight,
      mark: deep,
    },
    {
      x: x - reach * 0.62,
      y: y + reach * 0.62,
      size: reach * 0.2,
      degrees: -12,
      body: highlight,
      panel: counter,
      mark: ivory,
    },
    {
      x: x - reach * 0.02,
      y: y - reach * 0.22,
      size: reach * 0.66,
      degrees: random.range(8, 28),
      body: counter,
      panel: deep,
      mark: highlight,
    },
  ];
  for (const one of kites) drawn += paperKite(one, ivory);

  let roofs = svg`M0,${height}`;
  for (let i = 0; i < 9; i++) {
    roofs += svg`V${height - reach * random.range(0.08, 0.3)}h${width / 9}`;
  }
  return drawn + svg`<path d="${roofs}V${height}Z" fill="${deep}" opacity=".85"/>`;
}
