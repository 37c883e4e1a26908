import type { Canvas } from '../canvas.ts';
import { disc, ring } from '../shapes.ts';

/** Digits as pen strokes in a box of 10 by 16, so that no cover depends on a font. */
const strokes = [
  'M5,0C8.5,0 10,3 10,8S8.5,16 5,16 0,13 0,8 1.5,0 5,0Z',
  'M1.6,3.4L6,0V16',
  'M.6,4.2C.6,1.6 2.4,0 5,0S9.5,1.7 9.5,4.2C9.5,8 .5,11 .3,16H10',
  'M.8,2.6C1.6,.9 3.1,0 5,0C7.5,0 9.2,1.5 9.2,3.8S7.5,7.5 4.2,7.5' +
    'C7.8,7.5 9.8,9.2 9.8,11.8S7.8,16 5,16C2.7,16 .9,15 .2,13.2',
  'M7.4,16V0L0,11.2H10',
  'M9,0H1.6L.9,7.4C2.2,6.4 3.6,6 5,6C8,6 9.8,8 9.8,11S7.8,16 4.8,16C2.6,16 1,15.2 .2,13.8',
  'M8.6,1.4C7.6,.5 6.5,0 5.4,0C2,0 .2,3.4 .2,9.2C.2,13.6 2,16 5,16' +
    'S9.8,13.9 9.8,11 7.9,6.2 5.2,6.2 .2,8.6 .2,10.4',
  'M.2,0H9.8C6.4,4.6 4.2,10 3.6,16',
  'M5,7.4C2.6,7.4 .9,5.9 .9,3.7S2.6,0 5,0 9.1,1.5 9.1,3.7 7.4,7.4 5,7.4Z' +
    'C2,7.4 .2,9.2 .2,11.7S2.2,16 5,16 9.8,14.2 9.8,11.7 8,7.4 5,7.4Z',
  'M1.4,14.6C2.4,15.5 3.5,16 4.6,16C8,16 9.8,12.6 9.8,6.8C9.8,2.4 8,0 5,0' +
    'S.2,2.1 .2,5 2.1,9.8 4.8,9.8 9.8,7.4 9.8,5.6',
];

/** Two digits centred on (x, y), `high` tall. */
function number(x: number, y: number, high: number, value: number, colour: string): string {
  const scale = high / 16;
  const tens = strokes[Math.floor(value / 10)] ?? '';
  const ones = strokes[value % 10] ?? '';
  const place = `translate(${(x - 12 * scale).toFixed(1)} ${(y - 8 * scale).toFixed(1)})`;
  return (
    `<g transform="${place} scale(${scale.toFixed(2)})" fill="none" stroke="${colour}"` +
    ` stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${tens}"/><path d="${ones}" transform="translate(14)"/></g>`
  );
}

/** Four numbered balls before a board of holes. */
export function lotto({ x, y, reach, random, palette, width, height }: Canvas): string {
  const { deep, mid, light, highlight, ivory, counter } = palette;
  const paper = '#fffdf7';
  let drawn = '';
  for (let column = 0; column < 6; column++) {
    for (let row = 0; row < 9; row++) {
      const holeX = (width * (column + 0.5)) / 6;
      const holeY = (height * (row + 0.5)) / 9;
      drawn += disc(holeX, holeY, reach * 0.085, mid, 0.3);
    }
  }
  const ball = (ballX: number, ballY: number, radius: number, fill: string) =>
    disc(ballX + 4, ballY + 8, radius, deep, 0.4) +
    disc(ballX, ballY, radius, fill) +
    disc(ballX - radius * 0.24, ballY - radius * 0.28, radius * 0.66, '#fff', 0.16) +
    disc(ballX, ballY, radius * 0.56, paper) +
    ring(ballX, ballY, radius * 0.74, paper, 2, 0.8) +
    number(ballX, ballY, radius * 0.46, random.int(1, 49), deep);
  return (
    drawn +
    ball(x + reach * 0.56, y - reach * 0.5, reach * 0.36, highlight) +
    ball(x - reach * 0.58, y + reach * 0.66, reach * 0.34, light) +
    ball(x + reach * 0.58, y + reach * 0.6, reach * 0.42, ivory) +
    ball(x - reach * 0.16, y - reach * 0.02, reach * 0.62, counter)
  );
}
