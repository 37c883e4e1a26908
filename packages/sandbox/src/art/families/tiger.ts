import type { Canvas } from '../canvas.ts';
import type { Palette } from '../palettes.ts';
import { disc, petal, radial, rotate, stitch } from '../shapes.ts';
import { svg } from '../svg.ts';

/** Replaces the yellow fur, which would not be visible on a yellow ground. */
const rust = '#d9772b';
const yellowGrounds = ['mustard', 'muslin'];

const headAndEar = (fur: string, counter: string) =>
  svg`<path d="M0,-104 C-34,-112 -62,-98 -78,-76 C-98,-46 -104,-6 -94,26
      C-86,58 -56,84 -34,98 C-22,108 -10,112 0,112Z" fill="${fur}"/>
    <path d="M-66,-88 C-96,-128 -124,-104 -112,-66 C-106,-48 -98,-40 -88,-38Z" fill="${fur}"/>
    <path d="M-74,-82 C-94,-106 -108,-92 -102,-68 C-98,-56 -92,-52 -86,-50Z"
      fill="${counter}"/>
    <path d="M-94,26 C-112,34 -120,50 -122,66 C-106,62 -96,62 -84,50Z
      M-80,50 C-98,66 -100,82 -98,96 C-84,88 -76,82 -62,76Z" fill="${fur}"/>`;

const muzzleAndEye = ({ deep, ivory, counter }: Palette) =>
  svg`<path d="M0,40 C-18,30 -52,36 -60,60 C-58,84 -30,104 0,106Z" fill="${ivory}"/>
    <path d="M-62,-32 C-50,-50 -26,-46 -16,-26 C-28,-14 -50,-16 -62,-32Z" fill="${ivory}"/>
    <circle cx="-38" cy="-30" r="11" fill="${counter}"/>
    <circle cx="-38" cy="-30" r="5" fill="${deep}"/>
    <circle cx="-35" cy="-34" r="2.4" fill="#fff"/>
    <path d="M-66,-34 C-50,-56 -24,-50 -12,-24" fill="none" stroke="${deep}"
      stroke-width="5" stroke-linecap="round"/>`;

const stripesAndWhiskers = ({ deep, counter }: Palette) =>
  svg`<path d="M0,-98 L-7,-70 L0,-52Z M-14,-102 L-26,-74 L-18,-60 C-16,-76 -14,-88 -10,-101Z
      M-38,-102 L-54,-74 L-44,-64 C-42,-78 -36,-90 -30,-104Z M-96,-26 L-66,-14 L-99,-4Z
      M-99,6 L-68,12 L-96,26Z M-90,38 L-64,34 L-78,56Z" fill="${deep}"/>
    <path d="M0,18 H-17 C-20,30 -10,40 0,42Z" fill="${counter}"/>
    <path d="M0,42 V58 C-8,68 -24,68 -34,60" fill="none" stroke="${deep}"
      stroke-width="4.5" stroke-linecap="round"/>
    <circle cx="-30" cy="56" r="2.4" fill="${deep}"/>
    <circle cx="-42" cy="60" r="2.4" fill="${deep}"/>
    <circle cx="-36" cy="68" r="2.4" fill="${deep}"/>
    <path d="M-48,-4 C-40,8 -26,10 -16,4" fill="none" stroke="${deep}" stroke-width="2"
      stroke-dasharray="5 5" stroke-linecap="round" opacity=".5"/>`;

/** A tiger's face in a collar of leaves. One half is drawn, the other is its mirror. */
export function tiger({ x, y, reach, palette }: Canvas): string {
  const { deep, base, mid, light, highlight, counter } = palette;
  const fur = yellowGrounds.includes(palette.name) ? rust : highlight;
  const scale = reach / 150;
  const leaves = radial(14, (angle, i) => {
    const outer = reach * (i % 2 ? 1.42 : 1.22);
    const leaf = petal(x, y, reach * 0.5, outer, reach * 0.2, i % 2 ? mid : base);
    return rotate(leaf, angle + 12, x, y);
  });
  const veins = radial(14, (angle) => {
    const vein = stitch(svg`M${x},${y - reach * 0.7}V${y - reach * 1.25}`, light, 1.8, 0.5);
    return rotate(vein, angle + 12, x, y);
  });
  const half = headAndEar(fur, counter) + muzzleAndEye(palette) + stripesAndWhiskers(palette);
  return (
    leaves +
    veins +
    disc(x, y + 8 * scale, reach * 0.86, deep, 0.45) +
    svg`<g transform="translate(${x} ${y + 6 * scale}) scale(${scale})">
      ${half}<g transform="scale(-1 1)">${half}</g></g>`
  );
}
