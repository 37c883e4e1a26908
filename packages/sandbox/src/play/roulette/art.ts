import { disc, dots, petal, radial, ring, rotate } from '../../art/shapes.ts';
import { svg } from '../../art/svg.ts';
import { colourOf, order } from './wheel.ts';

/** The colours of the pockets; white numbers are legible on each. */
const fills = { green: '#14704a', red: '#b3262e', black: '#1b2430' } as const;

const gold = '#f4b740';
const ivory = '#fdf6e3';
const wood = '#5a2f16';

/** A point on a circle around the hub; degrees clockwise from the top. */
const at = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return svg`${Math.cos(angle) * radius},${Math.sin(angle) * radius}`;
};

/** Degrees of one pocket. */
const step = 360 / order.length;

function pocket(number: number, index: number): string {
  const [from, to] = [(index - 0.5) * step, (index + 0.5) * step];
  const edge = `M${at(62, from)}L${at(90, from)}A90,90 0 0 1 ${at(90, to)}L${at(62, to)}A62,62 0 0 0 ${at(62, from)}Z`;
  const name = svg`<text y="-79" transform="rotate(${index * step})">${String(number)}</text>`;
  return `<path d="${edge}" fill="${fills[colourOf(number)]}"/>${name}`;
}

/** The wheel from above, zero at the top; the ball rests in the pocket at the top. */
export function wheelDrawing(): string {
  const flower = (outer: number, wide: number, fill: string, turn: number) =>
    radial(8, (degrees) => rotate(petal(0, 0, 8, outer, wide, fill), degrees + turn, 0, 0));
  const turning = [
    ...order.map(pocket),
    ring(0, 0, 60, gold, 1.6, 0.9),
    disc(0, 0, 44, wood),
    dots(0, 0, 52, 16, 1.6, gold),
    flower(40, 9, ivory, 0),
    flower(30, 6, gold, 22.5),
    disc(0, 0, 11, gold),
    disc(0, 0, 6, wood),
  ];
  return [
    '<svg class="wheel" viewBox="-104 -104 208 208" aria-hidden="true">',
    disc(0, 0, 104, '#3a1d0c'),
    disc(0, 0, 100, wood),
    dots(0, 0, 97, 40, 1.1, gold),
    disc(0, 0, 93, gold),
    `<g id="wheel">${turning.join('')}</g>`,
    '<g id="ball"><circle cy="-66" r="4.6" fill="#fff" stroke="#1b2430"/></g>',
    '</svg>',
  ].join('');
}

/** The dealer: a drawn figure in waistcoat and bow tie, without a face. */
export function dealerDrawing(): string {
  const stitch = `fill="none" stroke="${gold}" stroke-width="1.4" stroke-linecap="round" stroke-dasharray="3 3"`;
  return [
    '<svg class="figure" viewBox="0 0 64 64" aria-hidden="true">',
    disc(32, 32, 32, 'var(--base)'),
    '<clipPath id="frame"><circle cx="32" cy="32" r="32"/></clipPath><g clip-path="url(#frame)">',
    disc(32, 21, 13, '#20140f'),
    '<path d="M27,33h10v12H27z" fill="#a9714b"/>',
    '<ellipse cx="32" cy="26" rx="9.5" ry="11.5" fill="#bd835a"/>',
    '<path d="M21,27C20,11 44,11 43,27C41,20 38,18 32,18S23,20 21,27Z" fill="#20140f"/>',
    `<path d="M8,66C8,50 20,43 32,43S56,50 56,66Z" fill="${ivory}"/>`,
    '<path d="M14,66C14,54 19,48 25,45L32,60L39,45C45,48 50,54 50,66Z" fill="#7a1426"/>',
    `<path d="M20,52L29,64M44,52L35,64" ${stitch}/>`,
    `<path d="M25,43L32,47L39,43V51L32,47L25,51Z" fill="${gold}"/>`,
    '</g></svg>',
  ].join('');
}
