import type { ComponentPropsWithRef } from 'react';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './HeaderLink.css.ts';

export interface HeaderLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Icon before the text, 16 px. */
  icon: IconLike;
  /** Visible text. From 1024 to 1279 px only the icon is shown. */
  label: string;
  /** URL of the link. Required, because the keyboard cannot reach a link without one. */
  href: string;
}

/** A muted link at the start of the header's top row, e.g. help or responsible play. */
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
