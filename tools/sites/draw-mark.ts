import { shapesOf } from '../../packages/ui/src/components/Logo/shapes.ts';
import type { SiteBrand } from './brand.ts';

/** Size of the tile of a mark. */
const tile = 36;

/** The mark of a brand on a 36 × 36 tile, without the tile, as SVG. */
export function markSvg({ info, brand }: SiteBrand): string {
  const inks = { ink: brand.light['color-text-on-accent'], warm: brand.light['color-warm-fill'] };
  return shapesOf(info.logo)
    .map((shape) => {
      if ('circle' in shape) {
        const [x, y, radius] = shape.circle;
        return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${inks[shape.fill]}"/>`;
      }
      if ('fill' in shape) return `<path d="${shape.path}" fill="${inks[shape.fill]}"/>`;
      const dash = shape.dash ? ` stroke-dasharray="${shape.dash}"` : '';
      return `<path d="${shape.path}" fill="none" stroke="${inks.ink}" stroke-linecap="round" stroke-linejoin="round" stroke-width="${shape.stroke}"${dash}/>`;
    })
    .join('');
}

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tile} ${tile}">${content}</svg>`;

/** The mark on its tile, with the corners of the brand, as the header shows it. */
export function tileSvg(site: SiteBrand): string {
  const corner = Math.min(tile / 2, site.brand.seeds.radius * 2.5);
  const fill = site.brand.light['color-accent-fill'];
  const rect = `<rect width="${tile}" height="${tile}" rx="${corner}" fill="${fill}"/>`;
  return svg(rect + markSvg(site));
}

/**
 * The mark in the middle of a full square, for systems that cut the corners themselves.
 * @param part how much of the side the mark takes; a maskable icon may lose all outside a circle of 80 %
 */
export function fullSvg(site: SiteBrand, part: number): string {
  const margin = (tile * (1 - part)) / 2;
  const fill = site.brand.light['color-accent-fill'];
  return svg(
    `<rect width="${tile}" height="${tile}" fill="${fill}"/>` +
      `<g transform="translate(${margin} ${margin}) scale(${part})">${markSvg(site)}</g>`,
  );
}
