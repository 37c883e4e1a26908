import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import { usePictures } from '../Pictures/Pictures.tsx';
import * as css from './VendorGlyph.css.ts';

export interface VendorGlyphProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** URL of the vendor's mark, an SVG. Its shapes are drawn in the text colour. */
  src: string;
  /** Edge length in px. Default 20. */
  size?: number | undefined;
}

/** A vendor's glyph in the colour of the text around it. It is decorative: the name is beside it. */
export function VendorGlyph({ src, size = 20, className, style, ...rest }: VendorGlyphProps) {
  const [mark] = usePictures()(src);
  // Without a picture nothing is shown, because a box in the text colour would look like an error.
  const mask =
    mark === undefined
      ? 'linear-gradient(transparent,transparent)'
      : `url(${JSON.stringify(mark)})`;
  return (
    <span
      data-component="vendor-glyph"
      aria-hidden="true"
      {...rest}
      className={join(css.root, className)}
      style={{ inlineSize: size, blockSize: size, maskImage: mask, ...style }}
    />
  );
}
