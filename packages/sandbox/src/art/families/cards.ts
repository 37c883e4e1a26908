import type { Canvas } from '../canvas.ts';
import { disc, petal, radial, ring, rotate } from '../shapes.ts';
import { svg } from '../svg.ts';

/** The four suits. */
export const suits = ['spade', 'heart', 'club', 'diamond'] as const;
type Suit = (typeof suits)[number];

/** The red of hearts and diamonds. */
export const pipRed = '#c4312f';

/** Draws the sign of a suit around a point, `z` from its middle to its top. */
export const pips: Record<Suit, (x: number, y: number, z: number, fill: string) => string> = {
  diamond: (x, y, z, fill) =>
    svg`<path d="M${x},${y - z}L${x + z * 0.72},${y}L${x},${y + z}L${x - z * 0.72},${y}Z"
      fill="${fill}"/>`,
  heart: (x, y, z, fill) =>
    svg`<path d="M${x},${y + z * 0.95}
      C${x - z * 1.5},${y - z * 0.1} ${x - z * 0.75},${y - z * 1.15} ${x},${y - z * 0.42}
      C${x + z * 0.75},${y - z * 1.15} ${x + z * 1.5},${y - z * 0.1} ${x},${y + z * 0.95}Z"
      fill="${fill}"/>`,
  spade: (x, y, z, fill) =>
    svg`<path d="M${x},${y - z}
      C${x + z * 1.4},${y + z * 0.05} ${x + z * 0.7},${y + z * 0.95} ${x + z * 0.08},${y + z * 0.45}
      L${x + z * 0.34},${y + z} H${x - z * 0.34} L${x - z * 0.08},${y + z * 0.45}
      C${x - z * 0.7},${y + z * 0.95} ${x - z * 1.4},${y + z * 0.05} ${x},${y - z}Z"
      fill="${fill}"/>`,
  club: (x, y, z, fill) =>
    svg`<g fill="${fill}">
      <circle cx="${x}" cy="${y - z * 0.5}" r="${z * 0.46}"/>
      <circle cx="${x - z * 0.5}" cy="${y + z * 0.18}" r="${z * 0.46}"/>
      <circle cx="${x + z * 0.5}" cy="${y + z * 0.18}" r="${z * 0.46}"/>
      <path d="M${x - z * 0.12},${y - z * 0.1}h${z * 0.24}
        L${x + z * 0.34},${y + z} H${x - z * 0.34}Z"/></g>`,
};

/** A fan of three to five cards; the last ones show their face, the others their back. */
export function cards({ x, y, reach, random, palette }: Canvas): string {
  const { deep, mid, light, highlight, ivory, counter } = palette;
  const count = random.pick([3, 3, 4, 5]);
  const wide = reach * 0.86;
  const high = reach * 1.22;
  const firstSuit = random.int(0, 3);
  const spread = count > 3 ? 17 : 22;
  const start = x - wide / 2;
  const top = y - high / 2;
  const sheet = (fill: string) =>
    svg`<rect x="${start}" y="${top}" width="${wide}" height="${high}"
      rx="${reach * 0.09}" fill="${fill}"/>`;
  const shadow = svg`<rect x="${start + 3}" y="${top + 5}" width="${wide}" height="${high}"
    rx="${reach * 0.09}" fill="${deep}" opacity=".35"/>`;

  const face = (suit: Suit) => {
    const colour = suit === 'heart' || suit === 'diamond' ? pipRed : deep;
    const pip = pips[suit];
    const frame = svg`<rect x="${start + 7}" y="${top + 7}" width="${wide - 14}"
      height="${high - 14}" rx="${reach * 0.06}" fill="none" stroke="${colour}"
      stroke-width="1.5" stroke-dasharray="6 5" stroke-linecap="round" opacity=".28"/>`;
    return (
      sheet(ivory) +
      pip(x, y, reach * 0.3, colour) +
      pip(x - wide * 0.36, y - high * 0.38, reach * 0.075, colour) +
      pip(x + wide * 0.36, y + high * 0.38, reach * 0.075, colour) +
      frame
    );
  };
  const back = () => {
    const frame = svg`<rect x="${start + 8}" y="${top + 8}" width="${wide - 16}"
      height="${high - 16}" rx="${reach * 0.05}" fill="none" stroke="${ivory}"
      stroke-width="2" stroke-dasharray="7 5" stroke-linecap="round" opacity=".85"/>`;
    const flower = radial(8, (angle) =>
      rotate(petal(x, y, reach * 0.04, reach * 0.3, reach * 0.06, ivory), angle, x, y),
    );
    return frame + flower;
  };

  let drawn =
    disc(x, y, reach * 1.3, mid, 0.28) +
    ring(x, y, reach * 1.12, light, 2, 0.5) +
    disc(x, y, reach * 0.95, mid, 0.35);
  for (let i = 0; i < count; i++) {
    const last = i === count - 1;
    const open = last || count > 4 || i === count - 2;
    const suit = suits[(firstSuit + i) % 4] ?? 'spade';
    const card =
      shadow + sheet(last ? ivory : i % 2 ? counter : highlight) + (open ? face(suit) : back());
    drawn += rotate(card, (i - (count - 1) / 2) * spread, x, y + high * 0.75);
  }
  return drawn;
}
