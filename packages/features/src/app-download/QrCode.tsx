import { useMemo } from 'react';
import { encode } from 'uqr';
import * as css from './AppDownload.css.ts';

/** Modules of white around the code; cameras need the quiet zone. */
const quiet = 4;

export interface QrCodeProps {
  readonly text: string;
  /** What a screen reader says instead of the picture. */
  readonly label: string;
}

/** A QR code, black on white in both themes: cameras read no other well. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawing(text), [text]);
  return (
    <svg
      className={css.qr}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="white" d={`M0 0h${size}v${size}H0z`} />
      <path fill="black" d={path} />
    </svg>
  );
}

/** One path of 1 by 1 squares, in modules. */
function drawing(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: quiet });
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { size, path: squares.join('') };
}
