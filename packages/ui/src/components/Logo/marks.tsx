import type { ReactNode } from 'react';
import { vars } from '../../theme/contract.css.ts';

const ink = vars.color.text.onAccent;
const warm = vars.color.warm.fill;
const stroke = {
  fill: 'none',
  stroke: ink,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** The dashed line under every mark, the signature of the look (design.md §1). */
const stitch = (
  <path
    d="M7 28c3.6-3 7.4 3 11 0s7.4 3 11 0"
    {...stroke}
    strokeWidth="2.4"
    strokeDasharray="3.5 4"
  />
);

/** Sun over the river. */
const padma = (
  <>
    <circle cx="18" cy="14.5" r="6.5" fill={warm} />
    <path d="M4 21c4.5-4 9.5 4 14 0s9.5 4 14 0" {...stroke} strokeWidth="3" />
    {stitch}
  </>
);

/** A water lily: five petals around a warm centre. */
const shapla = (
  <>
    <path d="M18 6c4 4.6 4 10.4 0 15-4-4.6-4-10.4 0-15Z" fill={warm} />
    <path d="M9 10c5 1 7.6 5 9 11M27 10c-5 1-7.6 5-9 11" {...stroke} strokeWidth="2.6" />
    <path d="M5 16.5c5.5-.8 10 .8 13 5.5 3-4.7 7.5-6.3 13-5.5" {...stroke} strokeWidth="2.6" />
    {stitch}
  </>
);

/** Crescent over still water. */
const raat = (
  <>
    <path d="M22.5 5.5a9 9 0 1 0 5.5 11.6A7.4 7.4 0 0 1 22.5 5.500Z" fill={warm} />
    <circle cx="27.5" cy="9" r="1.3" fill={ink} />
    <path d="M5 23.5h26" {...stroke} strokeWidth="2.6" />
    {stitch}
  </>
);

const marks: ReadonlyMap<string, ReactNode> = new Map([
  ['padma', padma],
  ['shapla', shapla],
  ['raat', raat],
]);

/** A brand's own mark is one stroked path. A brand file can contain no other drawing (BRD-02). */
const drawn = (path: string) => <path d={path} {...stroke} strokeWidth="3" />;

/**
 * Returns the drawing of a brand's mark on a 36 × 36 tile: by name (small letters), or from path data (which begins
 * with M).
 * An unknown name gives the river.
 */
export const markOf = (logo: string): ReactNode =>
  marks.get(logo) ?? (logo.startsWith('M') ? drawn(logo) : padma);
