import { svg } from './svg.ts';

const fullTurn = Math.PI * 2;

/** The running stitch of nakshi kantha embroidery, used on all covers. */
export const stitch = (path: string, colour: string, width = 2, opacity = 0.75) =>
  svg`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"
    stroke-linecap="round" stroke-dasharray="${width * 3.2} ${width * 3}" opacity="${opacity}"/>`;

export const ring = (
  x: number,
  y: number,
  radius: number,
  colour: string,
  width = 2,
  opacity = 0.7,
) =>
  svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}"
    stroke-width="${width}" stroke-linecap="round"
    stroke-dasharray="${width * 3.2} ${width * 3}" opacity="${opacity}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string, opacity = 1) =>
  svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${
    opacity < 1 ? ` opacity="${opacity}"` : ''
  }/>`;

/** A circle of dots. `turn` in radians. */
export function dots(
  x: number,
  y: number,
  radius: number,
  count: number,
  size: number,
  fill: string,
  turn = 0,
): string {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const angle = turn + (i / count) * Math.PI * 2;
    drawn += disc(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, size, fill);
  }
  return drawn;
}

/** Turns a drawing by `degrees` around a point. */
export const rotate = (drawing: string, degrees: number, x: number, y: number) =>
  svg`<g transform="rotate(${degrees} ${x} ${y})">${drawing}</g>`;

/** A petal above the centre, from `inner` to `outer` distance. */
export function petal(
  x: number,
  y: number,
  inner: number,
  outer: number,
  width: number,
  fill: string,
  attributes = '',
): string {
  const belly = y - inner - (outer - inner) * 0.35;
  const shoulder = y - inner - (outer - inner) * 0.78;
  return svg`<path d="M${x},${y - inner}
    C${x - width},${belly} ${x - width * 0.8},${shoulder} ${x},${y - outer}
    C${x + width * 0.8},${shoulder} ${x + width},${belly} ${x},${y - inner}Z"
    fill="${fill}"${attributes}/>`;
}

/** Repeats a drawing `count` times in a full circle. */
export function radial(count: number, draw: (degrees: number, index: number) => string): string {
  let drawn = '';
  for (let i = 0; i < count; i++) drawn += draw((i * 360) / count, i);
  return drawn;
}

export function rays(
  x: number,
  y: number,
  length: number,
  count: number,
  fill: string,
  opacity: number,
  degrees = 0,
): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = ((degrees + (i / count) * 360) * Math.PI) / 180;
    const half = Math.PI / count / 2;
    path += svg`M${x},${y}
      L${x + Math.cos(angle - half) * length},${y + Math.sin(angle - half) * length}
      L${x + Math.cos(angle + half) * length},${y + Math.sin(angle + half) * length}Z`;
  }
  return `<path d="${path}" fill="${fill}" opacity="${opacity}"/>`;
}

/** A closed wave band from `y` down to `floor`. */
export function wave(
  y: number,
  width: number,
  height: number,
  length: number,
  shift: number,
  floor: number,
): string {
  const halves = (Math.ceil(width / length) + 1) * 2;
  let path = svg`M${-shift},${y}`;
  for (let i = 0; i < halves; i++) {
    path += svg` q${length / 4},${i % 2 ? height : -height} ${length / 2},0`;
  }
  return path + svg` V${floor} H${-shift} Z`;
}

/** Corners of a regular polygon. `turn` in radians. */
export function corners(x: number, y: number, radius: number, count: number, turn: number) {
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (i * fullTurn) / count;
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius, angle };
  });
}

export interface Gradient {
  id: string;
  /** Stops as [offset, colour, opacity?]. */
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[];
}

const stopTags = ({ stops }: Gradient) =>
  stops
    .map(([offset, colour, opacity]) => {
      const fade = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${fade}/>`;
    })
    .join('');

/** A gradient from top to bottom. */
export const verticalGradient = (gradient: Gradient) =>
  `<linearGradient id="${gradient.id}" x1="0" y1="0" x2="0" y2="1">` +
  `${stopTags(gradient)}</linearGradient>`;

/** A gradient from start to end of the picture. */
export const horizontalGradient = (gradient: Gradient) =>
  `<linearGradient id="${gradient.id}">${stopTags(gradient)}</linearGradient>`;

export const radialGradient = (gradient: Gradient, x: number, y: number, radius: number) =>
  `<radialGradient id="${gradient.id}" cx="${x}" cy="${y}" r="${radius}">` +
  `${stopTags(gradient)}</radialGradient>`;

/** Fills the whole picture with one colour. */
export const sheet = (width: number, height: number, fill: string, opacity = 1) =>
  `<rect width="${width}" height="${height}" fill="${fill}"` +
  `${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
