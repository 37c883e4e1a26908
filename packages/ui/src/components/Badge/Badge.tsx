import type { ComponentPropsWithRef } from 'react';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './Badge.css.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /**
   * Colour of the badge, by meaning. Default `neutral`. The text must say the meaning too; colour alone is not enough.
   */
  tone?: 'neutral' | 'accent' | 'warm' | 'success' | 'warn' | 'danger' | 'info' | undefined;
  /** Solid warm fill. For the demo mark only. */
  solid?: boolean | undefined;
  /** Icon before the text, 14 px. */
  icon?: IconLike;
}

/** One word on a soft colour, e.g. a status, a kind or the demo mark. It is not a control. */
export function Badge({ tone = 'neutral', solid, icon, className, children, ...rest }: BadgeProps) {
  return (
    <span
      data-component="badge"
      {...rest}
      className={join(css.root, solid === true ? css.solid : css.tone[tone], className)}
    >
      {icon !== undefined && <IconSlot icon={icon} size={14} strokeWidth={2} />}
      <span data-part="label" className={css.label}>
        {children}
      </span>
    </span>
  );
}
