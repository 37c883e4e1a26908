import { type ComponentPropsWithRef, useMemo } from 'react';
import { encode } from 'uqr';
import { join } from '../join.ts';
import * as css from './QrCode.css.ts';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'aria-label'> {
  /** The text of the code, usually a URL; at most about 2,300 bytes. */
  text: string;
  /** Accessible name. Also show the URL beside the code as text. */
  label: string;
  /** Edge length in px, with the quiet zone. Default 200. */
  size?: number | undefined;
  /** Error correction: 7, 15, 25 or 30 % of the code may be covered or dirty. Default `M`. */
  correction?: 'L' | 'M' | 'Q' | 'H' | undefined;
}

/** Width of the white border, in modules. Cameras need this quiet zone (ISO 18004). */
const quiet = 4;

/** A QR code. It is black on white in both themes, because cameras read no other colours well (REF-01, LAY-09). */
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

/** Draws all dark modules as one path; neighbours in a row share one rectangle. */
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
