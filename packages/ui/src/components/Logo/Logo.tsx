import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import * as css from './Logo.css.ts';
import { markOf } from './marks.tsx';

export interface LogoProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Name of the brand. It is shown and is the accessible name of the link. */
  name: string;
  /** URL of the home page. */
  href: string;
  /** Mark of the brand (`logo` of its seeds): a name or path data. Default `padma`. */
  mark?: string | undefined;
  /** `l` in a header, `s` in a line of small text, where the name is never hidden. Default `l`. */
  size?: 'l' | 's' | undefined;
}

/** Mark and name of the brand, linked to the home page. Below 340 px the name is visually hidden. */
export function Logo({ name, mark = 'padma', size = 'l', className, ...rest }: LogoProps) {
  const pixels = size === 's' ? 18 : 34;
  return (
    <a data-component="logo" {...rest} className={join(css.root, css.size[size], className)}>
      <svg
        className={css.mark}
        width={pixels}
        height={pixels}
        viewBox="0 0 36 36"
        aria-hidden="true"
      >
        {markOf(mark)}
      </svg>
      <span data-part="word" translate="no" className={size === 'l' ? css.word : undefined}>
        {name}
      </span>
    </a>
  );
}
