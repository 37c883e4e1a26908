import { paletteOf, palettes } from './palettes.ts';

export interface VendorMarkOptions {
  /**
   * `mono`: one ink in two strengths, black by default, usable as a CSS mask. `colour`: the vendor's own two colours.
   * An image cannot use `currentColor`, so the ink is always given.
   */
  variant?: 'mono' | 'colour';
  /** Ink of the mono variant: 3 or 6 hex digits, with or without `#`. Anything else is black. */
  ink?: string | undefined;
  /** Size in px. Default 48; the drawing has a viewBox of 24. */
  size?: number;
}

const faint = 'opacity=".45"';
const hexInk = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Petals around the centre of a 24 box. */
const bloom = (fill: string) => {
  const petals = [0, 60, 120, 180, 240, 300].map(
    (turn) => `<ellipse cx="12" cy="4.8" rx="2.6" ry="3.4" transform="rotate(${turn} 12 12)"/>`,
  );
  return `<g fill="${fill}" ${faint}>${petals.join('')}</g>`;
};

const bar = (x: number, y: number, height: number) =>
  `<rect x="${x}" y="${y}" width="4" height="${height}" rx="2"`;

/** Twelve glyphs in two tones on a 24 box: strong ink and soft ink. */
const glyphs: readonly ((strong: string, soft: string) => string)[] = [
  // Two moons
  (strong, soft) =>
    `<circle cx="9" cy="12" r="7" fill="${strong}"/>` +
    `<circle cx="15" cy="12" r="7" fill="${soft}" ${faint}/>`,
  // Crossed leaves
  (strong, soft) =>
    `<path d="M12 2c5 5 5 15 0 20C7 17 7 7 12 2Z" fill="${strong}"/>` +
    `<path d="M2 12c5-5 15-5 20 0-5 5-15 5-20 0Z" fill="${soft}" ${faint}/>`,
  // Diamond
  (strong, soft) =>
    `<path d="M12 2 22 12 12 22 2 12Z" fill="${soft}" ${faint}/>` +
    `<path d="M12 7l5 5-5 5-5-5Z" fill="${strong}"/>`,
  // Three reeds
  (strong, soft) =>
    `${bar(3, 11, 10)} fill="${soft}" ${faint}/>` +
    `${bar(10, 3, 18)} fill="${strong}"/>` +
    `${bar(17, 7, 14)} fill="${soft}" ${faint}/>`,
  // Water lily
  (strong, soft) =>
    `<path d="M2 16c4-8 8-8 10 0 2-8 6-8 10 0-4 6-16 6-20 0Z" fill="${strong}"/>` +
    `<circle cx="12" cy="6" r="3" fill="${soft}" ${faint}/>`,
  // Gate
  (strong, soft) =>
    `<path d="M4 20V10a8 8 0 0 1 16 0v10h-5V11a3 3 0 0 0-6 0v9Z" fill="${strong}"/>` +
    `<circle cx="12" cy="19" r="2" fill="${soft}" ${faint}/>`,
  // Open ring
  (strong, soft) =>
    `<path d="M12 2a10 10 0 1 0 10 10h-6a4 4 0 1 1-4-4Z" fill="${strong}"/>` +
    `<circle cx="18" cy="6" r="3.4" fill="${soft}" ${faint}/>`,
  // Peak
  (strong, soft) =>
    `<path d="M3 21 12 3l9 18h-6l-3-6-3 6Z" fill="${strong}"/>` +
    `<path d="M12 15l3 6H9Z" fill="${soft}" ${faint}/>`,
  // Quartered disc
  (strong, soft) =>
    `<path d="M12 12V2a10 10 0 0 1 10 10Z" fill="${strong}"/>` +
    `<path d="M12 12v10A10 10 0 0 1 2 12Z" fill="${strong}"/>` +
    `<path d="M12 12H2A10 10 0 0 1 12 2ZM12 12h10a10 10 0 0 1-10 10Z" fill="${soft}" ${faint}/>`,
  // Flower
  (strong, soft) => `<circle cx="12" cy="12" r="3.2" fill="${strong}"/>${bloom(soft)}`,
  // Two waves
  (strong, soft) =>
    `<path d="M2 7c4-4 6 4 10 0s6 4 10 0v4c-4 4-6-4-10 0S6 7 2 11Z" fill="${strong}"/>` +
    `<path d="M2 14c4-4 6 4 10 0s6 4 10 0v4c-4 4-6-4-10 0s-6-4-10 0Z" fill="${soft}" ${faint}/>`,
  // Four fields
  (strong, soft) =>
    `<rect x="2" y="2" width="9" height="9" rx="2" fill="${strong}"/>` +
    `<rect x="13" y="13" width="9" height="9" rx="2" fill="${strong}"/>` +
    `<circle cx="17.5" cy="6.5" r="4.5" fill="${soft}" ${faint}/>` +
    `<circle cx="6.5" cy="17.5" r="4.5" fill="${soft}" ${faint}/>`,
];

/** The vendor's glyph as a standalone SVG file. The page shows the name as HTML beside the image. */
export function vendorMark(id: number, options: VendorMarkOptions = {}): string {
  const { variant = 'mono', size = 48 } = options;
  const own = paletteOf((id * 5 + 3) % palettes.length);
  const digits = hexInk.exec(options.ink ?? '')?.[1];
  const ink = digits ? `#${digits}` : '#000';
  const [strong, soft] = variant === 'colour' ? [own.base, own.mid] : [ink, ink];
  const glyph = glyphs[id % glyphs.length]?.(strong, soft) ?? '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"` +
    ` viewBox="0 0 24 24">${glyph}</svg>`
  );
}
