import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { join } from '../join.ts';
import * as css from './VendorMark.css.ts';

export interface VendorMarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  name: string;
  /** Address of the one-colour glyph (SVG). */
  mark?: string | undefined;
  /** Edge of the glyph in px. Default 24; 18 in the footer's wall. */
  size?: number | undefined;
}

/** Glyph and name of a vendor in the colour of the text around it. */
export function VendorMark({ name, mark, size = 24, className, style, ...rest }: VendorMarkProps) {
  return (
    <span
      data-component="vendor-mark"
      {...rest}
      className={join(css.root, className)}
      style={style}
    >
      {mark !== undefined && (
        <span className={css.glyph} data-part="glyph" style={drawnFrom(mark, size)} />
      )}
      <span className={css.name}>{name}</span>
    </span>
  );
}

/** A mask, because a picture file cannot take the colour of the text around it. */
function drawnFrom(mark: string, size: number): CSSProperties {
  const maskImage = `url("${mark.replaceAll('"', '%22')}")`;
  return { inlineSize: size, blockSize: size, maskImage, WebkitMaskImage: maskImage };
}
