import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import type { Art } from './art.ts';
import { drawings } from './drawings.tsx';
import { root, size as sizes } from './Illustration.css.ts';

export interface IllustrationProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Name of the drawing. */
  art: Art;
  /** `md` 148 px wide, `lg` 236. Default `md`. */
  size?: 'md' | 'lg' | undefined;
}

/** A drawing of three shapes and one dashed line. It is decorative: the text beside it says the same. */
export function Illustration({ art, size = 'md', className, ...rest }: IllustrationProps) {
  return (
    <svg
      data-component="illustration"
      viewBox="0 0 148 104"
      aria-hidden="true"
      {...rest}
      className={join(root, sizes[size], className)}
    >
      {drawings[art]}
    </svg>
  );
}
