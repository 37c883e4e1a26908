import type { Canvas } from '../canvas.ts';
import type { Palette } from '../palettes.ts';
import { disc, ring, sheet, stitch, verticalGradient } from '../shapes.ts';
import { svg } from '../svg.ts';

interface Boat {
  x: number;
  y: number;
  scale: number;
  sail: string;
  shade: string;
}

const boat = ({ x, y, scale, sail, shade }: Boat, { deep, ivory, light }: Palette) =>
  svg`<g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M-6,-18 C8,-92 6,-140 -4,-176 C54,-150 84,-96 78,-30 C50,-24 20,-20 -6,-18Z"
      fill="${sail}"/>
    <path d="M18,-24 C36,-70 34,-120 12,-166 C54,-140 84,-96 78,-30Z"
      fill="${shade}" opacity=".55"/>
    <path d="M4,-60 q34,-2 68,-14 M6,-98 q26,-2 52,-16" fill="none" stroke="${ivory}"
      stroke-width="2.4" stroke-dasharray="7 6" stroke-linecap="round" opacity=".8"/>
    <path d="M-10,-182 V4" stroke="${deep}" stroke-width="5" stroke-linecap="round"/>
    <path d="M-118,-22 C-86,8 -40,16 6,16 C58,16 98,2 124,-34
      C92,-14 52,-6 8,-6 C-40,-6 -82,-8 -118,-22Z" fill="${deep}"/>
    <path d="M-66,-8 C-60,-36 -22,-36 -16,-6Z" fill="${deep}"/>
    <path d="M-58,-14 q16,-16 34,0" fill="none" stroke="${light}"
      stroke-width="2" stroke-dasharray="4 4" opacity=".7"/>
    <path d="M-96,20 H104" stroke="${deep}" stroke-width="6"
      stroke-linecap="round" opacity=".28"/>
  </g>`;

/** A sail boat under a low sun, with its glitter on the water. */
export function river({ x, reach, random, palette, width, height, id }: Canvas): string {
  const { deep, base, mid, light, highlight, ivory, counter } = palette;
  const horizon = height * 0.56;
  const sunX = x + random.range(-0.16, 0.16) * width;
  const sun = reach * random.range(0.4, 0.56);
  const sunY = horizon - sun * random.range(0.35, 0.85);
  const sky = verticalGradient({
    id: `${id}s`,
    stops: [
      [0, deep],
      [0.55, base],
      [1, mid],
    ],
  });
  let drawn =
    sky +
    sheet(width, height, `url(#${id}s)`) +
    disc(sunX, sunY, sun * 2.1, highlight, 0.1) +
    disc(sunX, sunY, sun * 1.5, highlight, 0.16) +
    disc(sunX, sunY, sun, highlight) +
    ring(sunX, sunY, sun * 1.24, ivory, 2, 0.5);

  let bank = svg`M0,${horizon}`;
  for (let i = 0; i <= 12; i++) {
    const top = horizon - random.range(4, reach * 0.2);
    bank += svg` Q${((i + 0.5) * width) / 12},${top} ${((i + 1) * width) / 12},${horizon}`;
  }
  drawn += svg`<path d="${bank}V${horizon + 4}H0Z" fill="${deep}" opacity=".72"/>
    <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${base}"/>`;

  for (let i = 0; i < 9; i++) {
    const glintY = horizon + 7 + (i * i * (height - horizon)) / 92;
    const glint = sun * (2 - i * 0.13) * random.range(0.55, 1.05);
    const glintX = sunX - glint / 2 + random.range(-8, 8);
    drawn += svg`<rect x="${glintX}" y="${glintY}" width="${glint}" height="${3 + i * 0.5}"
      rx="3" fill="${highlight}" opacity="${0.75 - i * 0.06}"/>`;
  }
  for (let i = 0; i < 4; i++) {
    const lineY = horizon + (height - horizon) * (0.16 + i * 0.23);
    const line = svg`M${-10},${lineY} q${width * 0.25},${-7} ${width * 0.5},0 t${width * 0.6},0`;
    drawn += stitch(line, light, 1.8, 0.34);
  }

  const scale = reach / 190;
  const farOnTheEnd = random.bool();
  drawn += boat(
    {
      x: x + (farOnTheEnd ? reach * 0.62 : -reach * 0.5),
      y: horizon + reach * 0.12,
      scale: scale * 0.42,
      sail: light,
      shade: mid,
    },
    palette,
  );
  drawn += boat(
    {
      x: x + (farOnTheEnd ? -reach * 0.1 : reach * 0.04),
      y: horizon + reach * 0.5,
      scale: scale * 1.05,
      sail: counter,
      shade: deep,
    },
    palette,
  );
  for (let i = 0; i < 4; i++) {
    const birdX = width * random.range(0.1, 0.9);
    const birdY = height * random.range(0.07, 0.24);
    drawn += svg`<path d="M${birdX - 9},${birdY} q5,-6 9,0 q5,-6 9,0" fill="none"
      stroke="${ivory}" stroke-width="2" stroke-linecap="round" opacity=".65"/>`;
  }
  return drawn;
}
