import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { asPart } from '../as-part.tsx';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './IconButton.css.ts';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The accessible name: what the button does, in words. */
  label: string;
  /** The icon, drawn at 18, 20 or 24 px depending on `size`. */
  icon: IconLike;
  /** 36, 44 or 52 px square; below 1024 px never under 44. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Default `ghost`. */
  variant?: 'ghost' | 'soft' | 'secondary' | undefined;
  /** The action is running: a spinner replaces the icon, presses are ignored, focus is kept. */
  busy?: boolean | undefined;
}

const edge = { sm: 18, md: 20, lg: 24 } as const;

/** A button with an icon only. Put a `CountDot` into `children`; `aria-pressed` makes it a toggle. */
export function IconButton({
  label,
  icon,
  size = 'md',
  variant = 'ghost',
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      data-component="icon-button"
      type={type}
      aria-label={label}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, 'data-state': 'busy' })}
      {...rest}
      onClick={busy ? ignore : onClick}
      className={join(css.root, css.variant[variant], css.size[size], className)}
    >
      <span data-part="icon" className={css.icon}>
        {busy ? <Spinner size={edge[size]} /> : <IconSlot icon={icon} size={edge[size]} />}
      </span>
      {asPart(children)}
    </button>
  );
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
}
