import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import * as css from './Logo.css.ts';
import { markOf } from './marks.tsx';

export interface LogoProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Name of the brand as shown, and the accessible name of the link. */
  name: string;
  /** Address of the home page. */
  href: string;
  /** Mark of the brand (`logo` of its seeds): a name or path data. Default `padma`. */
  mark?: string | undefined;
}

/** Mark and name of the brand, leading home. Below 340 px the name hides, for the eye only. */
export function Logo({ name, mark = 'padma', className, ...rest }: LogoProps) {
  return (
    <a data-component="logo" {...rest} className={join(css.root, className)}>
      <svg className={css.mark} width="34" height="34" viewBox="0 0 36 36" aria-hidden="true">
        {markOf(mark)}
      </svg>
      <span data-part="word" translate="no" className={css.word}>
        {name}
      </span>
    </a>
  );
}
