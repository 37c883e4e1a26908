import { type ComponentPropsWithRef, lazy, Suspense } from 'react';
import { join } from '../join.ts';
import type { Art } from './art.ts';
import { root, size as sizes } from './Illustration.css.ts';

export interface IllustrationProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Which drawing; it loads by itself when it is first needed. */
  art: Art;
  /** `md` 148 px wide, `lg` 236. Default `md`. */
  size?: 'md' | 'lg' | undefined;
}

/** Few pages need a picture, so none pays for it; where it cannot be loaded, its place stays empty. */
const Drawing = lazy(() => import('./Drawing.tsx').catch(() => ({ default: () => null })));

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
      <Suspense>
        <Drawing art={art} />
      </Suspense>
    </svg>
  );
}
