import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A number is px. Default `100%`. */
  width?: number | string | undefined;
  /** A number is px. Default 16; a circle takes its width. */
  height?: number | string | undefined;
  /** Default `text`. */
  shape?: 'block' | 'text' | 'circle' | 'pill' | undefined;
}

/**
 * The box of content that is on its way; give it the size of what replaces it.
 * Appears after 150 ms. Hidden from screen readers: mark the region `aria-busy`.
 */
export function Skeleton({
  shape = 'text',
  width = '100%',
  height = shape === 'circle' ? width : 16,
  className,
  style,
  ...rest
}: SkeletonProps) {
  return (
    <span
      data-component="skeleton"
      aria-hidden="true"
      {...rest}
      className={join(css.root, css.shape[shape], className)}
      style={{ inlineSize: width, blockSize: height, ...style }}
    />
  );
}
