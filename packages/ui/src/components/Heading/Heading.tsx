import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import * as css from './Heading.css.ts';

/** A level of the page outline, `h1` to `h6`. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Level in the outline of the page. It does not set the size. */
  level: HeadingLevel;
  /** `l` and `display` are smaller on phones. Default: level 1 → `l`, 2 → `m`, deeper → `s`. */
  size?: 'display' | 'l' | 'm' | 's' | undefined;
}

/** A heading. It wraps in balanced lines and is never truncated. */
export function Heading({ level, size = sizeOf(level), className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag data-component="heading" {...rest} className={join(css.root, css.size[size], className)} />
  );
}

function sizeOf(level: HeadingLevel): 'l' | 'm' | 's' {
  if (level === 1) return 'l';
  return level === 2 ? 'm' : 's';
}
