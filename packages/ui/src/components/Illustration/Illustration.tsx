import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import type { Art } from './art.ts';
import { drawings } from './drawings.tsx';
import { root, size as sizes } from './Illustration.css.ts';

export interface IllustrationProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Which drawing. */
  art: Art;
  /** `md` 148 px wide, `lg` 236. Default `md`. */
  size?: 'md' | 'lg' | undefined;
}

/** Three shapes and one running stitch. Decoration only: the words beside it say it all. */
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
