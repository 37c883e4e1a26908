import type { ComponentPropsWithRef } from 'react';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './HeaderLink.css.ts';

export interface HeaderLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Before the word, 16 px. */
  icon: IconLike;
  /** Visible word; from 1024 to 1279 px only its icon is drawn. */
  label: string;
  /** Address it leads to; required, because no key reaches a link without one. */
  href: string;
}

/** Help, responsible play: the quiet links at the start of the header's top row. */
export function HeaderLink({ icon, label, className, ...rest }: HeaderLinkProps) {
  return (
    <a data-component="header-link" title={label} {...rest} className={join(css.root, className)}>
      <IconSlot icon={icon} size={16} />
      <span data-part="label" className={css.label}>
        {label}
      </span>
    </a>
  );
}
