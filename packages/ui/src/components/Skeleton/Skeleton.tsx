import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import * as css from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Width; a number is in px. Default `100%`. */
  width?: number | string | undefined;
  /** Height; a number is in px. Default 16; a circle is as high as wide. */
  height?: number | string | undefined;
  /** Default `text`. */
  shape?: 'block' | 'text' | 'circle' | 'pill' | undefined;
}

/**
 * A placeholder for content that is loading. Give it the size of the content. It appears after 150 ms. It is hidden
 * from screen readers: mark the region with `aria-busy`.
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
