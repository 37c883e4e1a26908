import { disc, petal, rotate, stitch, wave } from '../../art/shapes.ts';
import { svg } from '../../art/svg.ts';

interface Shape {
  /** Half of its length and half of its height. */
  readonly long: number;
  readonly high: number;
  readonly body: string;
  readonly belly: string;
  readonly fins: string;
  /** What the kind is known by. */
  readonly mark: 'plain' | 'stripes' | 'whiskers' | 'scales' | 'line' | 'spots';
}

const shapes: Readonly<Record<string, Shape>> = {
  puti: { long: 25, high: 13, body: '#d9e2e4', belly: '#fdf6e3', fins: '#e08a4c', mark: 'plain' },
  koi: { long: 28, high: 14, body: '#6f7f3f', belly: '#d8c987', fins: '#46552a', mark: 'stripes' },
  tengra: {
    long: 32,
    high: 10,
    body: '#b99a4b',
    belly: '#f6e9bf',
    fins: '#7b5f22',
    mark: 'whiskers',
  },
  rui: { long: 38, high: 17, body: '#c9655a', belly: '#f7d9c2', fins: '#8f3434', mark: 'scales' },
  hilsa: { long: 41, high: 17, body: '#9fb7c6', belly: '#fbf5e6', fins: '#48647a', mark: 'line' },
  boal: {
    long: 46,
    high: 14,
    body: '#7d8896',
    belly: '#e6e2da',
    fins: '#465060',
    mark: 'whiskers',
  },
  chitol: { long: 47, high: 21, body: '#c9c3b4', belly: '#fdf6e3', fins: '#77705f', mark: 'spots' },
};

const ink = '#10202b';

function marks({ long, high, mark, fins }: Shape): string {
  const spread = [-0.5, -0.25, 0, 0.25].map((at) => at * long);
  if (mark === 'stripes') {
    return spread
      .map(
        (x) =>
          svg`<path d="M${x},${-high * 0.7} q5,${high * 0.7} 0,${high * 1.4}" stroke="${fins}" stroke-width="3" fill="none" opacity=".7"/>`,
      )
      .join('');
  }
  if (mark === 'whiskers') {
    const x = long * 0.92;
    return svg`<path d="M${x},3 q12,2 13,13 M${x - 2},4 q4,6 1,14 M${x},-2 q11,-4 14,-11" stroke="${ink}" stroke-width="1.4" fill="none" stroke-linecap="round"/>`;
  }
  if (mark === 'scales') {
    const scale = (x: number, y: number) =>
      svg`<path d="M${x},${y - 3} q4,3 0,6" stroke="${fins}" stroke-width="1.5" fill="none"/>`;
    return [-0.5, -0.3, -0.1, 0.1, 0.3]
      .flatMap((at, column) => [-8, 0, 8].map((y) => scale(at * long, y + (column % 2) * 4 - 2)))
      .join('');
  }
  if (mark === 'line') {
    return stitch(svg`M${-long * 0.7},-1 Q0,${-high * 0.35} ${long * 0.5},-2`, fins, 1.6, 0.9);
  }
  if (mark !== 'spots') return '';
  return [-0.62, -0.42, -0.22].map((at) => disc(at * long, high * 0.22, 3.4, ink, 0.75)).join('');
}

/** A fish that swims to the right, in a box of 128 by 64. */
export function fishDrawing(id: string): string {
  const shape = shapes[id];
  if (!shape) return '';
  const { long, high, body, belly, fins } = shape;
  const back = -long * 0.84;
  const tail = -long * 1.28;
  return [
    '<svg viewBox="-64 -32 128 64" aria-hidden="true">',
    svg`<path d="M${back},0 C${tail + 6},${-high * 0.3} ${tail + 3},${-high * 0.9} ${tail},${-high} Q${tail + 7},0 ${tail},${high} C${tail + 3},${high * 0.9} ${tail + 6},${high * 0.3} ${back},0Z" fill="${fins}"/>`,
    svg`<path d="M${-long * 0.25},${-high * 0.75} Q0,${-high * 1.6} ${long * 0.3},${-high * 0.7}Z M${-long * 0.1},${high * 0.75} Q${long * 0.05},${high * 1.45} ${long * 0.25},${high * 0.7}Z" fill="${fins}"/>`,
    svg`<path d="M${-long},0 C${-long * 0.5},${-high * 1.25} ${long * 0.45},${-high * 1.25} ${long},0 C${long * 0.45},${high * 1.25} ${-long * 0.5},${high * 1.25} ${-long},0Z" fill="${body}"/>`,
    svg`<path d="M${-long},0 C${-long * 0.5},${high * 1.25} ${long * 0.45},${high * 1.25} ${long},0 C${long * 0.4},${high * 0.4} ${-long * 0.4},${high * 0.4} ${-long},0Z" fill="${belly}"/>`,
    marks(shape),
    svg`<path d="M${long * 0.5},${-high * 0.6} q${high * 0.4},${high * 0.6} 0,${high * 1.2}" stroke="${fins}" stroke-width="2" fill="none"/>`,
    disc(long * 0.72, -high * 0.15, 3.6, '#fff'),
    disc(long * 0.74, -high * 0.15, 1.9, ink),
    '</svg>',
  ].join('');
}

/** The water behind the fish: waves, lily pads and a stitched current. */
export function waterDrawing(): string {
  const bands = [40, 130, 220, 310].map(
    (y, index) =>
      `<path d="${wave(y, 640, 9, 120, index * 34, 400)}" fill="#04283a" opacity=".${12 + index * 4}"/>`,
  );
  return [
    '<svg class="water" viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">',
    '<rect width="640" height="400" fill="#0b5c6b"/>',
    ...bands,
    stitch('M-10,186 q160,-18 320,0 t340,0', '#bfdfe6', 2, 0.35),
    stitch('M-10,286 q160,18 320,0 t340,0', '#bfdfe6', 2, 0.3),
    '</svg>',
  ].join('');
}

/** A water lily between two leaves, for a corner of the pond. */
export function lilyDrawing(): string {
  const leaf = (x: number, y: number, size: number) =>
    svg`<path d="M${x},${y} L${x + size},${y - size * 0.3} A${size},${size * 0.42} 0 1 1 ${x + size},${y + size * 0.3}Z" fill="#2b7a6b"/>`;
  const petals = [-50, -25, 0, 25, 50].map((degrees) =>
    rotate(petal(40, 32, 2, 19, 6, degrees === 0 ? '#fff1f5' : '#f7aecb'), degrees, 40, 32),
  );
  return `<svg class="lily" viewBox="0 0 80 52" aria-hidden="true">${leaf(22, 38, 17)}${leaf(50, 42, 9)}${petals.join('')}</svg>`;
}
