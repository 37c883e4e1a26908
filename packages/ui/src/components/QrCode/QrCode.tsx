import { type ComponentPropsWithRef, useMemo } from 'react';
import { encode } from 'uqr';
import { join } from '../join.ts';
import * as css from './QrCode.css.ts';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'aria-label'> {
  /** What the camera reads: an address, at most about 2,300 bytes. */
  text: string;
  /** What a screen reader says instead of the picture; give the address beside it as text too. */
  label: string;
  /** Edge in px, quiet zone included. Default 200. */
  size?: number | undefined;
  /** How much may be covered or dirty: 7, 15, 25 or 30 %. Default `M`. */
  correction?: 'L' | 'M' | 'Q' | 'H' | undefined;
}

/** Modules of white around the code; cameras need the quiet zone (ISO 18004). */
const quiet = 4;

/** A QR code, black on white in both themes: cameras read no other well (REF-01, LAY-09). */
export function QrCode({
  text,
  label,
  size = 200,
  correction = 'M',
  className,
  ...rest
}: QrCodeProps) {
  const { modules, path } = useMemo(() => drawing(text, correction), [text, correction]);
  return (
    <svg
      data-component="qr-code"
      role="img"
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      {...rest}
      aria-label={label}
      className={join(css.root, className)}
    >
      <path fill="white" d={`M0 0h${modules}v${modules}H0z`} />
      <path fill="black" d={path} />
    </svg>
  );
}

/** One path for all dark modules; neighbours in a row share one rectangle. */
function drawing(text: string, ecc: 'L' | 'M' | 'Q' | 'H'): { modules: number; path: string } {
  const { size, data } = encode(text, { ecc, border: quiet });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (row[x] !== true) continue;
      const start = x;
      while (row[x + 1] === true) x += 1;
      path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
    }
  });
  return { modules: size, path };
}
