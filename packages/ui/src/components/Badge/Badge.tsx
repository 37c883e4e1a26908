import type { ComponentPropsWithRef } from 'react';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './Badge.css.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Meaning of the word. Default `neutral`. The word says it too, never the colour alone. */
  tone?: 'neutral' | 'accent' | 'warm' | 'success' | 'warn' | 'danger' | 'info' | undefined;
  /** Full warm fill, for the demo mark only. */
  solid?: boolean | undefined;
  /** Before the word, 14 px. */
  icon?: IconLike;
}

/** One word on a soft colour: a status, a kind, the demo mark. Not a control. */
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
